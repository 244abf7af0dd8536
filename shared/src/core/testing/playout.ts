import { seededDice, seedFrom, type Dice } from '../dice';
import type { AnyGame, BotLevel, TypedThing } from '../game';
import { Match, type Played } from '../match';
import { RESIGN } from '../resign';
import { BrokenRule, isRefusal } from '../result';
import { seatsOf, type Seat } from '../seats';

/** What a player in a playout has before it. The dice are its own, never those of the match. */
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
  /** Words from which the match's seed and all the players' dice follow. */
  readonly seed: string;
  /** One a seat. */
  readonly players: readonly Player[];
  /** May seats act that are not waited for, wherever they have something to do? */
  readonly outOfTurn?: boolean;
  /** Of so many actions, about one is giving up; never when absent. */
  readonly oneResignsIn?: number;
  /** Actions after which the playout stops, whether the game is over or not. */
  readonly limit?: number;
}

/** One accepted action of a playout, and the match on both sides of it. */
export interface Moment extends Played {
  readonly before: Match;
}

const LIMIT = 50_000;
/** With `outOfTurn`: of so many actions one is asked of a seat that is not waited for. */
const OUT_OF_TURN = 12;

/** Begins the match that a playout plays. */
export function beginPlayout({ game, options, seed, players }: Playout): ReturnType<typeof Match.begin> {
  return Match.begin(game, { options, seats: players.length, seed: seedFrom('match', seed) });
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

/** Any legal action: first its kind, so that rare kinds are not drowned by those with many forms. */
export const randomPlayer: Player = ({ legal, dice }) => {
  if (dice.roll(2) === 1) return dice.pick(legal);
  const kind = dice.pick([...new Set(legal.map(({ type }) => type))]);
  return dice.pick(legal.filter(({ type }) => type === kind));
};

export function botPlayer(level: BotLevel): Player {
  return ({ match, seat, view, legal, dice }) => match.game.bots[level].choose(view, seat, legal, dice);
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
