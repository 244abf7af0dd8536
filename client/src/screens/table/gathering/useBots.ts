import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { BotLevel } from '@gearhall/shared/core/game';
import { go, tablePath } from '../../../app/router';
import type { TableSession } from '../tableSession';

/** What happens automatically when an address has led to a table. */
export interface Arrival {
  /** Take the first free seat. */
  readonly sit: boolean;
  /** Put bots on all free seats, and start. */
  readonly bots: BotLevel | undefined;
}

/** A table against bots begins at once: as soon as this browser has added its salt to the dice. */
export function useBots({ model, isLive, isHost }: TableSession, level: BotLevel | undefined): void {
  const done = useRef(level === undefined);
  useSignalEffect(() => {
    const table = model.table.value;
    const seat = model.seat.value;
    if (done.current || !isLive.value || !table) return;
    if (table.status === 'gathering' && (!isHost.value || seat === undefined || !table.seats[seat]?.salt))
      return;
    done.current = true;
    go(tablePath(model.id), { replace: true });
    if (table.status !== 'gathering') return;
    table.seats.forEach(({ sitter }, free) => {
      if (sitter === 'nobody') model.request('bot', { seat: free, level });
    });
    model.request('start', {});
  });
}
