import { turned, type Direction } from '@gearhall/shared/core/game/hex';
import { type Side, SIDES } from '@gearhall/shared/games/metalkrushers/content/sides';
import type { EventOf } from '@gearhall/shared/games/metalkrushers/events';
import { eased, easedOut, instant, rest, together, type Animation } from '../../../stage/motions/animation';
import { away, between, type Point } from '../../../stage/geometry/geometry';
import { blast, dust } from '../../../stage/film/spray';
import { lastBlow } from '../../../stage/film/strikes';
import { scene } from '../../../stage/motions/motions';
import { slideUnit, spot, turnUnit } from '../../../stage/motions/unitMotions';
import type { EffectContextOf } from '../../../stage/contract/boardDefinition';
import { inTurn, throwOn, type Roll, type Thrown } from '../../../stage/motions/throwDice';
import type { BoardSprites } from '../board/BoardSprites';
import { skidBetween, wreckSoot } from '../board/lasting';
import { numberOf } from '../../../stage/drawing/palette';
import { angleOf, PITCH, pointOf } from '../looks/layout';
import type { Sound } from '../sounds/recipes';
import { stopsOf } from '../prospects/moveOptions';

export type EffectContext = EffectContextOf<BoardSprites, Sound>;

const STEP_MS = 170;
const SIXTH = Math.PI / 3;

/** Where a side of a Krusher is drawn at this moment. */
export const sideSpot =
  ({ sprites }: EffectContext, krusher: string, side: Side) =>
  (): Point | undefined => {
    const shown = sprites.units.get(krusher)?.picture;
    const at = sprites.spotOf(krusher);
    return shown && at && away(at, angleOf(turned(shown.facing, SIDES.indexOf(side))), PITCH * 0.4);
  };

/** A Krusher walks its path, step by step and turn by turn. */
export function walk(
  { sprites }: EffectContext,
  { krusher, from, to, facing, way }: EventOf<'moved'>,
): Animation {
  const letters = [...way];
  const net =
    letters.filter((letter) => letter === 'r').length - letters.filter((letter) => letter === 'l').length;
  const first = turned(facing as Direction, -net);
  const stops = stopsOf({ at: from, facing: first }, way);
  const arrive = (): void =>
    sprites.change(krusher, () => ({ at: pointOf(to), facing: facing as Direction }));
  return scene(
    Math.max(1, letters.length) * STEP_MS,
    () => {
      const view = sprites.units.get(krusher);
      if (!view) return undefined;
      view.root.zIndex = 2;
      const angles = anglesAlong(angleOf(first), letters);
      return (share) => {
        if (view.root.destroyed || letters.length === 0) return;
        const index = Math.min(letters.length - 1, Math.floor(share * letters.length));
        const part = eased(share * letters.length - index);
        const [here, next] = [stops[index]?.at ?? from, stops[index + 1]?.at ?? to];
        view.root.position.copyFrom(between(pointOf(here), pointOf(next), part));
        const [angle = 0, later = 0] = [angles[index], angles[index + 1]];
        view.face(angle + (later - angle) * part);
      };
    },
    arrive,
  );
}

function anglesAlong(first: number, letters: readonly string[]): number[] {
  const angles = [first];
  for (const letter of letters) {
    const last = angles.at(-1) ?? first;
    angles.push(letter === 'r' ? last + SIXTH : letter === 'l' ? last - SIXTH : last);
  }
  return angles;
}

/** A Krusher is pushed, or follows: a straight slide. */
export const slide = (
  context: EffectContext,
  krusher: string,
  [from, to]: readonly [string, string],
): Animation =>
  slideUnit(context, krusher, { from: pointOf(from), to: pointOf(to), ms: 260, ease: easedOut });

/** A Krusher is pushed with its wheels locked: their marks stay on the steel. */
export const shove = (
  context: EffectContext,
  krusher: string,
  [from, to]: readonly [string, string],
): readonly Animation[] => {
  const [start, end] = [pointOf(from), pointOf(to)];
  return [
    together(
      slide(context, krusher, [from, to]),
      dust(context, { at: () => end, unit: UNIT, colour: 0x8a8f94, count: 7 }),
    ),
    instant(() => context.sprites.sparks.traces.add(skidBetween(start, end))),
  ];
};

/** A Krusher turns in place, the shorter way. */
export const turn = (
  context: EffectContext,
  krusher: string,
  [from, to]: readonly [Direction, Direction],
): Animation => turnUnit(context, krusher, { from, to, angleOf, ms: () => 320 });

/** Dice tumble beside the fighters and come to rest; then their sum is shown. */
export const throwDice = ({ sprites, play }: EffectContext, roll: Roll): Thrown =>
  throwOn(sprites.roll, { ...roll, play, besides: () => sprites.fighters() });

/** The same, one after the other. */
export const rolled = (context: EffectContext, roll: Roll): Animation[] => inTurn(throwDice(context, roll));

/** The size of a Krusher: 1 is 90 units. */
export const UNIT = 0.85;

export const figureOf =
  ({ sprites }: EffectContext, krusher: string) =>
  () => {
    const view = sprites.units.get(krusher);
    return view && { root: view.root, aside: view.aside };
  };

/** What a Krusher hits, and from where. */
export const attackOf = (context: EffectContext, krusher: string, target: string) => ({
  attacker: figureOf(context, krusher),
  from: spot(context, krusher),
  to: spot(context, target),
  unit: UNIT,
});

/** The current colour of a Krusher's player. */
export function colourOf({ sprites }: EffectContext, krusher: string): number {
  const picture = sprites.units.get(krusher)?.picture;
  return picture ? numberOf(picture.look.colour) : sprites.palette.brass;
}

/** A Krusher breaks into its own plates, which fly off; soot and its wreck stay. */
export function fallApart(context: EffectContext, krusher: string, colour: number): Animation[] {
  const { sprites } = context;
  const { steel, steelDark, hull } = sprites.palette;
  let place: Point | undefined;
  const at = (): Point | undefined => place;
  const gone = instant(() => {
    place = sprites.spotOf(krusher);
    const picture = sprites.units.get(krusher)?.picture;
    if (picture) sprites.wrecks.add(picture);
    if (place) sprites.sparks.traces.add(wreckSoot(place));
    context.play('destroyed');
    sprites.units.drop(krusher);
  });
  return [
    lastBlow(context, figureOf(context, krusher)),
    gone,
    together(
      ...blast(context, { at, unit: UNIT, colours: [colour, colour, steel, steelDark, hull] }),
      rest(300),
    ),
  ];
}
