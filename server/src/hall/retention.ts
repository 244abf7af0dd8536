import type { Clock } from '../ground/clock/Clock';
import type { Tables } from './tables';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A report is kept for this long after the operator was done with it. */
const DONE_REPORTS_MS = 30 * DAY_MS;

/** A table at which no game has begun is kept for this long; one that goes on with a series, like personal data. */
const UNSTARTED_MS = DAY_MS;

/** How much was deleted. */
interface Deleted {
  unstarted: number;
  chats: number;
  people: number;
  games: number;
  /** Reports, sanctions that are over, and entries of the audit log. */
  moderation: number;
}

/**
 * Every hour, and soon after the start, deletes what has been kept for long enough. After the time has gone ahead by more
 * than an hour, a day is left for putting it right before anything is deleted. Returns the stop function.
 */
export function watchRetention(tables: Tables): () => void {
  const { clock } = tables.services;
  const since = timeToDeleteBy(clock);
  let [stopped, quietUntil] = [false, 0];
  const unfollow = clock.onGap(({ from, to }) => {
    if (to - from >= HOUR_MS) quietUntil = clock.now() + DAY_MS;
  });
  const plan = (wait: number): void => {
    clock.after(wait, () => {
      if (stopped) return;
      if (clock.now() < quietUntil) plan(HOUR_MS);
      else void deleteOld(tables, since, () => stopped).finally(() => plan(HOUR_MS));
    });
  };
  plan(MINUTE_MS);
  return () => {
    stopped = true;
    unfollow();
  };
}

/** A date that was set too far ahead, and put right, makes nothing old. */
const timeToDeleteBy = (clock: Clock): number => Math.min(clock.wall(), clock.timeOfDay());

/** What cannot be deleted now, or is in use, is tried again an hour later. */
async function deleteOld(tables: Tables, since: number, isOver: () => boolean): Promise<void> {
  const { log, store } = tables.services;
  const deleted: Deleted = { unstarted: 0, chats: 0, people: 0, games: 0, moderation: 0 };
  try {
    for (const step of [deleteUnstarted, deletePersonal, deleteRecords, deleteModeration])
      await step(tables, deleted, { since, isOver });
    if (!isOver()) await store.eraseDeleted();
  } catch (error) {
    log.error({ err: error }, 'what has been kept for too long could not be deleted');
  }
  if (Object.values(deleted).some((count) => count > 0)) log.info({ deleted }, 'old data was deleted');
}

interface Pass {
  /** When this hall started: tables that do not say when they were made count as made then. */
  readonly since: number;
  readonly isOver: () => boolean;
}

async function deleteUnstarted(tables: Tables, deleted: Deleted, { since, isOver }: Pass): Promise<void> {
  const { store, clock, config } = tables.services;
  const seriesMs = config.keepDays === 0 ? Infinity : config.keepDays * DAY_MS;
  for (const { id, madeAt = since, goesOn } of await store.unstarted()) {
    if (isOver()) return;
    const isOld = timeToDeleteBy(clock) - madeAt >= (goesOn ? seriesMs : UNSTARTED_MS);
    if (isOld && (await tables.whileClosed(id, (own) => own.remove(id)))) deleted.unstarted += 1;
  }
}

/** What was said, and who people were that have not played since; `keepDays` 0: for ever. */
async function deletePersonal(tables: Tables, deleted: Deleted, { isOver }: Pass): Promise<void> {
  const { store, clock, config } = tables.services;
  if (config.keepDays === 0) return;
  const before = timeToDeleteBy(clock) - config.keepDays * DAY_MS;
  for (const id of await store.talkedBefore(before)) {
    if (isOver()) return;
    if (await tables.whileClosed(id, (own) => own.clearChat(id))) deleted.chats += 1;
  }
  for (const person of await store.unseenSince(before)) {
    if (isOver()) return;
    await store.forgetPerson(person);
    deleted.people += 1;
  }
}

/** Finished games, only where the hall's owner wants that. */
async function deleteRecords(tables: Tables, deleted: Deleted, { isOver }: Pass): Promise<void> {
  const { store, clock, config } = tables.services;
  if (config.keepRecordsDays === 0) return;
  for (const id of await store.endedBefore(timeToDeleteBy(clock) - config.keepRecordsDays * DAY_MS)) {
    if (isOver()) return;
    if (await tables.whileClosed(id, (own) => own.remove(id))) deleted.games += 1;
  }
}

/** What the operator has read and done. */
async function deleteModeration(tables: Tables, deleted: Deleted): Promise<void> {
  const { store, clock, config } = tables.services;
  const now = timeToDeleteBy(clock);
  deleted.moderation = await store.deleteModeration({
    now,
    doneBefore: now - DONE_REPORTS_MS,
    madeBefore: config.keepDays === 0 ? 0 : now - config.keepDays * DAY_MS,
  });
}
