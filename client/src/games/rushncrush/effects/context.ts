import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/course/road';
import { instant, rest, together, trailing, type Animation } from '../../../stage/motions/animation';
import type { Point } from '../../../stage/geometry/geometry';
import { speak, spot } from '../../../stage/motions/unitMotions';
import type { Spot } from '../../../stage/film/spray';
import { mix, seatColour } from '../../../stage/drawing/palette';
import type { EffectContextOf } from '../../../stage/contract/boardDefinition';
import { inTurn, throwOn, type Roll, type Thrown } from '../../../stage/motions/throwDice';
import type { BoardSprites } from '../board/BoardSprites';
import { off, placeOf, type Place } from '../looks/layout';
import type { Sound } from '../sounds/recipes';
import { callsOf, type Calls } from '../words/cars/calls';

export type EffectContext = EffectContextOf<BoardSprites, Sound>;

/** The size of a car: 1 is 90 units. */
export const UNIT = 0.6;
/** How long dice tumble. */
export const TUMBLE_MS = 420;

export const DUST = 0xc9a77e;
export const TYRE_SMOKE = 0xd6d0c6;
export const HEAT = 0xff6a2a;

/** The current names of the cars. */
export const callsIn = ({ sprites, names, me }: EffectContext): Calls =>
  callsOf(Object.fromEntries(sprites.pictures()), names(), me());

/** Where a space is. */
export const spaceSpot =
  ({ sprites }: Pick<EffectContext, 'sprites'>, space: SpaceId) =>
  (): Point | undefined =>
    sprites.layout && placeOf(sprites.layout, space)?.at;

export const placeIn = ({ sprites }: EffectContext, car: string): Place | undefined =>
  sprites.units.get(car)?.place;

/** A point of a car, so far ahead of its middle and to its right, as it is drawn at the moment of the call. */
export const partOf =
  (context: EffectContext, car: string, ahead: number, right = 0) =>
  (): Point | undefined => {
    const place = placeIn(context, car);
    return place && off(place, ahead, right);
  };

/** Where a car heads, in radians; half a turn is added for what flies off behind it. */
export const headingOf =
  (context: EffectContext, car: string, turned = 0) =>
  (): number =>
    (placeIn(context, car)?.angle ?? 0) + turned;

/** The current colour of a car's player. */
export function colourOf({ sprites }: EffectContext, car: string): number {
  const picture = sprites.units.get(car)?.picture;
  return picture ? seatColour(picture.seat) : sprites.palette.brass;
}

/** What a car is made of. */
export function paintsOf(context: EffectContext, car: string): readonly number[] {
  const { steel, hull } = context.sprites.palette;
  const colour = colourOf(context, car);
  return [colour, colour, mix(hull, colour, 0.6), steel];
}

/** A car as the film needs it: the frame of the one on turn is no part of it. */
export const figureOf =
  ({ sprites }: EffectContext, car: string) =>
  () => {
    const view = sprites.units.get(car);
    return view && { root: view.root, aside: view.aside };
  };

/** Who shoots or rams, and whom. */
export const attackOf = (context: EffectContext, car: string, target: string) => ({
  attacker: figureOf(context, car),
  from: spot(context, car),
  to: spot(context, target),
  unit: UNIT,
});

/** Dice tumble beside a car and come to rest; their result is told at once. */
export const rolled = ({ sprites, play }: EffectContext, roll: Roll): Animation[] =>
  inTurn(throwOn(sprites.roll, { ...roll, play }));

/** The same for dice that something follows: the last line is told only when that has happened. */
export const throwDice = (
  { sprites, play }: EffectContext,
  { lines, ...roll }: Omit<Roll, 'verdict'>,
): Thrown => throwOn(sprites.roll, { ...roll, lines: lines.slice(0, -1), verdict: lines.at(-1) ?? '', play });

/** The places of two, as far as they are there. */
export const both = (one: Spot, other: Spot) => (): readonly Point[] =>
  [one(), other()].flatMap((at) => at ?? []);

/** Text that rises from a car, for which others wait only a little. */
export const mention = (
  context: EffectContext,
  { car, text, colour }: { readonly car: string; readonly text: string; readonly colour?: number },
  ms = 140,
): Animation => together(rest(ms), trailing(speak(context, car, text, colour)));

/** A mark on the road. */
export const mark = (
  { sprites }: EffectContext,
  make: () => Parameters<BoardSprites['sparks']['traces']['add']>[0] | undefined,
): Animation =>
  instant(() => {
    const trace = make();
    if (trace) sprites.sparks.traces.add(trace);
  });
