import { Protocol } from '@colyseus/core';
import { Encoder } from '@colyseus/schema';
import type { AnyGame } from '@gearhall/shared/core/game';
import type { Match } from '@gearhall/shared/core/match';
import type { Viewer } from '@gearhall/shared/core/seats';
import { Table } from '@gearhall/shared/core/table';
import { ActionTraces, type PublicTable, type View } from './ActionTraces';
import { mirrorOf } from './mirror';
import { stateKindOf, type RoomState } from './roomState';

/** Encoding is synchronous, so one buffer serves all documents; what is sent is copied out of it. */
const scratch = new Uint8Array(64 * 1024);

/**
 * Everything that one viewer may know of a table, as the state that their clients decode. Each viewer has their own
 * document and encoder, so that their bytes, down to the instance numbers, depend on nothing else, and a change that
 * they may not see sends them nothing.
 */
export class ViewerDocument {
  private readonly state: RoomState;
  private readonly encoder: Encoder<RoomState>;
  /** What was visible of the actions here. */
  readonly traces = new ActionTraces();
  /** The match as it was last shown. */
  match: Match | undefined;
  private fullState: Buffer | undefined;
  /** Every event that this viewer has received, packed and in order. */
  readonly events: unknown[] = [];

  constructor(
    private readonly game: AnyGame,
    readonly key: string,
    readonly viewer: Viewer,
  ) {
    this.state = new (stateKindOf(game).type)();
    this.encoder = new Encoder(this.state);
    this.encoder.sharedBuffer = scratch;
  }

  /**
   * Writes the differences; without a view, the last one stays. Returns whether an action was played that is visible
   * here (`ActionTraces.note`).
   */
  write(
    table: PublicTable,
    shown: View | undefined,
    trace: { readonly acted: boolean; readonly noticed: boolean; readonly at?: number | undefined },
  ): boolean {
    const { lastTable, lastView, count } = this.traces;
    const view = shown ?? lastView;
    const counts = this.traces.note(table, view, { ...trace, events: this.events.length });
    const last = lastTable && { ...lastTable, actions: count };
    mirrorOf(Table).write(this.state.table, last, { ...table, actions: this.traces.count });
    if (view && view !== lastView) this.writeView(view, lastView);
    return counts;
  }

  private writeView(view: View, last: View | undefined): void {
    const entry = this.state.views.get(this.key);
    if (entry) {
      mirrorOf(this.game.view).write(entry, last, view);
    } else {
      const made = new this.game.view();
      mirrorOf(this.game.view).write(made, undefined, view);
      this.state.views.set(this.key, made);
    }
  }

  /**
   * The frames for a connection that held another view of the same table. The frame without the view goes first, since
   * the old view's instance numbers may have other meanings here.
   */
  changeover(): Buffer[] {
    return [this.bare(), this.full()];
  }

  /** The frame with everything but the view. */
  private bare(): Buffer {
    const bare = new (stateKindOf(this.game).type)();
    // It numbers the instances as they are written, as the document's own does.
    const encoder = new Encoder(bare);
    const { lastTable, count } = this.traces;
    if (lastTable) mirrorOf(Table).write(bare.table, undefined, { ...lastTable, actions: count });
    return fullFrame(encoder);
  }

  /** The frame with all changes since the last call; undefined when there are none. */
  patch(): Buffer | undefined {
    if (!this.encoder.hasChanges) return undefined;
    this.fullState = undefined;
    scratch[0] = Protocol.ROOM_STATE_PATCH;
    const frame = Buffer.from(this.encoder.encode({ offset: 1 }, undefined, scratch));
    this.encoder.discardChanges();
    return frame;
  }

  /** The frame with the complete state, for a connection that has just joined. All changes must have been patched. */
  full(): Buffer {
    this.fullState ??= fullFrame(this.encoder);
    return this.fullState;
  }
}

function fullFrame(encoder: Encoder<RoomState>): Buffer {
  scratch[0] = Protocol.ROOM_STATE;
  return Buffer.from(encoder.encodeAll({ offset: 1 }, scratch));
}
