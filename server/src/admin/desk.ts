import type { Logger } from 'pino';
import type { RecentErrors } from '../ops/RecentErrors';
import type { Tables } from '../rooms/tables';
import type { AdminSession } from '../store/moderation';
import { entryOf, type Deed } from './auditing';
import type { Load } from './Load';

/** What an operator's requests are answered from. */
export interface Desk {
  readonly tables: Tables;
  readonly load: Load;
  readonly recentErrors: RecentErrors;
  readonly log: Logger;
}

/** Writes into the audit log what a session is about to do, and then does it. */
export async function audited<Result>(
  { tables, log }: Pick<Desk, 'tables' | 'log'>,
  session: AdminSession,
  deed: Deed,
  work: () => Promise<Result> | Result,
): Promise<Result> {
  const { store, clock } = tables.services;
  await store.audit(entryOf(session, deed, clock.wall()));
  log.info({ action: deed.action, by: session.by }, 'the operator acts');
  return work();
}
