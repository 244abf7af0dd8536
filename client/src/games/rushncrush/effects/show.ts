import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/road';
import { eased, easedOut, type Animation } from '../../../stage/animation';
import { between, type Point } from '../../../stage/geometry';
import { rise, scene } from '../../../stage/motions';
import { seatColour } from '../../../stage/palette';
import type { TableShow } from '../../../stage/tableKit';
import { throwOn, type Roll, type Thrown } from '../../../stage/throwDice';
import type { Cast } from '../cast';
import { placeOf, placesAlong, type Place } from '../layout';
import { placeAlong } from '../views/curve';
import { callsOf, type Calls } from '../words/calls';

export type Show = TableShow<Cast>;

/** From one space to the next; a long way is not driven slowly. */
const STEP_MS = 120;
const LONGEST_MS = 1500;

/** What cars are called at this moment. */
export const callsIn = ({ cast, names, me }: Show): Calls =>
  callsOf(
    Object.fromEntries(cast.cars.entries().flatMap(([id, { picture }]) => (picture ? [[id, picture]] : []))),
    names(),
    me(),
  );

/** Where a car is drawn at this moment. */
export const spot =
  ({ cast }: Pick<Show, 'cast'>, car: string) =>
  (): Point | undefined =>
    cast.spotOf(car);

/** Where a space is. */
export const spaceSpot =
  ({ cast }: Pick<Show, 'cast'>, space: SpaceId) =>
  (): Point | undefined =>
    cast.layout && placeOf(cast.layout, space)?.at;

/** The colour of a car's player at this moment. */
export function colourOf({ cast }: Show, car: string): number {
  const picture = cast.cars.get(car)?.picture;
  return picture ? seatColour(picture.seat) : cast.palette.brass;
}

/** Dice tumble beside a car and come to rest; then their sum is told. */
export const throwDice = ({ cast }: Show, roll: Roll): Thrown => throwOn(cast.roll, roll);

/** The same, one after the other. */
export function rolled(show: Show, roll: Roll): Animation[] {
  const { tumble, read } = throwDice(show, roll);
  return [tumble, read];
}

/** Words that rise from a car. */
export const speak = (show: Show, car: string, text: string, colour?: number): Animation =>
  rise(show, text, spot(show, car), colour);

/** What the panels tell as well is told in passing: nobody is to wait for it. */
export const mention = (show: Show, car: string, text: string, colour?: number): Animation => ({
  ...speak(show, car, text, colour),
  ms: 280,
});

/** A car drives from space to space, round bends and over to other lanes. */
export function drive({ cast }: Show, car: string, from: SpaceId, path: readonly SpaceId[]): Animation {
  let places: Place[] = [];
  return scene(
    Math.max(280, Math.min(LONGEST_MS, path.length * STEP_MS)),
    () => {
      const view = cast.cars.get(car);
      if (!view || !cast.layout) return undefined;
      places = placesAlong(cast.layout, from, path);
      view.root.zIndex = 2;
      return (share) => {
        const place = placeAlong(places, gentle(share));
        if (place && !view.root.destroyed) view.put(place);
      };
    },
    () => {
      const place = places.at(-1);
      if (place) cast.change(car, () => ({ place }));
    },
  );
}

/** Off at once, and braking a little at the end. */
const gentle = (share: number): number => 0.35 * share + 0.65 * eased(share);

/** A car is pushed aside without turning much. */
export function slide({ cast }: Show, car: string, to: SpaceId): Animation {
  let end: Place | undefined;
  return scene(
    300,
    () => {
      const view = cast.cars.get(car);
      if (!view || !cast.layout) return undefined;
      const start = view.place;
      end = placeOf(cast.layout, to);
      return (share) => {
        if (!end || view.root.destroyed) return;
        const skid = Math.sin(share * Math.PI) * 0.35;
        view.put({
          at: between(start.at, end.at, easedOut(share)),
          angle: share === 1 ? end.angle : start.angle + skid,
        });
      };
    },
    () => {
      const place = end;
      if (place) cast.change(car, () => ({ place }));
    },
  );
}

/** A car lunges towards a point and bounces back. */
export function lunge({ cast }: Show, car: string, target: () => Point | undefined): Animation {
  return scene(300, () => {
    const view = cast.cars.get(car);
    const to = target();
    if (!view || !to) return undefined;
    const { at, angle } = view.place;
    return (share) => {
      if (view.root.destroyed) return;
      view.put({ at: share === 1 ? at : between(at, to, Math.sin(share * Math.PI) * 0.42), angle });
    };
  });
}

/** A car shakes where it stands. */
export function shake({ cast }: Show, car: string): Animation {
  return scene(360, () => {
    const view = cast.cars.get(car);
    if (!view) return undefined;
    const { at, angle } = view.place;
    return (share) => {
      if (view.root.destroyed) return;
      const swing = share === 1 ? 0 : Math.sin(share * 30) * (1 - share);
      view.put({ at: { x: at.x + swing * 5, y: at.y + swing * 2 }, angle: angle + swing * 0.12 });
    };
  });
}
