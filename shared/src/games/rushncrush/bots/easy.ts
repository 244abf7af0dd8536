import type { Bot } from '../../../core/bots/bot';
import { expectDefined } from '../../../core/ground/result';
import type { Dice } from '../../../core/dice/dice';
import type { Action } from '../actions';
import { carAt, moverOf, roadFor } from '../rules/field';
import { FINISH, findSpace, spaceOf, type SpaceId } from '../rules/course/road';
import { speedOf } from '../rules/rounds/rounds';
import { brakeGently, shiftGear, spurt } from './easyGears';
import { arm, boost, goOn, mine, of, shoot, type Idea } from './candidates/ideas';
import type { View } from '../view';

/**
 * For a first race: shifts up as long as the engine stays cool, drives straight on until something is in the way, and
 * now and then rams a car that is near. It overlooks a wall now and then, and plans nothing.
 */
export const easy: Bot<View, Action> = {
  choose(view, _seat, legal, { dice }) {
    if (!view.turn) return dice.pick(legal);
    for (const { idea, once } of IDEAS) {
      const ideas = idea(view, legal);
      if (ideas.length > 0 && dice.roll(once) === 1) return expectDefined(pickOf(ideas, dice), 'an idea');
    }
    return dice.pick(legal);
  },
};

const pickOf = (ideas: readonly Action[], dice: Dice): Action | undefined =>
  ideas.length > 0 ? dice.pick(ideas) : undefined;

/** With less Structure than this it does not ram for fun. */
const FRAIL = 4;
const isSturdy = (view: View): boolean => moverOf(view).structure >= FRAIL;

const ram: Idea = (view, legal) => {
  if (!isSturdy(view)) return [];
  const rams = of(legal, 'sideRam').filter(({ points }) => points <= NEAR);
  const most = Math.max(...rams.map(({ use }) => use.length));
  return rams.filter(({ use }) => use.length === most);
};

const rush: Idea = (view, legal) =>
  isSturdy(view) ? of(legal, 'rushNCrush').filter(({ points }) => points <= NEAR) : [];
/** The maximum distance of a car or wall that it drives into. */
const NEAR = 5;

/** A wall straight ahead that it sees too late. */
const overlook: Idea = (view, legal) => {
  const car = moverOf(view);
  if (!isSturdy(view) || speedOf(car) > SLOW) return [];
  return of(legal, 'crash').filter(({ by, points }) => by === 'ahead' && points === 1);
};
/** Above this speed a wall costs so much that it pays attention. */
const SLOW = 8;

/** Straight on as far as the lane is free; otherwise as far as any way leads. */
const drive: Idea = (view, legal) => {
  const drives = of(legal, 'drive');
  const lane = laneAhead(view);
  const straight = drives.filter(({ to, points }) => lane[points - 1] === to);
  const [far, near] = [drives, straight].map((some) => Math.max(0, ...some.map(({ points }) => points)));
  if (near === far || (near ?? 0) >= AHEAD) return straight.filter(({ points }) => points === near);
  return drives.filter(({ points }) => points === far);
};
/** A sufficient number of free spaces straight ahead. */
const AHEAD = 3;
/** The maximum distance of a turn. */
const FASTEST = 18;

function laneAhead(view: View): SpaceId[] {
  const road = roadFor(view);
  const lane: SpaceId[] = [];
  let at = spaceOf(road, moverOf(view).at).next.ahead;
  for (
    let space = findSpace(road, at);
    space && !space.isWall && !carAt(view, at);
    space = findSpace(road, at)
  ) {
    lane.push(at);
    if (lane.length === FASTEST) return lane;
    at = space.next.ahead;
  }
  return at === FINISH ? [...lane, at] : lane;
}

const roll: Idea = (_view, legal) => of(legal, 'roll');
const swerve: Idea = (_view, legal) => of(legal, 'swerve');
/** What to hit, if something must be hit. */
const collide: Idea = (_view, legal) =>
  [of(legal, 'sideRam'), of(legal, 'rushNCrush'), of(legal, 'crash')].find(({ length }) => length > 0) ?? [];

/** In this order; it follows an idea one time in `once`. */
const IDEAS: readonly { readonly idea: Idea; readonly once: number }[] = [
  { idea: shiftGear, once: 1 },
  { idea: spurt, once: 4 },
  { idea: brakeGently, once: 4 },
  { idea: shoot, once: 2 },
  { idea: mine, once: 2 },
  { idea: boost, once: 1 },
  { idea: arm, once: 3 },
  { idea: roll, once: 1 },
  { idea: ram, once: 1 },
  { idea: rush, once: 1 },
  { idea: overlook, once: 3 },
  { idea: drive, once: 1 },
  { idea: swerve, once: 1 },
  { idea: goOn, once: 1 },
  { idea: collide, once: 1 },
];
