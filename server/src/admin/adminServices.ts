import type { Logger } from 'pino';
import type { RecentErrors } from '../ground/logs/RecentErrors';
import type { Tables } from '../hall/tables';
import type { AdminSession } from '../store/contract/moderation';
import type { Restored } from '../store/files/restored';
import { entryOf, type OperatorAction } from './auditing';
import type { Load } from './Load';

/** What an operator's requests are answered from. */
export interface AdminServices {
  readonly tables: Tables;
  readonly load: Load;
  readonly recentErrors: RecentErrors;
  readonly log: Logger;
  /** What of the stored data is missing, or may be. */
  readonly loss: () => Restored | undefined;
}

/** Writes into the audit log what a session is about to do, and then does it. */
export async function audited<Result>(
  { tables, log }: Pick<AdminServices, 'tables' | 'log'>,
  session: AdminSession,
  operatorAction: OperatorAction,
  work: () => Promise<Result> | Result,
): Promise<Result> {
  const { store, clock } = tables.services;
  await store.audit(entryOf(session, operatorAction, clock.wall()));
  log.info({ action: operatorAction.action, by: session.by }, 'the operator acts');
  return work();
}
