import { useSignalEffect } from '@preact/signals';
import type { TableSession } from '../session/tableSession';
import { botsWantedAt, forgetBots } from '../../../net/stored/botsAtOnce';

/** A table against bots begins at once: as soon as this browser has added its salt to the dice. */
export function useBots({ model, isLive, isHost }: TableSession): void {
  useSignalEffect(() => {
    const table = model.table.value;
    const seat = model.seat.value;
    const level = botsWantedAt(model.id);
    if (level === undefined || !isLive.value || !table) return;
    if (table.status === 'gathering' && (!isHost.value || seat === undefined || !table.seats[seat]?.salt))
      return;
    forgetBots(model.id);
    if (table.status !== 'gathering') return;
    table.seats.forEach(({ sitter }, free) => {
      if (sitter === 'nobody') model.request('bot', { seat: free, level });
    });
    model.request('start', {});
  });
}
