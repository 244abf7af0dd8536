import { signal, type ReadonlySignal } from '@preact/signals';
import type { LocalGame } from '../../local/localGame';

const left = signal<LocalGame | undefined>(undefined);

/** The game that waits for a sandbox. */
export const brought: ReadonlySignal<LocalGame | undefined> = left;

/** Hands a game to the sandbox: to the one that is open, or to the next one. */
export function bringGame(game: LocalGame): void {
  left.value = game;
}

export function takeBroughtGame(): LocalGame | undefined {
  const game = left.peek();
  left.value = undefined;
  return game;
}
