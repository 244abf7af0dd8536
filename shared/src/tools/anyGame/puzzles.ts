import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyGame } from '../../core/game';
import { isOfToday, type Puzzle } from '../../core/puzzles/puzzle';
import { puzzleAt } from '../../core/puzzles/puzzling';
import { diceOf } from '../../core/search/playingOn';
import { beginPlayout, botPlayer, playout, type Playout } from '../../core/testing/playout';
import { gameArguments, runTool, type GameArguments } from '../gameArguments';

/**
 * Looks for puzzles in games of bots, and adds them to those that the game's page has: one line of JSON each.
 *
 *     npm run -s measure -- metaltalon puzzles --seats 2 --games 40 --deep 200 --most 10 --seed 1
 *
 * `games`: games that are played, with one puzzle each at most. `places`: positions of each that are looked at. `passed`:
 * hundredths of a game that are passed over: later positions are clearer, and cheaper to play on. `deep`: worlds in which
 * the best choice and the one that it is ahead of are compared. `most`: puzzles that the page has in the end; call it
 * several times with other options or seats, for some of each. Those of earlier rules are dropped.
 */
const NUMBERS = {
  games: { usual: 40, least: 1, most: 10_000 },
  places: { usual: 12, least: 1, most: 1000 },
  passed: { usual: 40, least: 0, most: 99 },
  deep: { usual: 200, least: 20, most: 100_000 },
  most: { usual: 10, least: 1, most: 100 },
  seed: { usual: 1, least: 0, most: 1_000_000_000 },
};
type Wanted = GameArguments<keyof typeof NUMBERS>;

/** Games between equals stay open for longer. */
const LEVELS = ['hard', 'normal'] as const;
/** The part of all puzzles that may have the same kind of action as the best. */
const ALIKE = 0.6;

/** What is found, besides what is there already. Throws `BadArguments`. */
export function* puzzles(args: readonly string[], there: readonly Puzzle[] = []): Generator<Puzzle> {
  yield* puzzlesOf(gameArguments(args, NUMBERS), there);
}

/** For games that are in no table. */
export function* puzzlesOf(wanted: Wanted, there: readonly Puzzle[] = []): Generator<Puzzle> {
  const { numbers } = wanted;
  const found = there.filter((puzzle) => isOfToday(wanted.game.about, puzzle));
  for (let number = 0; number < numbers.games && found.length < numbers.most; number += 1) {
    const plan = gameOf(wanted, `puzzles ${numbers.seed} ${number}`);
    const { seed } = beginPlayout(plan).match.start;
    if (found.some((one) => one.seed === seed)) continue;
    const puzzle = puzzleIn(plan, numbers, (one) => isWelcome(one, found, numbers.most));
    if (!puzzle) continue;
    found.push(puzzle);
    yield puzzle;
  }
}

function puzzleIn(
  plan: Playout,
  { places, passed, deep }: Wanted['numbers'],
  isWanted: (puzzle: Puzzle) => boolean,
): Puzzle | undefined {
  const { seed } = plan;
  const moments = [...playout(plan)];
  const late = moments.slice(Math.floor((moments.length * passed) / 100));
  for (const { before, entry } of diceOf('places', seed).shuffle(late).slice(0, places)) {
    const puzzle = puzzleAt(before, entry.seat, { deep, seed: `${seed} ${before.length}` });
    if (puzzle && isWanted(puzzle)) return puzzle;
  }
  return undefined;
}

function gameOf({ game, options, seats }: Wanted, seed: string): Playout {
  const level = diceOf('levels', seed).pick(LEVELS);
  return { game, options, seed, players: Array.from({ length: seats }, () => botPlayer(level)) };
}

function isWelcome({ answers: [best] }: Puzzle, found: readonly Puzzle[], most: number): boolean {
  const alike = found.filter(({ answers: [other] }) => other?.action.type === best?.action.type);
  return alike.length < Math.ceil(most * ALIKE);
}

const FOLDER = path.join(__dirname, '../../../../client/public/puzzles');

/** Where the page of a game finds its puzzles. */
export const puzzleFile = (id: string): string => path.join(FOLDER, `${id}.json`);

export function keptPuzzles(id: string): readonly Puzzle[] {
  const file = puzzleFile(id);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Puzzle[]) : [];
}

function keepPuzzles(id: string, all: readonly Puzzle[]): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(puzzleFile(id), `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);
}

const lineOf = ({ seat, seats, entries, answers }: Puzzle): string =>
  JSON.stringify({ seat, seats, at: entries.length, answers });

function main(args: readonly string[]): void {
  const { id, game }: { id: string; game: AnyGame } = gameArguments(args, NUMBERS);
  const all = keptPuzzles(id).filter((puzzle) => isOfToday(game.about, puzzle));
  for (const puzzle of puzzles(args, all)) {
    all.push(puzzle);
    keepPuzzles(id, all);
    console.log(lineOf(puzzle));
  }
}

if (require.main === module) runTool(() => main(process.argv.slice(2)));
