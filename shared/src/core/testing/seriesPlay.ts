import { quickDice, seedFrom } from '../dice/dice';
import type { AnyGame } from '../game';
import type { Match } from '../match';
import { BrokenRule, isRefusal } from '../ground/result';
import { winnersOf, type AnySeries, type Member } from '../series/series';
import { beginPlayout, playout, type Player } from './playout';

/** Plays whole series with bots, as the server does. */

export interface SeriesPlan {
  readonly game: AnyGame;
  readonly series: AnySeries;
  readonly terms: unknown;
  /** As the game's own schema gives them. */
  readonly options: unknown;
  /** One per member. */
  readonly players: readonly Player[];
  readonly seed: string;
  /** What each member decides between two matches; absent: what bots do. */
  readonly decide?: (view: unknown, member: Member) => { readonly type: string };
}

/** The state of a series, after the beginning and each step; with the match that has just ended. */
export interface SeriesMoment {
  readonly state: unknown;
  readonly match?: Match;
}

/** A whole series, from its beginning to its end. */
export function* playSeries(plan: SeriesPlan): Generator<SeriesMoment> {
  const { series, terms, options, players, seed } = plan;
  const dice = quickDice(seedFrom('series', seed));
  let state = series.begin(terms, { options, seats: players.length });
  yield { state };
  for (let number = 0; series.next(state); number += 1) {
    for (let [member] = toActIn(series, state); member !== undefined; [member] = toActIn(series, state)) {
      state = decided(plan, { state, member, dice });
      yield { state };
    }
    // What was decided after the last match has ended it.
    if (!series.next(state)) return;
    const match = played(plan, state, number);
    state = ended(series, state, match);
    yield { state, match };
  }
}

const toActIn = ({ deliberation }: AnySeries, state: unknown): readonly Member[] =>
  deliberation?.toAct(state) ?? [];

interface Step {
  readonly state: unknown;
  readonly member: Member;
  readonly dice: ReturnType<typeof quickDice>;
}

function decided({ series, decide }: SeriesPlan, { state, member, dice }: Step): unknown {
  const { deliberation } = series;
  if (!deliberation) return state;
  const view = series.project(state, member);
  const action = (decide ?? deliberation.choose)(view, member);
  const after = deliberation.act(state, member, action, dice);
  if (after instanceof Object && isRefusal(after))
    throw new BrokenRule(`Member ${member} chose ${JSON.stringify(action)}, refused: ${after.refused}.`);
  return after;
}

/** The next match, played by the members on the seats that they have there. */
function played({ game, series, players, seed }: SeriesPlan, state: unknown, number: number): Match {
  const next = series.next(state);
  if (!next) throw new BrokenRule('The series is over.');
  const { options, carried, seating } = next;
  const plan = {
    ...{ game, options, carried, seed: `${seed} ${number}` },
    players: seating.flatMap((member) => players[member] ?? []),
  };
  let { match } = beginPlayout(plan);
  for (const moment of playout(plan)) match = moment.match;
  return match;
}

function ended(series: AnySeries, state: unknown, match: Match): unknown {
  const { outcome, account } = match;
  const next = series.next(state);
  if (!outcome || !next) throw new BrokenRule('The match has not ended.');
  return series.matchEnded(state, { winners: winnersOf(outcome, next.seating), account });
}
