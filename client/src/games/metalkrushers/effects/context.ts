import { turned, type Direction } from '@gearhall/shared/core/hex';
import { type Side, SIDES } from '@gearhall/shared/games/metalkrushers/content/sides';
import type { EventOf } from '@gearhall/shared/games/metalkrushers/events';
import { eased, easedOut, together, type Animation } from '../../../stage/animation';
import { away, between, type Point } from '../../../stage/geometry';
import { flare, scene } from '../../../stage/motions';
import { cycled, lungeUnit, scatter, slideUnit, spot, tracer, turnUnit } from '../../../stage/unitMotions';
import type { EffectContextOf } from '../../../stage/boardDefinition';
import { inTurn, throwOn, type Roll, type Thrown } from '../../../stage/throwDice';
import type { BoardSprites } from '../BoardSprites';
import { angleOf, PITCH, pointOf } from '../layout';
import { stopsOf } from '../moveOptions';

export type EffectContext = EffectContextOf<BoardSprites>;

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

/** A Krusher turns in place, the shorter way. */
export const turn = (
  context: EffectContext,
  krusher: string,
  [from, to]: readonly [Direction, Direction],
): Animation => turnUnit(context, krusher, { from, to, angleOf, ms: () => 320 });

/** Dice tumble beside the fighters and come to rest; then their sum is shown. */
export const throwDice = ({ sprites }: EffectContext, roll: Roll): Thrown =>
  throwOn(sprites.roll, { ...roll, besides: () => sprites.fighters() });

/** The same, one after the other. */
export const rolled = (context: EffectContext, roll: Roll): Animation[] => inTurn(throwDice(context, roll));

/** A Krusher lunges at another and draws back. */
export const lunge = (context: EffectContext, krusher: string, target: string): Animation =>
  lungeUnit(context, krusher, spot(context, target), { ms: 260, reach: 0.28 });

/** A shot flies from one Krusher to another. */
export const shot = (context: EffectContext, krusher: string, target: string): Animation =>
  tracer(context, {
    from: spot(context, krusher),
    to: spot(context, target),
    colour: context.sprites.palette.danger,
    ms: 240,
  });

/** A Krusher breaks into pieces, which fly off. */
export function fallApart(context: EffectContext, krusher: string, colour: number): Animation[] {
  const { sprites } = context;
  const { steel, danger, brass } = sprites.palette;
  let place: Point | undefined;
  const at = (): Point | undefined => place;
  const gone = (): Point | undefined => {
    place = sprites.spotOf(krusher);
    const picture = sprites.units.get(krusher)?.picture;
    if (picture) sprites.wrecks.add(picture);
    context.play('destroyed');
    sprites.units.drop(krusher);
    return place;
  };
  const pieces = scatter(context, gone, {
    colours: cycled([steel, colour, colour], 12),
    ms: 620,
    reach: (index) => 60 + (index % 4) * 24,
  });
  return [pieces, together(flare(context, danger, at), flare(context, brass, at))];
}
