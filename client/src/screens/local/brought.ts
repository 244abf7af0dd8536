import type { LocalGame } from '../../local/localGame';

let brought: LocalGame | undefined;

/** Hands a game to the sandbox that is opened next. */
export function bringGame(game: LocalGame): void {
  brought = game;
}

export function takeBroughtGame(): LocalGame | undefined {
  const game = brought;
  brought = undefined;
  return game;
}
