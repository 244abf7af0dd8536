import { Protocol } from '@colyseus/core';
import { Encoder } from '@colyseus/schema';
import type { AnyGame } from '@gearhall/shared/core/game';
import type { Viewer } from '@gearhall/shared/core/seats';
import { Table, type TableView } from '@gearhall/shared/core/table';
import { isSame, mirrorOf } from './mirror';
import { stateKindOf, type RoomState } from './roomState';

/** Encoding never waits, so one buffer serves all documents; what is sent is copied out of it. */
const scratch = new Uint8Array(64 * 1024);

type View = Readonly<Record<string, unknown>>;
interface Trace {
  readonly acted: boolean;
  readonly noticed: boolean;
  /** Where in the log the action stands, if it can be taken back. */
  readonly at?: number | undefined;
}
/** An action that left a trace. */
export interface ActionTrace {
  /** Its number, from 1 as the match counts. */
  readonly action: number;
  /** How many events the viewer had been told of before it. */
  readonly events: number;
}
type PublicTable = Omit<TableView, 'actions'>;

/**
 * All that one viewer may know of a table, as the state their clients decode. Each viewer has a
 * document of their own with an encoder of its own: so the bytes they get, down to the numbers of
 * instances, follow from nothing else, and a change they may not see costs them none.
 */
export class ViewerDocument {
  private readonly state: RoomState;
  private readonly encoder: Encoder<RoomState>;
  private lastTable: PublicTable | undefined;
  private lastView: View | undefined;
  /** Actions that this viewer saw a trace of. */
  private actions = 0;
  private played = 0;
  /** Those actions: what this viewer may look back at. */
  readonly noticed: ActionTrace[] = [];
  /** Where in the log they stand, without those that were taken back. */
  private traces: number[] = [];
  private fullState: Buffer | undefined;
  /** Everything this viewer was told, packed and in order. */
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
   * Writes what differs; without a view, the last one stays. `acted` says that an action was
   * played; it is counted where it left a trace: `noticed` (an event, or it was the viewer's own),
   * or any difference here. Tells whether it was counted.
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

  /** What stands in the log from `to` on is taken back. Tells whether any of it had left a trace here. */
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
   * The frames for whoever has held another view of the same table. That one goes first, since the
   * numbers of its instances may be those of other things here.
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

  /** The frame with everything, for whoever has just joined. All changes must have been patched. */
  full(): Buffer {
    if (!this.fullState) {
      scratch[0] = Protocol.ROOM_STATE;
      this.fullState = Buffer.from(this.encoder.encodeAll({ offset: 1 }, scratch));
    }
    return this.fullState;
  }
}
