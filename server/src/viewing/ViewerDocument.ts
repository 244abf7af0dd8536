import { Protocol } from '@colyseus/core';
import { Encoder } from '@colyseus/schema';
import type { AnyGame } from '@gearhall/shared/core/game';
import type { Match } from '@gearhall/shared/core/match';
import type { Viewer } from '@gearhall/shared/core/ground/seats';
import { Table, type TableView } from '@gearhall/shared/core/table/table';
import { ActionTraces, type PublicTable, type View } from './ActionTraces';
import { mirrorOf } from './mirror';
import { SeatTurns } from './SeatTurns';
import { TableChanges } from './TableChanges';
import { stateKindOf, type RoomState } from '../transport/roomState';

/** What a change of a document comes from. */
interface Written {
  /** An action was played. */
  readonly acted: boolean;
  readonly noticed: boolean;
  readonly at?: number | undefined;
  /** The connection that has asked for it. */
  readonly asker?: string | undefined;
}

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
  /** When something happened that concerns a seat which this is shown to. */
  readonly turns: SeatTurns;
  /** When the parts of the table changed, as shown here. */
  readonly changes: TableChanges;
  /** The match as it was last shown. */
  match: Match | undefined;
  private fullState: Buffer | undefined;
  /** Every event that this viewer has received, packed and in order. */
  readonly events: unknown[] = [];

  constructor(
    private readonly game: AnyGame,
    readonly key: string,
    readonly viewer: Viewer,
    /** The number of the first change (`TableChanges`). */
    from = 0,
  ) {
    this.turns = new SeatTurns(game, viewer);
    this.changes = new TableChanges(from);
    this.state = new (stateKindOf(game).type)();
    this.encoder = new Encoder(this.state);
    this.encoder.sharedBuffer = scratch;
  }

  /**
   * Writes the differences; without a view, the last one stays. Returns whether an action was played that is visible
   * here (`ActionTraces.note`).
   */
  write(table: PublicTable, shown: View | undefined, { asker, ...trace }: Written): boolean {
    const { lastView } = this.traces;
    const last = this.lastShown;
    const view = shown ?? lastView;
    this.changes.note(table, asker);
    const counts = this.traces.note(table, view, { ...trace, events: this.events.length });
    mirrorOf(Table).write(this.state.table, last, { ...table, ...this.numbers });
    if (view && view !== lastView) this.writeView(view, lastView);
    return counts;
  }

  /** Shows a view that was made before the table was opened, and stays. */
  keep(view: View | undefined): void {
    const { lastTable } = this.traces;
    if (view && lastTable) this.write(lastTable, view, { acted: false, noticed: false });
  }

  private get numbers() {
    return { actions: this.traces.count, changes: this.changes.count };
  }

  /** The table as it was last written. */
  private get lastShown(): TableView | undefined {
    const { lastTable } = this.traces;
    return lastTable && { ...lastTable, ...this.numbers };
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
    const { lastShown } = this;
    if (lastShown) mirrorOf(Table).write(bare.table, undefined, lastShown);
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
