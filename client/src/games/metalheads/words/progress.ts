import type { SoloSide, Trigger } from '@gearhall/shared/games/metalheads/content/monsters';
import { TYPES } from '@gearhall/shared/games/metalheads/content/types';
import { ROBOTS } from '@gearhall/shared/games/metalheads/content/robots';
import { monsterIn, soloSideOf } from '@gearhall/shared/games/metalheads/rules/field';
import { strengthOf } from '@gearhall/shared/games/metalheads/rules/strength/strength';
import type { View } from '@gearhall/shared/games/metalheads/view';
import { count } from './names';

/**
 * How near the end is: a title, and a few words for each thing that brings it, "9 of 20 Strength", "3 of 4 types". Empty
 * once it is there.
 */
export function progressOf(view: View): readonly string[] {
  if (view.phase === 'over') return [];
  const solo = soloSideOf(view);
  if (solo)
    return [
      `Turn ${view.round}${solo.turns === undefined ? '' : ` of ${solo.turns}`}`,
      soloProgress(solo, view),
    ];
  const triggers = monsterIn(view).triggers.flatMap((trigger) => triggerProgress(trigger, view));
  return [view.ending === '' ? 'Ends with' : 'The last round', ...triggers];
}

function soloProgress({ win }: SoloSide, view: View): string {
  switch (win.kind) {
    case 'strength':
      return `${strengthOf(view, 0)} of ${win.strength} Strength`;
    case 'robots':
      return `${mostRobots(view)} of ${count(win.robots, 'Robot')}`;
    case 'strongerThanMonster':
      return `Strength ${strengthOf(view, 0)} to its ${strengthOf(view, undefined)}`;
  }
}

function triggerProgress(trigger: Trigger, view: View): readonly string[] {
  const players = view.players.length;
  switch (trigger.kind) {
    case 'strength':
      return [`${mostStrength(view)} of ${trigger.strength} Strength`];
    case 'robots':
      return [`${mostRobots(view)} of ${trigger.robots} Robots`];
    case 'robotsAtOnce':
      return [`${mostRobots(view)} of ${figureFor(trigger.robots, players)} Robots`];
    case 'allTypes':
      return [
        `${mostRobots(view)} of ${trigger.robots} Robots`,
        `${mostTypes(view)} of ${TYPES.length} types`,
      ];
    case 'destroyed':
      return [`${view.destroyed.length} of ${figureFor(trigger.robots, players)} destroyed`];
    case 'deckEmpty':
      return [`${count(view.deck.length, 'Robot')} in the deck`];
    case 'supplyEmpty':
      return [`${count(view.supply, 'token')} left`];
  }
}

const figureFor = (figures: Readonly<Partial<Record<number, number>>>, players: number): number =>
  figures[players] ?? 0;

const most = ({ players }: View, of: (player: View['players'][number], seat: number) => number): number =>
  Math.max(...players.map(of));

const mostStrength = (view: View): number => most(view, (_, seat) => strengthOf(view, seat));
const mostRobots = (view: View): number => most(view, ({ robots }) => robots.length);
const mostTypes = (view: View): number =>
  most(view, ({ robots }) => new Set(robots.map(({ robot }) => ROBOTS[robot].type)).size);
