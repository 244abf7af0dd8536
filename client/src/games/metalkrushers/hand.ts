import type { Action } from '@gearhall/shared/games/metalkrushers/actions';
import type { Event } from '@gearhall/shared/games/metalkrushers/events';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import type { TableHand } from '../../stage/tableScene';
import type { Desk } from '../contract';
import type { Pointed } from './tools/tool';

export type MetalKrushersDesk = Desk<View, Action, Event>;

/** The hand over the arena. */
export class Hand implements TableHand<Pointed> {
  constructor(
    private readonly desk: MetalKrushersDesk,
    private readonly onChange: () => void,
  ) {}

  tap(): void {
    this.desk.inspect(undefined);
    this.onChange();
  }

  putDown(): void {
    return;
  }

  refresh(): void {
    return;
  }

  point(): void {
    return;
  }

  inspect(): void {
    return;
  }
}
