import type { Client, Serializer } from '@colyseus/core';
import { stateKindOf } from './roomState';
import type { AnyGame } from '@gearhall/shared/core/game';

/** What a client is sent first: a whole state, encoded. */
interface FullState {
  full(): Uint8Array;
}

/**
 * Speaks Colyseus' schema protocol with documents of our own (see ViewerDocument): the first state of a client is the
 * document of its viewer. The table sends patches right after an action.
 */
export class ViewerSerializer implements Serializer<object> {
  readonly id = 'schema';

  constructor(
    private readonly game: AnyGame,
    private readonly documentOf: (client: Client | undefined) => FullState,
  ) {}

  reset(): void {
    // The documents are made with the table and live as long as it does.
  }

  handshake(): Uint8Array {
    return stateKindOf(this.game).handshake;
  }

  getFullState(client?: Client): Uint8Array {
    return this.documentOf(client).full();
  }

  applyPatches(): boolean {
    return false;
  }
}
