import { meansOf } from '../replay/history';
import { quickDice, seededDice, seedFrom, type Dice } from '../dice/dice';
import type { AnyGame, TypedThing } from '../game';
import { botAt, levelsOf, type BotLevel } from '../bots/bot';
import { isSame } from '../json/equality';
import { Match, type Played } from '../match';
import { RESIGN } from '../log/resign';
import { BrokenRule, isRefusal } from '../ground/result';
import { seatsOf, type Seat } from '../ground/seats';

/** What a player in a playout knows. The dice are its own, never those of the match. */
export interface Place {
  readonly match: Match;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly TypedThing[];
  readonly dice: Dice;
}

export type Player = (place: Place) => TypedThing;

export interface Playout {
  readonly game: AnyGame;
  /** As the game's own schema gives them. */
  readonly options: unknown;
  /** What a series hands to the match. */
  readonly carried?: unknown;
  /** Words from which the match's seed and all the players' dice are derived. */
  readonly seed: string;
  /** One per seat. */
  readonly players: readonly Player[];
  /** May seats act that are not to act, whenever they have a legal action? */
  readonly outOfTurn?: boolean;
  /** About one in this number of actions is a resignation; never when absent. */
  readonly oneResignsIn?: number;
  /** The number of actions after which the playout stops, even if the game is not over. */
  readonly limit?: number;
}

/** A playout of a game with these options, as somebody chooses them. */
export const playoutOf = (
  game: AnyGame,
  chosen: object,
  { seed, players }: Pick<Playout, 'seed' | 'players'>,
): Playout => ({ game, options: game.options.parse(chosen), seed, players });

/** One accepted action of a playout, and the match on both sides of it. */
export interface Moment extends Played {
  readonly before: Match;
}

const LIMIT = 50_000;
/** With `outOfTurn`: one in this number of actions is asked of a seat that is not to act. */
const OUT_OF_TURN = 12;

/** Begins the match that a playout plays. */
export function beginPlayout({
  game,
  options,
  carried,
  seed,
  players,
}: Playout): ReturnType<typeof Match.begin> {
  return Match.begin(game, { options, carried, seats: players.length, seed: seedFrom('match', seed) });
}

/** Plays a game to its end, one accepted action at a time. */
export function* playout(plan: Playout): Generator<Moment> {
  let { match } = beginPlayout(plan);
  while (!match.outcome && match.length < (plan.limit ?? LIMIT)) {
    const moment = nextMoment(plan, match);
    yield moment;
    match = moment.match;
  }
}

/** Any legal action: first picks the kind, so that rare kinds are not crowded out by those with many variants. */
export const randomPlayer: Player = ({ legal, dice }) => {
  if (dice.roll(2) === 1) return dice.pick(legal);
  const kind = dice.pick([...new Set(legal.map(({ type }) => type))]);
  return dice.pick(legal.filter(({ type }) => type === kind));
};

export function botPlayer(level: BotLevel): Player {
  return ({ match, seat, view, legal, dice }) => {
    const bot = botAt(match.game.bots, level);
    return bot.choose(view, seat, legal, meansOf(match, seat, dice, bot));
  };
}

/**
 * Whatever others have done before: what a bot of any level that does not think does that is not legal; `undefined` if none does.
 * `examples`: kinds of action of which `legal` lists examples alone.
 */
export function botsProblem({ before }: Moment, examples: readonly string[] = []): string | undefined {
  const [seat = 0] = before.toAct;
  const view = before.project(seat);
  const legal = before.game.legal(view, seat);
  for (const level of levelsOf(before.game.about)) {
    const bot = botAt(before.game.bots, level);
    if (bot.thinks) continue;
    const dice = quickDice(seedFrom('asked', before.length));
    const choice = bot.choose(view, seat, legal, meansOf(before, seat, dice, bot));
    const isKnown = examples.includes(choice.type)
      ? !isRefusal(before.play(seat, choice))
      : legal.some((action) => isSame(action, choice));
    if (!isKnown) return `${level} chooses ${JSON.stringify(choice)}`;
  }
  return undefined;
}

function nextMoment(plan: Playout, before: Match): Moment {
  const table = seededDice(seedFrom('table', plan.seed, before.length));
  const seat = nextSeat(plan, before, table);
  const action =
    plan.oneResignsIn && table.roll(plan.oneResignsIn) === 1 ? RESIGN : chosen(plan, before, seat);
  const played = before.play(seat, action);
  if (isRefusal(played)) {
    throw new BrokenRule(
      `Seat ${seat} chose ${JSON.stringify(action)} as action ${before.length}, refused: ${played.refused}.`,
    );
  }
  return { before, ...played };
}

function nextSeat(plan: Playout, match: Match, table: Dice): Seat {
  const others = seatsOf(plan.players.length).filter((seat) => !match.toAct.includes(seat));
  if (plan.outOfTurn && table.roll(OUT_OF_TURN) === 1) {
    const able = others.filter((seat) => match.isIn(seat) && match.legal(seat).length > 0);
    if (able.length > 0) return table.pick(able);
  }
  if (match.toAct.length === 0) {
    throw new BrokenRule(`Nobody is to act after action ${match.length}, and the game is not over.`);
  }
  return table.pick(match.toAct);
}

function chosen(plan: Playout, match: Match, seat: Seat): TypedThing {
  const view = match.project(seat);
  const legal = match.game.legal(view, seat);
  const player = plan.players[seat];
  if (!player || legal.length === 0) {
    throw new BrokenRule(`Seat ${seat} has nothing to choose from after action ${match.length}.`);
  }
  const dice = seededDice(seedFrom('player', plan.seed, seat, match.length));
  return player({ match, seat, view, legal, dice });
}
