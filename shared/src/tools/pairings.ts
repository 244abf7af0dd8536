import type { TypedThing } from '../core/game';
import { beginPlayout, playout, type Player } from '../core/testing/playout';
import { BadArguments, LIMIT, type Pairings, type SeriesPlan } from './series';

/** How often an opening won, drew and lost. An unfinished game is a draw. */
export interface Score {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** Two openings by their numbers; the score is that of the first. */
export interface PairingLine extends Score {
  readonly pairing: readonly [number, number];
}

/** An opening against all others. */
export interface OpeningLine extends Score {
  readonly opening: number;
  /** Wins and half the draws, in per cent of its games. */
  readonly share: number;
  readonly action: TypedThing;
}

const NO_SCORE: Score = { games: 0, wins: 0, draws: 0, losses: 0 };

export const sumOf = (one: Score, other: Score): Score => ({
  games: one.games + other.games,
  wins: one.wins + other.wins,
  draws: one.draws + other.draws,
  losses: one.losses + other.losses,
});

/** The same games from the other side. */
export const reversed = ({ games, wins, draws, losses }: Score): Score => ({
  games,
  draws,
  wins: losses,
  losses: wins,
});

/** In per cent, with one decimal. */
export const shareOf = ({ games, wins, draws }: Score): number =>
  games === 0 ? 0 : Math.round((1000 * (wins + draws / 2)) / games) / 10;

/**
 * Plays every pair of openings against each other with alternating seats, and yields a line for each pair, then one for
 * each opening over all pairs played. An opening is an action of the kind that the first seat has at the start; each
 * seat begins with its own and continues with its bot.
 */
export function* playPairings(plan: SeriesPlan, pairings: Pairings): Generator<PairingLine | OpeningLine> {
  const openings = pairings.openings ?? openingsOf(plan, pairings.kind);
  const lines: PairingLine[] = [];
  for (const pairing of pairsOf(openings.length, pairings)) {
    const line = {
      pairing,
      ...playPair(
        plan,
        pairings.kind,
        pairing.map((one) => openings[one]),
      ),
    };
    lines.push(line);
    yield line;
  }
  for (const [opening, action] of openings.entries()) {
    const score = scoreOf(lines, opening);
    if (score.games > 0) yield { opening, ...score, share: shareOf(score), action };
  }
}

function openingsOf(plan: SeriesPlan, kind: string): readonly TypedThing[] {
  const { game } = plan;
  const { match } = beginPlayout({ ...plan, seed: plan.seed });
  const openings = game.legal(match.project(0), 0).filter(({ type }) => type === kind);
  if (openings.length > 1) return openings;
  throw new BadArguments(
    `${game.about.title} does not begin with a choice of actions of the kind "${kind}".`,
  );
}

/** Every pair once, the lower number first; of these, the share of this process. */
function pairsOf(count: number, { part, parts }: Pairings): [number, number][] {
  const numbers = Array.from({ length: count }, (_, number) => number);
  const pairs = numbers.flatMap((one) =>
    numbers.slice(one + 1).map((other): [number, number] => [one, other]),
  );
  return pairs.filter((_, index) => index % parts === part - 1);
}

function playPair(plan: SeriesPlan, kind: string, openings: readonly (TypedThing | undefined)[]): Score {
  let score = NO_SCORE;
  for (let number = 0; number < plan.games; number += 1) {
    const seat = number % 2;
    const players = plan.players.map((player, index) => opened(player, kind, openings[(index + seat) % 2]));
    const words = openings.map((opening) => JSON.stringify(opening));
    const seed = [plan.seed, ...words, number].join(' ');
    let last;
    for (const moment of playout({ ...plan, players, seed, limit: LIMIT })) last = moment;
    score = sumOf(score, resultFor(last?.match.outcome?.winners ?? [], seat));
  }
  return score;
}

/** A shared win is a draw. */
function resultFor(winners: readonly number[], seat: number): Score {
  const [won, lost] = [winners.includes(seat), winners.includes(1 - seat)];
  if (won === lost) return { games: 1, wins: 0, draws: 1, losses: 0 };
  return { games: 1, wins: won ? 1 : 0, draws: 0, losses: won ? 0 : 1 };
}

/** The player with a fixed opening. */
const opened =
  (player: Player, kind: string, opening: TypedThing | undefined): Player =>
  (place) =>
    opening && place.legal.some(({ type }) => type === kind) ? opening : player(place);

const scoreOf = (lines: readonly PairingLine[], opening: number): Score =>
  lines
    .flatMap(({ pairing: [one, other], ...score }) => {
      if (one === opening) return [score];
      return other === opening ? [reversed(score)] : [];
    })
    .reduce(sumOf, NO_SCORE);
