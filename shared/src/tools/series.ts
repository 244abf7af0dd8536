import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { seatLimits, type AnyGame, type TypedThing } from '../core/game';
import { levelsOf } from '../core/bots/bot';
import { botPlayer, randomPlayer, type Player } from '../core/testing/playout';
import { CATALOG, isGameId, type GameId } from '../games/catalog';
import { STATISTICS } from '../games/statistics';
import { RULES } from '../games/rules';
import { countedGame } from './tally';

/** The parsed arguments. */
export interface SeriesPlan {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly players: readonly Player[];
  readonly games: number;
  /** Each seed is played once from every seat: the players move on by one seat. */
  readonly mirrored: boolean;
  readonly seed: string;
  readonly options: unknown;
  /** Measure openings: `pairings.ts`. */
  readonly pairings?: Pairings;
}

/** Which openings are played against each other. */
export interface Pairings {
  /** The kind of action that is an opening. */
  readonly kind: string;
  /** Openings to use instead of those that the game lists. */
  readonly openings?: readonly TypedThing[];
  /** This is process number `part` (from 1) of the `parts` processes that share the pairings. */
  readonly part: number;
  readonly parts: number;
}

/** The result, in the order in which it is printed. */
export interface Report {
  readonly game: string;
  readonly games: number;
  readonly finished: number;
  /** For each player, in the order of `--bots`; a shared win counts for each of its winners. */
  readonly wins: readonly number[];
  /** For each starting place, first to last; absent for games in which places do not matter. */
  readonly winsByPlace?: readonly number[];
  readonly actions: number;
  readonly actionsPerSecond: number;
  readonly medianActions: number;
  /** The game's own figures (core/game/figures.ts): the mean of each over all games. */
  readonly figures: Readonly<Record<string, number>>;
}

/** Wrong arguments; the message is a sentence for the user. */
export class BadArguments extends Error {}

const GAMES = Object.keys(CATALOG).join(', ');

/** The number of actions after which a game counts as unfinished. */
export const LIMIT = 50_000;

/** Parses the arguments; throws `BadArguments` when they make no sense. */
export function planOf(args: readonly string[]): SeriesPlan {
  const given = argumentsOf(args);
  if (given.game === undefined) throw new BadArguments(`Say which game with --game: ${GAMES}.`);
  if (!isGameId(given.game)) throw new BadArguments(`There is no game "${given.game}", only: ${GAMES}.`);
  const game = RULES[given.game];
  const options = optionsOf(game, given.options ?? '{}');
  const { min, max } = seatLimits(game, options);
  const seats = wholeNumber('seats', given.seats ?? String(min), { min, max });
  const pairings = pairingsOf(game, given, seats);
  return {
    id: given.game,
    game,
    ...(pairings && { pairings }),
    players: playersOf(game, given.bots, seats),
    games: wholeNumber('games', given.games ?? '100', { min: 1, max: 1_000_000 }),
    mirrored: given.mirrored ?? false,
    seed: given.seed ?? '1',
    options,
  };
}

function argumentsOf(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    ...{ game: text, seats: text, bots: text, games: text, seed: text, options: text },
    ...{ pairings: text, from: text, part: text },
    mirrored: { type: 'boolean' } as const,
  };
  try {
    return parseArgs({ args: [...args], options, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const [problem] = (error as Error).message.split(/\. |\n/u);
    throw new BadArguments(
      `${problem}; the arguments are ${known.join(', ')}, each with a value but --mirrored.`,
    );
  }
}

function wholeNumber(name: string, text: string, { min, max }: { min: number; max: number }): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max) return value;
  throw new BadArguments(`--${name} must be a whole number from ${min} to ${max}, not "${text}".`);
}

function playersOf({ about }: AnyGame, bots: string | undefined, seats: number): Player[] {
  const words = bots?.split(',') ?? Array.from({ length: seats }, () => 'easy');
  if (words.length !== seats) {
    throw new BadArguments(`--bots names ${words.length} players, and there are ${seats} seats.`);
  }
  const levels = levelsOf(about);
  return words.map((word) => {
    const level = levels.find((known) => known === word);
    if (level) return botPlayer(level);
    if (word === 'random') return randomPlayer;
    throw new BadArguments(`--bots knows ${[...levels, 'random'].join(', ')}, not "${word}".`);
  });
}

