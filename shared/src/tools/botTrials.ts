import fc from 'fast-check';
import { quickDice, seedFrom, type Dice } from '../core/dice/dice';
import { seatLimits, type AnyGame } from '../core/game';
import { BOT_LEVELS, type BotLevel } from '../core/bots/bot';
import { optionsByLot } from '../core/testing/optionSets';
import {
  botPlayer,
  botsProblem,
  playout,
  randomPlayer,
  type Moment,
  type Player,
} from '../core/testing/playout';
import { seatsOf } from '../core/ground/seats';
import { formatEdited, type Edited } from '../games/kriegbot/content/edited/edited';
import { problemsOf } from '../games/kriegbot/content/edited/problems';
import { SCENARIO_IDS } from '../games/kriegbot/content/scenarios';
import { editedByLot } from '../games/kriegbot/testing/editedByLot';
import { READY_COURSE_IDS } from '../games/rushncrush/content/courses';
import { RULES } from '../games/rules';

/** Games by lot in which bots must not fail: what they choose is legal, and they never throw. */

/** Scenarios of Kriegbot that somebody has made; all of its own with any cast; all options of all games. */
export const TRIAL_KINDS = ['edited', 'casts', 'options'] as const;
export type TrialKind = (typeof TRIAL_KINDS)[number];

export interface TrialPlan {
  readonly kind: TrialKind;
  readonly games: number;
  /** The same seed gives the same games. */
  readonly seed: string;
  /** The number of actions after which a game is left. */
  readonly actions?: number;
}

/** Where a bot failed: with `seed`, `number` and the plan's kind the game can be played again. */
export interface Failure {
  readonly number: number;
  readonly game: string;
  readonly options: unknown;
  readonly players: readonly string[];
  readonly after: number;
  readonly problem: string;
}

export interface TrialReport {
  readonly kind: TrialKind;
  readonly seed: string;
  readonly games: number;
  readonly ended: number;
  readonly actions: number;
  /** Positions in which each level was asked, besides its own turns. */
  readonly asked: number;
  readonly failures: readonly Failure[];
}

/** Who sits at a table: most often somebody who does anything, so that bots get into strange positions. */
const NAMES = ['random', 'random', 'random', 'easy', 'easy', 'normal', 'hard'] as const;
type PlayerName = 'random' | BotLevel;
/** Kinds of action of which a game lists examples alone. */
const EXAMPLES = ['design', 'build', 'prepare', 'hold'];
/** Of this number of positions, all levels are asked in one. */
const ASKED_IN = 12;

interface Trial {
  readonly game: AnyGame;
  readonly options: unknown;
  readonly names: readonly PlayerName[];
}

const playerOf = (name: PlayerName): Player => (name === 'random' ? randomPlayer : botPlayer(name));

/** Plays the games, and says where bots failed. */
export function trialOf({ kind, games, seed, actions: limit = 400 }: TrialPlan): TrialReport {
  const sums = { ended: 0, actions: 0, asked: 0 };
  const failures: Failure[] = [];
  for (let number = 0; number < games; number += 1) {
    const trial = trialNumber(kind, number, seed);
    const played = playedOut(trial, { seed: `${kind} ${seed} ${number}`, limit });
    sums.ended += played.ended ? 1 : 0;
    sums.actions += played.actions;
    sums.asked += played.asked;
    const { game, options, names: players } = trial;
    const where = { number, game: game.about.id, options, players, after: played.actions };
    if (played.problem !== undefined) failures.push({ ...where, problem: played.problem });
  }
  return { kind, seed, games, ...sums, failures };
}

function trialNumber(kind: TrialKind, number: number, seed: string): Trial {
  const dice = quickDice(seedFrom('trial', kind, seed, number));
  const { game, options } = TABLES[kind](dice, number);
  const { min, max } = seatLimits(game, options);
  const seats = seatsOf(min - 1 + dice.roll(max - min + 1));
  return { game, options, names: seats.map(() => dice.pick(NAMES)) };
}

type Tables = (dice: Dice, number: number) => Pick<Trial, 'game' | 'options'>;

const SHORT = { turnLimit: 15 };
const TABLES: Readonly<Record<TrialKind, Tables>> = {
  edited: (dice) => kriegbotWith({ ...someOptions(dice), scenario: 'edited', edited: playableByLot(dice) }),
  casts: (dice, number) =>
    kriegbotWith({ ...SHORT, ...someOptions(dice), scenario: SCENARIO_IDS[number % SCENARIO_IDS.length] }),
  options: (dice, number) => {
    const game = Object.values(RULES)[number % Object.keys(RULES).length] ?? RULES.kriegbot;
    return { game, options: optionsByLot(game, dice, GIVEN[game.about.id]) };
  },
};

/** Values of options that cannot be listed; a scenario that somebody has made is another kind of trial. */
const GIVEN: Readonly<Partial<Record<string, Readonly<Record<string, readonly unknown[]>>>>> = {
  rushncrush: { course: [...READY_COURSE_IDS, 'random open:8'] },
  kriegbot: { scenario: SCENARIO_IDS, edited: [''], campaign: [undefined] },
};

const kriegbotWith = (chosen: object) => ({
  game: RULES.kriegbot,
  options: RULES.kriegbot.options.parse(chosen),
});

const someOptions = (dice: Dice) => ({
  robots: dice.roll(3),
  expansion: dice.pick(['', 'cores', 'full']),
  readyMade: dice.roll(2) === 1,
  fragile: dice.roll(4) === 1,
});

/** Only what the editor accepts is played. */
const playable = editedByLot.filter((made) => problemsOf(made).length === 0);
function playableByLot(dice: Dice): string {
  const [made] = fc.sample(playable, { seed: dice.roll(2 ** 30), numRuns: 1 });
  const other = made && dice.roll(RARE_IN) === 1 ? droppedIn(made) : made;
  const played = other && problemsOf(other).length === 0 ? other : made;
  return played ? formatEdited(played) : '';
}

/** One in this number is made a combination that lots hardly ever find. */
const RARE_IN = 4;
const TENTS = { foot: 1, motorized: 0 };

/** Few robots, all of green's from above, and a tent of each side that is placed while nobody else stands. */
const droppedIn = (made: Edited): Edited => ({
  ...made,
  sizes: [{ green: 1, yellow: 1, tents: { green: TENTS, yellow: TENTS } }],
  sides: { ...made.sides, green: { ...made.sides.green, entry: 'drop', tentsBegin: 'edge' } },
});

interface Played {
  readonly actions: number;
  readonly asked: number;
  readonly ended: boolean;
  readonly problem?: string;
}

function playedOut(
  { game, options, names }: Trial,
  { seed, limit }: { seed: string; limit: number },
): Played {
  const plan = { game, options, seed, players: names.map(playerOf), limit };
  let [actions, asked, ended] = [0, 0, false];
  try {
    for (const moment of playout(plan)) {
      const isAsked = actions % ASKED_IN === 0;
      const problem = isAsked ? botsProblem(moment, EXAMPLES) : undefined;
      if (problem !== undefined) return { actions, asked, ended, problem };
      asked += isAsked ? BOT_LEVELS.length : 0;
      actions += 1;
      ended = isOver(moment);
    }
    return { actions, asked, ended };
  } catch (error) {
    return {
      actions,
      asked,
      ended,
      problem: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

const isOver = ({ match }: Moment): boolean => match.outcome !== undefined;
