import { seatLimits, type AnyGame, type TypedThing } from '../game';
import { botAt, levelsOf } from '../bots/bot';
import { seatsOf } from '../ground/seats';
import { optionSets, type OptionSet } from './optionSets';
import {
  beginPlayout,
  botPlayer,
  playout,
  randomPlayer,
  type Moment,
  type Player,
  type Playout,
} from './playout';

export interface Plan extends Playout {
  readonly name: string;
}

/** A playout that was played, the events of its set-up, and a name for messages. */
export interface Story {
  readonly name: string;
  readonly opening: readonly TypedThing[];
  readonly moments: readonly Moment[];
}

/** The number of actions after which a game of random players counts as endless. */
const LIMIT = 30_000;
/** In every third playout about one in this number of actions is a resignation. */
const ONE_RESIGNS_IN = 100;

export interface PlanSettings {
  /** Instead of those derived from the game's schema. */
  readonly optionSets?: readonly OptionSet[];
  /** Numbers of seats to play with; when absent, all that the game supports. */
  readonly seats?: readonly number[];
  /** Is every option set played with every number of seats? Otherwise only the first one is. */
  readonly everyTable?: boolean;
  /** Playouts for each option set and number of seats; 1 when absent. */
  readonly playouts?: number;
}

/** Random players at every number of seats and with every option set: the playouts that all checks examine. */
export function contractPlans(game: AnyGame, settings: PlanSettings = {}): Plan[] {
  const tables = tablesOf(game, settings, { everySeat: true });
  const repeated = seatsOf(settings.playouts ?? 1).flatMap(() => tables);
  return repeated.map(({ set, seats }, index) => planOf(game, set, seats, index));
}

interface TablePlan {
  readonly set: OptionSet;
  readonly seats: number;
}

/**
 * The first option set with every number of seats; each other with the smallest number, or with each in turn, of those
 * that it allows. With `everyTable`, each with all.
 */
function tablesOf(
  game: AnyGame,
  { optionSets: sets = optionSets(game), seats, everyTable = false }: PlanSettings,
  { everySeat }: { everySeat: boolean },
): TablePlan[] {
  const { min, max } = game.about.seats;
  const counts = seats ?? seatsOf(max + 1).slice(min);
  return sets.flatMap((set, index) => {
    const fitting = fittingCounts(game, set, counts);
    if (index === 0 || everyTable) return fitting.map((seats) => ({ set, seats }));
    const some = everySeat ? fitting[(index - 1) % fitting.length] : fitting[0];
    return some === undefined ? [] : [{ set, seats: some }];
  });
}

function fittingCounts(game: AnyGame, { options }: OptionSet, counts: readonly number[]): readonly number[] {
  const { min, max } = seatLimits(game, options);
  return counts.filter((count) => count >= min && count <= max);
}

function planOf(game: AnyGame, set: OptionSet, seats: number, index: number): Plan {
  return {
    name: `${index + 1}. ${set.name}, ${seats} seats`,
    game,
    options: set.options,
    seed: `contract ${index}`,
    players: Array.from({ length: seats }, (): Player => randomPlayer),
    outOfTurn: true,
    limit: LIMIT,
    ...(index % 3 === 2 ? { oneResignsIn: ONE_RESIGNS_IN } : {}),
  };
}

/** Bots of alternating levels at every number of seats, and at the smallest with every option set. */
export function botPlans(game: AnyGame, settings: PlanSettings = {}): Plan[] {
  // Those that think take their time.
  const levels = levelsOf(game.about).filter((level) => !botAt(game.bots, level).thinks);
  return tablesOf(game, settings, { everySeat: false }).map(({ set, seats }, index) => ({
    name: `${set.name}, ${seats} seats, bots`,
    game,
    options: set.options,
    seed: `bots ${index}`,
    players: seatsOf(seats).map((seat) => botPlayer(levels[(index + seat) % levels.length] ?? 'easy')),
    limit: LIMIT,
  }));
}

export function storyOf(plan: Plan): Story {
  return { name: plan.name, opening: beginPlayout(plan).events, moments: [...playout(plan)] };
}
