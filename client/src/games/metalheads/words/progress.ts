import type { SoloSide, Trigger } from '@gearhall/shared/games/metalheads/content/monsters';
import { TYPES } from '@gearhall/shared/games/metalheads/content/types';
import { ROBOTS } from '@gearhall/shared/games/metalheads/content/robots';
import { monsterIn, soloSideOf } from '@gearhall/shared/games/metalheads/rules/field';
import { strengthOf } from '@gearhall/shared/games/metalheads/rules/strength/strength';
import type { View } from '@gearhall/shared/games/metalheads/view';
import { count } from './names';

/** A step towards the end: in words, and where it can be counted, how much of it is done. */
interface Progress {
  readonly says: string;
  readonly done?: number;
  readonly of?: number;
}

/**
 * How near the end is: a title, and a few words for each thing that brings it, "9 of 20 Strength", "3 of 4 types". Empty
 * once it is there.
 */
export const progressOf = (view: View): readonly string[] => stepsOf(view).map(({ says }) => says);

/** The same, with the figures. */
export function stepsOf(view: View): readonly Progress[] {
  if (view.phase === 'over') return [];
  const solo = soloSideOf(view);
  if (solo)
    return [
      { says: `Turn ${view.round}${solo.turns === undefined ? '' : ` of ${solo.turns}`}` },
      soloProgress(solo, view),
    ];
  const triggers = monsterIn(view).triggers.flatMap((trigger) => triggerProgress(trigger, view));
  return [{ says: view.ending === '' ? 'Ends with' : LAST_ROUND }, ...triggers];
}

/** What is said when the end has come near. */
/** What is stamped on a Robot that is completed. */
export const BUILT = 'BUILT';
export const LAST_ROUND = 'The last round';

const counted = (done: number, of: number, what: string): Progress => ({
  says: `${done} of ${of} ${what}`,
  ...{ done, of },
});

function soloProgress({ win }: SoloSide, view: View): Progress {
  switch (win.kind) {
    case 'strength':
      return counted(strengthOf(view, 0), win.strength, 'Strength');
    case 'robots':
      return {
        ...counted(mostRobots(view), win.robots, ''),
        says: `${mostRobots(view)} of ${count(win.robots, 'Robot')}`,
      };
    case 'strongerThanMonster':
      return { says: `Strength ${strengthOf(view, 0)} to its ${strengthOf(view, undefined)}` };
  }
}

function triggerProgress(trigger: Trigger, view: View): readonly Progress[] {
  const players = view.players.length;
  switch (trigger.kind) {
    case 'strength':
      return [counted(mostStrength(view), trigger.strength, 'Strength')];
    case 'robots':
      return [counted(mostRobots(view), trigger.robots, 'Robots')];
    case 'robotsAtOnce':
      return [counted(mostRobots(view), figureFor(trigger.robots, players), 'Robots')];
    case 'allTypes':
      return [
        counted(mostRobots(view), trigger.robots, 'Robots'),
        counted(mostTypes(view), TYPES.length, 'types'),
      ];
    case 'destroyed':
      return [counted(view.destroyed.length, figureFor(trigger.robots, players), 'destroyed')];
    case 'deckEmpty':
      return [{ says: `${count(view.deck.length, 'Robot')} in the deck` }];
    case 'supplyEmpty':
      return [{ says: `${count(view.supply, 'token')} left` }];
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
