import type { AuditedAction, AuditEntry } from '@gearhall/shared/core/pages/adminPages';
import { randomUUID } from 'node:crypto';
import type { AdminSession } from '../store/contract/moderation';

/** What an operator is about to do, to whom, and what they say about it. */
export interface OperatorAction {
  readonly action: AuditedAction;
  readonly subject?: string;
  readonly detail?: string;
  readonly until?: number | undefined;
}

/** Enough of a session's hash to tell sessions apart. */
const SHOWN = 8;
export const sessionIdOf = ({ hash }: Pick<AdminSession, 'hash'>): string => hash.slice(0, SHOWN);

/** The entry of the audit log for something that a session is about to do. */
export function entryOf(
  { hash, by, address }: AdminSession,
  { action, subject = '', detail = '', until }: OperatorAction,
  at: number,
): AuditEntry {
  return {
    id: randomUUID(),
    ...{ at, by, address, action, subject, detail },
    session: sessionIdOf({ hash }),
    ...(until === undefined ? {} : { until }),
  };
}
