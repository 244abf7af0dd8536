import { parseArgs } from 'node:util';
import { EXAMPLE_RULES } from '../../../examples/rules';
import type { AnyGame } from '../core/game';
import { RULES } from '../games/rules';
import { BadArguments } from './series';

const GAMES: Readonly<Record<string, AnyGame>> = { ...RULES, ...EXAMPLE_RULES };

/** What a tool for any game is asked for; everything else is a number with the tool's own name. */
export interface GameArguments<Name extends string> {
  readonly id: string;
  readonly game: AnyGame;
  /** As the game's own schema gives them. */
  readonly options: unknown;
  readonly seats: number;
  readonly numbers: Readonly<Record<Name, number>>;
}

/** A number that a tool takes, and what it is where nobody says it. */
export interface NumberArgument {
  readonly usual: number;
  readonly least: number;
  readonly most: number;
}

/** Reads `--game`, `--options`, `--seats` and a tool's own numbers. Throws `BadArguments` with a sentence. */
export function gameArguments<Name extends string>(
  args: readonly string[],
  wanted: Readonly<Record<Name, NumberArgument>>,
): GameArguments<Name> {
  const names = Object.keys(wanted) as Name[];
  const given = parsed(args, ['game', 'options', 'seats', ...names]);
  const { game: id = '' } = given;
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (!game) throw new BadArguments(`There is no game "${id}", only: ${Object.keys(GAMES).join(', ')}.`);
  const options = game.options.safeParse(jsonIn(given['options'] ?? '{}'));
  if (!options.success) throw new BadArguments(`--options are not those of ${game.about.title}.`);
  const { min, max } = game.about.seats;
  const seats = { usual: Math.max(2, min), least: min, most: max };
  const numbers = names.map((name) => [name, wholeNumber(name, given[name], wanted[name])] as const);
  return {
    ...{ id, game, options: options.data },
    seats: wholeNumber('seats', given['seats'], seats),
    numbers: Object.fromEntries(numbers) as Record<Name, number>,
  };
}

function parsed(
  args: readonly string[],
  names: readonly string[],
): Readonly<Record<string, string | undefined>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    return parseArgs({ args: [...args], options }).values as Readonly<Record<string, string | undefined>>;
  } catch (error) {
    throw new BadArguments(error instanceof Error ? error.message : String(error));
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadArguments(`--options must be JSON, not ${text}.`);
  }
}

function wholeNumber(name: string, text: string | undefined, { usual, least, most }: NumberArgument): number {
  if (text === undefined) return usual;
  const value = Number(text);
  if (text !== '' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new BadArguments(`--${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}

/** Runs a tool that prints: what it says of bad arguments is a sentence, and its status 2. */
export function runTool(tool: () => void, expected: readonly (new () => Error)[] = []): void {
  try {
    tool();
  } catch (error) {
    if (!(error instanceof BadArguments) && !expected.some((one) => error instanceof one)) throw error;
    console.error((error as Error).message);
    process.exitCode = 2;
  }
}
