import type { BotLevel } from '../bots/bot';
import type { AnyGame } from '../game';
import { botPlayer, playout } from './playout';

/** The number of the turn, and how far away from each other the two are; without a distance if it cannot be told. */
export interface Meeting {
  readonly turn: number;
  readonly distance: number | undefined;
}

/** How two bots of a kind fight each other: means over the duels. */
export interface Manner {
  /** When a turn begins. */
  readonly distance: number;
  readonly turns: number;
}

export function mannerOf(
  game: AnyGame,
  { level, duels }: { readonly level: BotLevel; readonly duels: number },
  meetingOf: (state: unknown) => Meeting,
): Manner {
  const [distances, ends]: [number[], number[]] = [[], []];
  const options = game.options.parse({});
  for (let duel = 0; duel < duels; duel += 1) {
    let last = 0;
    const players = [botPlayer(level), botPlayer(level)];
    for (const { match } of playout({ game, options, players, seed: `1 ${duel}` })) {
      const { turn, distance } = meetingOf(match.state);
      if (turn === last || distance === undefined) continue;
      last = turn;
      distances.push(distance);
    }
    ends.push(last);
  }
  return { distance: meanOf(distances), turns: meanOf(ends) };
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