type Given = ReturnType<typeof argumentsOf>;

function pairingsOf(game: AnyGame, given: Given, seats: number): Pairings | undefined {
  const { pairings: kind, from, part } = given;
  if (kind === undefined) {
    if (from === undefined && part === undefined) return undefined;
    throw new BadArguments('--from and --part go with --pairings.');
  }
  if (seats !== 2) throw new BadArguments(`--pairings are for 2 seats, not ${seats}.`);
  const openings = from === undefined ? undefined : openingsIn(game, from);
  return { kind, ...(openings && { openings }), ...partOf(part ?? '1/1') };
}

/** One action a line, as JSON. */
function openingsIn(game: AnyGame, file: string): TypedThing[] {
  return linesOf(file).map((line, index) => {
    try {
      return game.action.parse(JSON.parse(line));
    } catch {
      throw new BadArguments(`Line ${index + 1} of ${file} is no action of ${game.about.title}.`);
    }
  });
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '');
  } catch {
    throw new BadArguments(`--from names a file with an action in every line; ${file} cannot be read.`);
  }
}

function partOf(text: string): { part: number; parts: number } {
  const [part, parts] = text.split('/').map(Number);
  const counts = part !== undefined && parts !== undefined && /^\d+\/\d+$/u.test(text);
  if (counts && part >= 1 && part <= parts) return { part, parts };
  throw new BadArguments(`--part is which of how many, as in 1/2, not "${text}".`);
}

function optionsOf(game: AnyGame, text: string): unknown {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new BadArguments(`--options must be JSON, as in '{"name":"value"}', not ${text}.`);
  }
  const parsed = game.options.safeParse(given);
  if (parsed.success) return parsed.data;
  const problem = z.prettifyError(parsed.error).replaceAll(/\s+/gu, ' ');
  throw new BadArguments(`--options are not those of ${game.about.title}: ${problem}.`);
}

/** Plays all games of a plan, one after the other. */
export function play(plan: SeriesPlan): Report {
  const { id, players, games } = plan;
  const wins = players.map(() => 0);
  const winsByPlace = players.map(() => 0);
  const sums: Record<string, number> = {};
  const lengths: number[] = [];
  let [actions, hasPlaces] = [0, false];
  const began = performance.now();
  for (let number = 0; number < games; number += 1) {
    const { last, counts, places, playerOn } = gameOf(plan, number);
    actions += last.length;
    if (last.outcome) lengths.push(last.length);
    for (const winner of last.outcome?.winners ?? []) {
      addTo(wins, playerOn(winner));
      addTo(winsByPlace, places?.indexOf(winner) ?? -1);
    }
    hasPlaces ||= places !== undefined;
    for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
  }
  const seconds = (performance.now() - began) / 1000;
  return {
    game: id,
    games,
    finished: lengths.length,
    wins,
    ...(hasPlaces ? { winsByPlace } : {}),
    actions,
    actionsPerSecond: Math.round(actions / seconds),
    medianActions: medianOf(lengths),
    figures: Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, rounded(sum / games)])),
  };
}

/** One game of a series, and the seat of each player. */
function gameOf({ id, game, options, players, seed, mirrored }: SeriesPlan, number: number) {
  const turn = mirrored ? number % players.length : 0;
  const playerOn = (seat: number): number => (seat + turn) % players.length;
  const seated = players.map((player, seat) => players[playerOn(seat)] ?? player);
  const round = mirrored ? Math.floor(number / players.length) : number;
  const counted = countedGame(
    { game, options, players: seated, seed: `${seed} ${round}`, limit: LIMIT },
    STATISTICS[id],
  );
  return { ...counted, playerOn };
}

function addTo(list: number[], index: number): void {
  const old = list[index];
  if (old !== undefined) list[index] = old + 1;
}

/** Three decimals are enough. */
const rounded = (number: number): number => Math.round(number * 1000) / 1000;

function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = Math.floor(sorted.length / 2);
  const middle = sorted.length % 2 === 1 ? [sorted[upper]] : [sorted[upper - 1], sorted[upper]];
  return middle.reduce<number>((sum, number) => sum + (number ?? 0), 0) / middle.length;
}
