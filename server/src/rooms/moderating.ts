import { CLOSE } from '@gearhall/shared/core/wire';
import type { Cancel } from './Clock';
import type { Connection } from './Connection';
import { noticeFrame } from './frames';
import { hideNames } from './naming';
import type { Table } from './Table';

/**
 * Follows what the operator of the hall does: those who are banned have to leave, names of muted people are hidden, news
 * are told, and a table that is closed ends by `end`. Returns the stop function.
 */
export function followModeration(table: Table, end: (code: number) => void): Cancel {
  const { moderation } = table.services;
  let told = JSON.stringify(moderation.news);
  const follow = (): void => {
    const news = JSON.stringify(moderation.news);
    if (news !== told) tellNews(table, table.people.connections, { always: true });
    told = news;
    if (moderation.isClosed(table.core.id)) {
      end(CLOSE.closedByHall);
      return;
    }
    showOut(table);
    void table.queue.add(() => hideNames(table));
  };
  void table.queue.add(() => hideNames(table));
  return moderation.onChange(follow);
}

/** The close code for somebody who has to leave since the operator has banned them, or closed the table. */
export function whyOut({ core, services }: Table, connection: Connection): number | undefined {
  const { moderation } = services;
  if (moderation.isClosed(core.id)) return CLOSE.closedByHall;
  return moderation.banOf(connection) ? CLOSE.banned : undefined;
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
