import { ROBOTS, type RobotId } from '../../content/robots';
import type { Task } from '../../state';
import { first, robotsIn, task, type RuleContext } from '../context';
import { offRow, rowWasEmptied, topOfDeck, unmark } from '../cards/deck';
import { soloSideOf, takenSpots } from '../field';
import { freshRobot } from './monsterRobots';

/** The Monster's step after a solo turn, as tasks (M25, M26). */
export function monsterStep(context: RuleContext): readonly Task[] {
  const side = soloSideOf(context.state);
  if (!side) return [];
  const { round } = context.state;
  const gathers = Array.from({ length: side.gathers }, () =>
    task('gather', { optional: side.savedFor !== undefined }),
  );
  const damage = side.damage
    .filter(({ turns }) => turns.includes(round))
    .map(({ count, on }) =>
      task('place', { token: 'damage', count, scope: on === 'strongest' ? 'strongest' : 'own' }),
    );
  return [...gathers, ...damage];
}

/** The Monster takes the oldest Robot of the row, or the top of the deck, and perhaps it destroys one. */
export function gatherOldest(context: RuleContext, { done: saved }: Task): void {
  const { state } = context;
  const spot = takenSpots(context.state)[saved];
  const robot = spot === undefined ? topOfDeck(context) : offRow(context, spot);
  if (robot === undefined) return;
  unmark(context, robot);
  robotsIn(context, undefined).push(freshRobot(robot));
  context.emit({ type: 'gathered', robot, spot: spot ?? 0 });
  if (spot !== undefined) rowWasEmptied(context, undefined);
  const destroysFrom = soloSideOf(state)?.destroysFrom ?? Infinity;
  const base = ROBOTS[robot].strength;
  if (base >= destroysFrom) first(context, task('trample', { robot, base }));
}

/** The player takes Damage, and the Robot stays where it is. */
export function saveOldest(context: RuleContext, { done: saved }: Task): void {
  const { state } = context;
  const spot = takenSpots(context.state)[saved];
  const robot: RobotId | '' | undefined = spot === undefined ? undefined : state.row[spot - 1];
  if (robot !== undefined && robot !== '') context.emit({ type: 'saved', robot });
  for (const one of state.turn.tasks) if (one.kind === 'gather') one.done += 1;
  first(context, task('place', { token: 'damage', count: soloSideOf(state)?.savedFor ?? 0, scope: 'own' }));
}
