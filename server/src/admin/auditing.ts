import type { AuditedAction, AuditEntry } from '@gearhall/shared/core/adminPages';
import { randomUUID } from 'node:crypto';
import type { AdminSession } from '../store/moderation';

/** What an operator is about to do, to whom, and what they say about it. */
export interface Deed {
  readonly action: AuditedAction;
  readonly subject?: string;
  readonly detail?: string;
  readonly until?: number | undefined;
}

/** Enough of a session's hash to tell sessions apart. */
const SHOWN = 8;

/** The entry of the audit log for something that a session is about to do. */
export function entryOf(
  { hash, by, address }: AdminSession,
  { action, subject = '', detail = '', until }: Deed,
  at: number,
): AuditEntry {
  return {
    id: randomUUID(),
    ...{ at, by, address, action, subject, detail },
    session: hash.slice(0, SHOWN),
    ...(until === undefined ? {} : { until }),
  };
}
