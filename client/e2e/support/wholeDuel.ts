import { isSame } from '@gearhall/shared/core/json/equality';
import { matchSeed } from '@gearhall/shared/core/dice/dice';
import { Match } from '@gearhall/shared/core/match';
import { isRefusal } from '@gearhall/shared/core/ground/result';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { Design } from '@gearhall/shared/games/kriegbot/content/designs';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { RULES } from '@gearhall/shared/games/rules';
import { shotOf, ROBOTS, NORTH, assume, findGame, type ScriptedGame } from './scriptedGame';
import { ADA, BO, NEAR } from './duel';

/**
 * A whole duel with the expansion: Ada's Hoverbot with an Infantry Pod against Bo's Rocketbot with a drone. What each
 * player does in it, question by question; a seed is looked for with which it comes to everything that is wanted.
 */

export const CHASSIS = ['hoverbot', 'rocketbot'] as const;
const DESIGNS = [
  {
    slots: {
      primary: 'railgun',
      secondary: 'gatlingGun',
      zero: 'infantryPod',
      four: 'targetingLaser',
      inner: 'engineerPilot',
    },
    skin: 'ablativeFoam',
  },
  {
    slots: { primary: 'rocketPod', secondary: 'grenadeLauncher', four: 'hotshotPilot', inner: 'uav' },
    skin: 'chameleon',
  },
] as const satisfies readonly Design[];

type View = ReturnType<ScriptedGame['view']>;
type Question = NonNullable<View['question']>['kind'];
/** What a player wants to do, the best first; whatever is not legal is left out. */
type Wishes = Partial<Record<Question, (view: View) => readonly Action[]>>;

const DANCE: Action = { type: 'endMove' };
const SOLDIER = 'adler';
/** The turn in which the soldier of the pod does each of his things. */
const ON_FOOT: Readonly<Record<number, readonly Action[]>> = {
  2: [{ type: 'walk', to: 'L9' }],
  3: [{ type: 'fire', arms: 'rifle', target: ROBOTS[BO] }],
  4: [{ type: 'walk', to: 'L11' }],
  5: [{ type: 'board', slot: 'secondary' }],
};
const railgun = (overcharge: number): Action => ({
  ...shotOf('railgun', ROBOTS[BO]),
  ...(overcharge > 0 && { overcharge }),
});

const WISHES: readonly [Wishes, Wishes] = [
  {
    option: ({ turn }) => [
      ...(turn === 1 ? [{ type: 'move', to: 'L11', facing: NORTH } as const] : []),
      ...(turn === 3 ? [{ type: 'powerUp' } as const] : []),
      DANCE,
      { type: 'reboot' },
    ],
    moving: () => [DANCE],
    attack: ({ turn }) =>
      turn === 1
        ? [{ type: 'bailOut', who: 'foot', at: 'L10' }]
        : [...(turn === 2 || turn > 5 ? [railgun(1)] : []), railgun(0), shotOf('gatlingGun', ROBOTS[BO])],
    locate: () => [{ type: 'locate', location: 4 }],
    tent: ({ turn }) => ON_FOOT[turn] ?? [],
  },
  {
    option: ({ turn }) => [
      ...(turn === 1 ? [NEAR] : []),
      ...(turn > 5 ? [{ type: 'powerUp' } as const] : []),
      DANCE,
      { type: 'reboot' },
    ],
    moving: () => [DANCE],
    attack: ({ turn }) =>
      turn === 1 ? [{ type: 'bailOut', who: 'drone', at: 'L7' }] : [shotOf('grenadeLauncher', ROBOTS[ADA])],
    drone: ({ turn }) => (turn === 2 ? [{ type: 'fly', to: 'L9' }] : []),
  },
];

/** What this seat does now: what it wishes, or as little as possible. */
function choiceOf(view: View, seat: Seat): Action {
  const legal = kriegbot.legal(view, seat);
  const kind = view.window ? undefined : view.question?.kind;
  const wishes = (kind && WISHES[seat]?.[kind]?.(view)) ?? [];
  const wish = wishes.find((one) => legal.some((other) => isSame(one, other)));
  return wish ?? kriegbot.fallback(view, seat);
}

const isTold = ({ events }: ScriptedGame, type: Event['type'], like: object = {}): boolean =>
  events.some(
    (event) =>
      event.type === type &&
      Object.entries(like).every(
        ([key, value]) => (event as Readonly<Record<string, unknown>>)[key] === value,
      ),
  );

/** What is to happen in it. */
const WANTED: readonly (readonly [Event['type'], object])[] = [
  ['overcharged', {}],
  ['coreShown', { robot: ROBOTS[ADA] }],
  ['energy', { robot: ROBOTS[ADA], cause: 'powerUp' }],
  ['walked', { unit: SOLDIER }],
  ['rolled', { robot: SOLDIER, target: ROBOTS[BO], hit: true }],
  ['boarded', { unit: SOLDIER }],
  ['flew', {}],
];
const MOST_ACTIONS = 150;

/** From the first choice of a template to the end of the game; with the events of each action. */
export const wholeDuel = (): ScriptedGame =>
  findGame({ expansion: 'full', answers: 30 }, (game) => {
    game.fielded([CHASSIS[ADA], CHASSIS[BO]]).designed([DESIGNS[ADA], DESIGNS[BO]]);
    assume(game.view().teams.green?.edge === 'bottom');
    game.placed();
    for (let count = 0; count < MOST_ACTIONS && game.next !== undefined; count += 1)
      game.play(game.next, choiceOf(game.view(game.next), game.next));
    assume(game.next === undefined);
    for (const [type, like] of WANTED) assume(isTold(game, type, like));
    return game;
  });

/** The match after each of its actions, and before the first. */
export function matchesOf({ options, seed, entries }: ScriptedGame['staged']): readonly Match[] {
  const { match } = Match.begin(RULES.kriegbot, { options, seats: 2, seed: matchSeed(seed, ['', '']) });
  const matches = [match];
  for (const { seat, action } of entries) {
    const played = matches.at(-1)?.play(seat, action);
    if (!played || isRefusal(played)) throw new Error(`Refused: ${JSON.stringify(action)}.`);
    matches.push(played.match);
  }
  return matches;
}
