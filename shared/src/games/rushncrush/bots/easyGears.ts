import { nextBoxes, type BoxId, type Stick } from '../content/gears';
import { moverOf, roadFor, turnOf } from '../rules/field';
import { spaceOf } from '../rules/course/road';
import { heatDiceOf } from '../rules/gears/rolling';
import { speedOf } from '../rules/rounds/rounds';
import type { View } from '../view';
import { of, type Idea } from './candidates/ideas';

/** The gearstick of the easy bot: a cool engine first, speed second. */

/** The maximum speed that it dares. */
const FAST = 10;
/** From this heat on it wants a box with a cool engine. */
const HOT = 3;

const speedIn = (box: BoxId): number => speedOf({ box });

/** As cool as it wants its engine, and no faster than it dares. */
function isFine(view: View, box: BoxId): boolean {
  const bearable = moverOf(view).heat >= HOT ? 0 : 1;
  return heatDiceOf(box) <= bearable && speedIn(box) <= FAST;
}

/** The boxes that this movement of the gearstick reaches, only the coolest ones. */
function coolest(view: View, stick: Stick): readonly BoxId[] {
  const boxes = nextBoxes(moverOf(view).box).flatMap((next) => (next.stick === stick ? [next.box] : []));
  const least = Math.min(...boxes.map(heatDiceOf));
  return boxes.filter((box) => heatDiceOf(box) === least);
}

/** Faster if that is fine, otherwise into a cooler gear, otherwise slower if the box itself is not fine. */
export const shiftGear: Idea = (view, legal) => {
  const gears = of(legal, 'gear');
  if (gears.length === 0) return [];
  const { box } = moverOf(view);
  const faster = coolest(view, 'accelerate').filter((next) => isFine(view, next));
  const cooler = coolest(view, 'shift').filter((next) => heatDiceOf(next) < heatDiceOf(box));
  const slower = isFine(view, box) ? [] : coolest(view, 'brake');
  const wanted = [faster, cooler, slower].find(({ length }) => length > 0) ?? [];
  return gears.filter((gear) => wanted.includes(gear.box));
};

/** A Turbo point while the engine is cold. */
export const spurt: Idea = (view, legal) =>
  moverOf(view).heat > 0 || turnOf(view).turbo > 0
    ? []
    : of(legal, 'turbo').filter(({ box }) => isFine(view, box) && heatDiceOf(box) === 0);

/** A Brake point if something is in its lane, closer than the way that it has to drive. */
export const brakeGently: Idea = (view, legal) => {
  const { box } = moverOf(view);
  if (speedIn(box) < BRAKING || turnOf(view).brake > 0 || !isWallAhead(view)) return [];
  return of(legal, 'brake').filter((next) => heatDiceOf(next.box) <= heatDiceOf(box));
};
const BRAKING = 8;

function isWallAhead(view: View): boolean {
  const road = roadFor(view);
  const { at, box } = moverOf(view);
  let space = spaceOf(road, at);
  for (let points = speedIn(box); points > 0; points -= 1) {
    const next = road.byId.get(space.next.ahead);
    if (!next) return false;
    if (next.isWall) return true;
    space = next;
  }
  return false;
}
