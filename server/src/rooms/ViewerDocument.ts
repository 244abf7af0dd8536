import { Protocol } from '@colyseus/core';
import { Encoder } from '@colyseus/schema';
import { isSame } from '@gearhall/shared/core/equality';
import type { AnyGame } from '@gearhall/shared/core/game';
import type { Viewer } from '@gearhall/shared/core/seats';
import { Table, type TableView } from '@gearhall/shared/core/table';
import { mirrorOf } from './mirror';
import { stateKindOf, type RoomState } from './roomState';

/** Encoding is synchronous, so one buffer serves all documents; what is sent is copied out of it. */
const scratch = new Uint8Array(64 * 1024);

type View = Readonly<Record<string, unknown>>;
interface Trace {
  readonly acted: boolean;
  readonly noticed: boolean;
  /** The index of the action in the log, if it can be undone. */
  readonly at?: number | undefined;
}
/** A visible action. */
export interface ActionTrace {
  /** Its number in the match, from 1. */
  readonly action: number;
  /** The number of events that the viewer had received before it. */
  readonly events: number;
}
/** What is shown of a table besides the game; the number of actions is the viewer's own. */
export type PublicTable = Omit<TableView, 'actions'>;

/**
 * Everything that one viewer may know of a table, as the state that their clients decode. Each viewer has their own
 * document and encoder, so that their bytes, down to the instance numbers, depend on nothing else, and a change that
 * they may not see sends them nothing.
 */
export class ViewerDocument {
  private readonly state: RoomState;
  private readonly encoder: Encoder<RoomState>;
  private lastTable: PublicTable | undefined;
  private lastView: View | undefined;
  /** The number of actions visible to this viewer. */
  private actions = 0;
  private played = 0;
  /** Those actions: what this viewer may review. */
  readonly noticed: ActionTrace[] = [];
  /** Their indices in the log, without the undone ones. */
  private traces: number[] = [];
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
   * Writes the differences; without a view, the last one stays. `acted` says that an action was played; it is counted
   * if it is visible: by `noticed` (an event, or the viewer's own action), or by any difference here. Returns whether
   * it was counted.
   */
  write(table: PublicTable, view = this.lastView, { acted, noticed, at }: Trace): boolean {
    const counts = acted && (noticed || !isSame(this.lastTable, table) || !isSame(this.lastView, view));
    const last = this.lastTable && { ...this.lastTable, actions: this.actions };
    if (acted) this.played += 1;
    if (counts) {
      this.actions += 1;
      this.noticed.push({ action: this.played, events: this.events.length });
    }
    if (counts && at !== undefined) this.traces.push(at);
    mirrorOf(Table).write(this.state.table, last, { ...table, actions: this.actions });
    if (view && view !== this.lastView) this.writeView(view);
    this.lastTable = table;
    this.lastView = view;
    return counts;
  }

  /** The log from `to` on is undone. Returns whether any of it was visible here. */
  takeBack(to: number): boolean {
    const before = this.traces.length;
    this.traces = this.traces.filter((at) => at < to);
    return this.traces.length < before;
  }

  private writeView(view: View): void {
    const entry = this.state.views.get(this.key);
    if (entry) {
      mirrorOf(this.game.view).write(entry, this.lastView, view);
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
    const bare = new ViewerDocument(this.game, this.key, this.viewer);
    bare.actions = this.actions;
    if (this.lastTable) bare.write(this.lastTable, undefined, { acted: false, noticed: false });
    return bare.full();
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
    if (!this.fullState) {
      scratch[0] = Protocol.ROOM_STATE;
      this.fullState = Buffer.from(this.encoder.encodeAll({ offset: 1 }, scratch));
    }
    return this.fullState;
  }
}
