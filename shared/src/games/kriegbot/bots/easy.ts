import { distance } from '../../../core/hex';
import type { Bot } from '../../../core/game';
import type { Seat } from '../../../core/seats';
import type { Action, ActionOf } from '../actions';
import { hexAt } from '../content/map';
import { armsOf } from '../content/weapons';
import { isNo } from '../rules/answers';
import { isInArc, rangeBetween } from '../rules/arcs';
import { bandDice } from '../rules/arms';
import { enemiesOf, isAlive, isStructure, placeOf, robotOf, type Bot as Robot } from '../rules/field';
import { baseSilhouette } from '../rules/speed';
import type { View } from '../view';
import { hitChance } from './pools';
import { assigned, designed, ofType, placed } from './preparing';
import { numberOf } from '../rules/grid';
import { walksTo } from './walking';

/** Plain, but sane: comes near, faces the enemy, and shoots at the best chance; it looks no further than that. */
export const easy: Bot<View, Action> = {
  choose(view, seat, legal, dice) {
    if (view.phase === 'templates') return assigned(view, legal, dice) ?? dice.pick(legal);
    if (view.phase === 'design') return designed(view, seat, legal, dice) ?? dice.pick(legal);
    if (view.question?.kind === 'place') return placed(legal, dice) ?? dice.pick(legal);
    for (const idea of IDEAS) {
      const ideas = idea(view, seat, legal);
      if (ideas.length > 0 && dice.roll(SIDES) > (SLIPS.get(idea) ?? 0)) return dice.pick(ideas);
    }
    return dice.pick(legal);
  },
};

const SIDES = 6;

/** The actions among which it does not mind; none where the idea is not to the point. */
type Idea = (view: View, seat: Seat, legal: readonly Action[]) => readonly Action[];

const reboot: Idea = (_view, _seat, legal) =>
  legal.some(({ type }) => type === 'endMove') ? [] : ofType(legal, 'reboot');

/** Near enough, it thinks. */
const NEAR = 3;

/** Ends where the next enemy is before it and near, as well as it can. */
const approach: Idea = (view, _seat, legal) => {
  const robot = askedOf(view);
  const enemy = robot && nextEnemy(view, robot);
  if (!enemy) return ofType(legal, 'endMove');
  const walks = walksTo(view, robot, enemy.at);
  const ways = [...ofType(legal, 'move'), ...ofType(legal, 'endMove')];
  const score = (way: ActionOf<'move'> | ActionOf<'endMove'>): number => {
    const [at, facing] = way.type === 'move' ? [way.to, way.facing] : [robot.at, robot.facing];
    const gap = Math.abs((walks[numberOf(at)] ?? 0) - NEAR);
    return gap + (isInArc('front60', at, facing, enemy.at) ? 0 : 2);
  };
  const least = Math.min(...ways.map(score));
  return ways.filter((way) => score(way) === least);
};

/** Sometimes it stands, and gathers power for a shot. */
const powerUp: Idea = (view, _seat, legal) => {
  const robot = askedOf(view);
  const enemy = robot && nextEnemy(view, robot);
  return enemy && rangeBetween(robot.at, enemy.at) <= 2 * NEAR ? ofType(legal, 'powerUp') : [];
};

/** The attack that is most likely to hit a robot; no thought of what it does there. */
const shoot: Idea = (view, _seat, legal) => {
  const shots = [...ofType(legal, 'attack'), ...ofType(legal, 'strafe')].filter(
    ({ target }) => !isStructure(target),
  );
  const chances = shots.map((shot) => chanceOf(view, shot));
  const most = Math.max(0, ...chances);
  return most > 0 ? shots.filter((_, index) => chances[index] === most) : [];
};

function chanceOf(view: View, { arms, target }: ActionOf<'attack'> | ActionOf<'strafe'>): number {
  const robot = askedOf(view);
  if (!robot) return 0;
  const dice = bandDice(armsOf(arms).bands, rangeBetween(robot.at, placeOf(view, target)));
  return hitChance(Math.max(1, dice), baseSilhouette(robotOf(view, target)));
}

const finish: Idea = (_view, _seat, legal) => [...ofType(legal, 'pass'), ...ofType(legal, 'endMove')];
const useCard: Idea = (_view, _seat, legal) => ofType(legal, 'answer').filter((answer) => !isNo(answer));
const noAnswer: Idea = (_view, _seat, legal) => ofType(legal, 'answer').filter(isNo);

const IDEAS: readonly Idea[] = [useCard, noAnswer, reboot, shoot, powerUp, approach, finish];
/** How often, of six times, it does not think of it. */
const SLIPS: ReadonlyMap<Idea, number> = new Map([
  [useCard, 3],
  [powerUp, 5],
]);

const askedOf = (view: View): Robot | undefined => view.question && robotOf(view, view.question.robot);

function nextEnemy(view: View, robot: Robot): Robot | undefined {
  const range = (other: Robot): number => distance(hexAt(robot.at), hexAt(other.at));
  const enemies = enemiesOf(view, robot.team).filter(isAlive);
  return enemies.toSorted((one, other) => range(one) - range(other))[0];
}
