import { CLOSE } from '@gearhall/shared/core/wire/wire';
import type { Cancel } from '../../ground/clock/Clock';
import { isKeptOff } from '../../tableRecord/keptOff';
import type { Connection } from '../../viewing/Connection';
import { noticeFrame } from '../../transport/frames';
import { hideNames } from '../seats/naming';
import { silenceMuted } from './silencing';
import type { Table } from '../model/Table';

/**
 * Follows what the operator of the hall does: those who are banned have to leave, names of muted people are hidden, news
 * are told, and a table that is closed ends by `end`. Returns the stop function.
 */
export function followModeration(table: Table, end: (code: number) => void): Cancel {
  const { moderation } = table.services;
  let told = JSON.stringify(moderation.news);
  const hide = (): void => {
    void table.queue.add(() => hideNames(table));
    void table.queue.add(() => silenceMuted(table, end));
  };
  const follow = (): void => {
    const news = JSON.stringify(moderation.news);
    if (news !== told) tellNews(table, table.people.connections, { always: true });
    told = news;
    if (moderation.isClosed(table.core.id)) {
      end(CLOSE.closedByHall);
      return;
    }
    showOut(table);
    hide();
  };
  hide();
  return moderation.onChange(follow);
}

/** The close code for somebody who has to leave: the operator has banned them or closed the table, or the host wants it. */
export function whyOut(table: Table, connection: Connection): number | undefined {
  const { core, services, tableRecord } = table;
  const { moderation } = services;
  if (moderation.isClosed(core.id)) return CLOSE.closedByHall;
  if (moderation.banOf(connection)) return CLOSE.banned;
  return isKeptOff(tableRecord, connection.person) ? CLOSE.keptOff : undefined;
}

/** Their seats stay theirs, and the games go on as with anybody who has left. */
function showOut(table: Table): void {
  for (const connection of [...table.people.connections])
    if (table.services.moderation.banOf(connection)) connection.close(CLOSE.banned);
}

/** Tells what the operator has to say; to those who come only if there is anything. */
export function tellNews(
  table: Table,
  connections: Iterable<Connection>,
  { always = false }: { readonly always?: boolean } = {},
): void {
  const { news } = table.services.moderation;
  if (!always && news.announcement === null && !news.draining) return;
  const frame = noticeFrame('hall', news);
  for (const connection of connections) connection.send(frame);
}
