import {
  SANCTION_KINDS,
  SUBJECT_TYPES,
  type AuditedAction,
  type Sanction,
  type SanctionKey,
  type SanctionKind,
  type Subject,
  type SubjectType,
} from '@gearhall/shared/core/pages/adminPages';
import { merged } from '@gearhall/shared/core/table/clocks';
import { readableText } from '@gearhall/shared/core/text/tidyText';
import { announcementText, reasonText } from '@gearhall/shared/core/wire/requests';
import { LIMITS } from '@gearhall/shared/core/wire/limits';
import { z } from 'zod';
import { badRequest, noProcess, noTable, nothingHere } from '../ground/errors';
import { isTableId } from '../identity/chance';
import { addressKeyOf } from '../moderation/Moderation';
import type { Tables } from '../hall/tables';
import type { AdminSession } from '../store/contract/moderation';
import type { AdminDoor } from './AdminDoor';
import { sessionIdOf } from './auditing';
import { audited, type AdminServices } from './adminServices';

const MINUTE_MS = 60_000;
const MOST_MINUTES = 5 * 365 * 24 * 60;
const minutes = z.int().min(1).max(MOST_MINUTES);

export const sanctionKey = z.strictObject({
  kind: z.enum(SANCTION_KINDS),
  subject: z.strictObject({ type: z.enum(SUBJECT_TYPES), id: z.string().min(1).max(64) }),
});
/** Without minutes: until it is lifted. */
export const newSanction = sanctionKey.extend({
  minutes: minutes.optional(),
  reason: reasonText.optional(),
  /** As it is shown, also where it is older than what a name may be today. */
  name: z
    .string()
    .transform((name) => readableText(name, LIMITS.name))
    .optional(),
});
export const newAnnouncement = z.strictObject({ text: announcementText, minutes });
/** Where there are several processes: for one of them, or all. */
export const newDrain = z.strictObject({ on: z.boolean(), process: z.string().max(64).optional() });

export const sessionKey = z.strictObject({ id: z.string().max(64) });

const PERSON_ID = /^[\w-]{16}$/u;

/** Each kind of sanction is for some subjects only. */
const SUBJECTS: Readonly<Record<SanctionKind, readonly SubjectType[]>> = {
  mute: ['person', 'address'],
  ban: ['person', 'address'],
  close: ['table'],
};

const LIFTING: Readonly<Record<SanctionKind, AuditedAction>> = {
  mute: 'liftMute',
  ban: 'liftBan',
  close: 'reopen',
};

/** The subject as it is stored; throws for what nobody can be. */
function subjectFor(kind: SanctionKind, { type, id }: Subject): Subject {
  if (!SUBJECTS[kind].includes(type)) throw badRequest(`Nobody can ${kind} a ${type}.`);
  if (type === 'address') {
    const key = addressKeyOf(id.replace(/\/64$/u, ''));
    if (key === undefined) throw badRequest('This is no address.');
    return { type, id: key };
  }
  if (type === 'person' && !PERSON_ID.test(id)) throw badRequest('This is nobody’s id.');
  if (type === 'table' && !isTableId(id)) throw noTable();
  return { type, id };
}

const told = ({ type, id }: Subject, name = ''): string => `${type} ${id}${name === '' ? '' : ` (${name})`}`;

export async function impose(
  desk: AdminServices,
  session: AdminSession,
  wanted: z.output<typeof newSanction>,
): Promise<void> {
  const { moderation, clock, store } = desk.tables.services;
  const { kind, reason = '', name = '', minutes: length } = wanted;
  const subject = subjectFor(kind, wanted.subject);
  if (subject.type === 'table' && !(await store.status(subject.id))) throw noTable();
  const at = clock.wall();
  const until = length === undefined ? undefined : at + length * MINUTE_MS;
  // A table is closed until it is opened again.
  const end = kind === 'close' || until === undefined ? {} : { until };
  const sanction: Sanction = { kind, subject, name, reason, at, ...end };
  await audited(desk, session, { action: kind, subject: told(subject, name), detail: reason, ...end }, () =>
    moderation.impose(sanction),
  );
}

export async function lift(desk: AdminServices, session: AdminSession, wanted: SanctionKey): Promise<void> {
  const { moderation } = desk.tables.services;
  const { kind } = wanted;
  const subject = subjectFor(kind, wanted.subject);
  await moderation.refresh();
  const found = moderation.find(kind, subject);
  if (!found) return;
  await audited(desk, session, { action: LIFTING[kind], subject: told(subject, found.name) }, async () => {
    if (kind === 'close') await giveTimeBack(desk.tables, found);
    await moderation.lift({ kind, subject });
  });
}

/** While the table was closed, nobody's clock ran. */
async function giveTimeBack(tables: Tables, { subject, at }: Sanction): Promise<void> {
  const { clock } = tables.services;
  await tables.whileClosed(subject.id, async (store) => {
    const stored = await store.load(subject.id);
    if (!stored) return;
    const { status, startedAt, pausedAt, pauses = [] } = stored.tableRecord;
    // A pause that goes on has begun before.
    if (startedAt === undefined || status === 'ended' || pausedAt !== undefined) return;
    const closed = { from: at, to: clock.wall() };
    await store.saveTableRecord(subject.id, { ...stored.tableRecord, pauses: merged([...pauses, closed]) });
  });
}

export async function announce(
  desk: AdminServices,
  session: AdminSession,
  { text, minutes: length }: z.output<typeof newAnnouncement>,
): Promise<void> {
  const { moderation, clock } = desk.tables.services;
  const at = clock.wall();
  const until = at + length * MINUTE_MS;
  await audited(desk, session, { action: 'announce', detail: text, until }, () =>
    moderation.announce({ text, at, until }),
  );
}

export const withdraw = (desk: AdminServices, session: AdminSession): Promise<void> =>
  audited(desk, session, { action: 'withdraw' }, () => desk.tables.services.moderation.announce(undefined));

export async function drain(
  desk: AdminServices,
  session: AdminSession,
  { on, process }: z.output<typeof newDrain>,
): Promise<void> {
  const { moderation, neighbours, store, clock } = desk.tables.services;
  const { processes } = store;
  const wanted = processes ? neighbours.all.filter((one) => (process ?? one.process) === one.process) : [];
  if (process !== undefined && wanted.length === 0) throw noProcess();
  const subject = process === undefined ? {} : { subject: `process ${process}` };
  await audited(desk, session, { action: on ? 'drain' : 'endDrain', ...subject }, async () => {
    if (!processes) moderation.drain(on);
    for (const one of wanted) await processes?.drain(one.process, on ? clock.wall() : undefined);
  });
}

/** Ends the session of an operator; throws if there is no such session. */
export async function endSession(
  desk: AdminServices & { readonly door: AdminDoor },
  session: AdminSession,
  { id }: z.output<typeof sessionKey>,
): Promise<void> {
  const found = (await desk.door.sessions()).find((one) => sessionIdOf(one) === id);
  if (!found) throw nothingHere();
  await audited(desk, session, { action: 'endSession', subject: `session ${id}` }, () =>
    desk.door.close(found),
  );
}

export function finishReport(desk: AdminServices, session: AdminSession, id: string): Promise<void> {
  const { store, clock } = desk.tables.services;
  return audited(desk, session, { action: 'finishReport', subject: `report ${id}` }, () =>
    store.finishReport(id, clock.wall()),
  );
}
