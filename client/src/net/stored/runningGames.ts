import { keptValue } from './kept';

/** A game in this page alone that somebody has begun and not finished, as pages list it that do not load it. */
export interface RunningGame {
  /** The name under which it is kept: "bot.kriegbot". */
  readonly keptAs: string;
  readonly game: string;
  /** The strength of the bot, if there is one. */
  readonly level: string;
}

const MOST = 12;
const KEY = 'running';

function parse(text = '[]'): readonly RunningGame[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isRunning).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

const isRunning = (one: unknown): one is RunningGame =>
  typeof one === 'object' &&
  one !== null &&
  ['keptAs', 'game', 'level'].every((key) => typeof one[key as keyof object] === 'string');

const running = keptValue(KEY, {
  parse,
  format: (games) => (games.length === 0 ? undefined : JSON.stringify(games)),
});

/** The latest first. */
export const runningGames = (): readonly RunningGame[] => running.current.value;

export function noteRunning(game: RunningGame): void {
  const [first] = running.read();
  if (first?.keptAs === game.keptAs && first.level === game.level) return;
  running.change((games) => [game, ...without(games, game.keptAs)].slice(0, MOST));
}

export function noteOver(keptAs: string): void {
  if (running.read().some((one) => one.keptAs === keptAs)) running.change((games) => without(games, keptAs));
}

const without = (games: readonly RunningGame[], keptAs: string): readonly RunningGame[] =>
  games.filter((one) => one.keptAs !== keptAs);
