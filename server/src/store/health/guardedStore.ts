import { StoreDamage, StoreFailure, StoreRefusal } from '../contract/errors';
import type { Leases } from '../contract/leases';
import type { ModerationStore } from '../contract/moderation';
import type { Processes } from '../contract/processes';
import type { Store } from '../contract/store';
import type { StoredTable } from '../contract/table';
import type { Damages } from './Damages';
import type { Metrics, StoreWork } from '../../ground/logs/metrics';
import type { StoreHealth } from './StoreHealth';

interface Guarding {
  readonly health: StoreHealth;
  readonly metrics: Metrics;
  readonly damages: Damages;
}

/**
 * The store as the hall uses it: failures are noticed, and a failing store is not called. Rejects with a StoreFailure
 * when the store is down, and with a StoreRefusal when it is well and refuses. Damage is recorded, and nothing is
 * appended to a damaged log.
 */
export function guardedStore(store: Store, guarding: Guarding): Store {
  const { health, metrics, damages } = guarding;
  const write = writer(health, metrics);
  const read = reader(health, metrics);
  return {
    create: (core, tableRecord, series, chat) => write(() => store.create(core, tableRecord, series, chat)),
    saveSeries: (record, calling) => write(() => store.saveSeries(record, calling)),
    append: async (table, index, entry, calls) => {
      if (damages.has(table)) throw new StoreRefusal(`The log of table ${table} is damaged.`);
      const end = metrics.appendSeconds.startTimer();
      await write(() => store.append(table, index, entry, calls), table);
      end();
    },
    saveTableRecord: (table, tableRecord, calls) =>
      write(() => store.saveTableRecord(table, tableRecord, calls), table),
    reword: (table, rewording) => write(() => store.reword(table, rewording), table),
    takeCalls: (table) => write(() => store.takeCalls(table)),
    takeOldCalls: (before) => write(() => store.takeOldCalls(before)),
    say: (table, index, line, person) => write(() => store.say(table, index, line, person), table),
    blankLines: (person) => write(() => store.blankLines(person)),
    saveDeadline: (table, at) => write(() => store.saveDeadline(table, at), table),
    archive: (table, record) => write(() => store.archive(table, record), table),
    replaceRecord: (table, record) => write(() => store.replaceRecord(table, record), table),
    listFinished: (finished, listed) => write(() => store.listFinished(finished, listed)),
    saveWaiting: (table, actions, seats) => write(() => store.saveWaiting(table, actions, seats)),
    forgetPerson: (person) => write(() => store.forgetPerson(person)),
    clearChat: (table) => write(() => store.clearChat(table)),
    remove: (table) => write(() => store.remove(table)),
    eraseDeleted: () => write(() => store.eraseDeleted()),
    secret: (name, make) => write(() => store.secret(name, make)),
    beat: (now, since) => write(() => store.beat(now, since)),
    subscribe: (person, subscription) => write(() => store.subscribe(person, subscription)),
    unsubscribe: (endpoint) => write(() => store.unsubscribe(endpoint)),
    useCode: (hash, expires, now) => write(() => store.useCode(hash, expires, now)),
    load: (table) => read(() => loaded(() => store.load(table), damages)),
    status: (table) => read(() => noted(() => store.status(table), damages)),
    series: (id) => read(() => noted(() => store.series(id), damages)),
    seriesOf: (table) => read(() => noted(() => store.seriesOf(table), damages)),
    betweenMatches: () => read(() => store.betweenMatches()),
    tablesOfSeries: (id) => read(() => store.tablesOfSeries(id)),
    actedSince: (since) => read(() => store.actedSince(since)),
    due: (at) => read(() => store.due(at)),
    record: (table) => read(() => store.record(table)),
    finished: (query) => read(() => store.finished(query)),
    tablesOf: (person, limit) => read(() => store.tablesOf(person, limit)),
    outages: () => read(() => store.outages()),
    linesOf: (person) => read(() => store.linesOf(person)),
    unstarted: () => read(() => store.unstarted()),
    talkedBefore: (before) => read(() => store.talkedBefore(before)),
    endedBefore: (before) => read(() => store.endedBefore(before)),
    unseenSince: (before) => read(() => store.unseenSince(before)),
    subscriptions: (person) => read(() => store.subscriptions(person)),
    ...guardedLastViews(store, write, read),
    ...guardedModeration(store, write, read),
    ...(store.leases ? { leases: guardedLeases(store.leases, guarding) } : {}),
    ...(store.processes ? { processes: guardedProcesses(store.processes, write, read) } : {}),
    check: () => store.check(),
    close: () => store.close(),
  };
}

type Guard = <T>(job: () => Promise<T>) => Promise<T>;

const guardedLastViews = (store: Store, write: Guard, read: Guard) => ({
  saveLastViews: (...kept: Parameters<Store['saveLastViews']>) => write(() => store.saveLastViews(...kept)),
  forgetLastViews: (table: string) => write(() => store.forgetLastViews(table)),
  lastViews: (table: string) => read(() => store.lastViews(table)),
  running: () => read(() => store.running()),
});

function guardedModeration(store: Store, write: Guard, read: Guard): ModerationStore {
  return {
    impose: (sanction) => write(() => store.impose(sanction)),
    lift: (key) => write(() => store.lift(key)),
    announce: (announcement) => write(() => store.announce(announcement)),
    report: (report) => write(() => store.report(report)),
    finishReport: (id, at) => write(() => store.finishReport(id, at)),
    audit: (entry) => write(() => store.audit(entry)),
    keepAdminLink: (hash, until) => write(() => store.keepAdminLink(hash, until)),
    useAdminLink: (hash, now) => write(() => store.useAdminLink(hash, now)),
    openAdminSession: (session) => write(() => store.openAdminSession(session)),
    closeAdminSession: (hash) => write(() => store.closeAdminSession(hash)),
    deleteModeration: (ages) => write(() => store.deleteModeration(ages)),
    sanctions: (now) => read(() => store.sanctions(now)),
    announcement: (now) => read(() => store.announcement(now)),
    reports: (query) => read(() => store.reports(query)),
    reportsBy: (person) => read(() => store.reportsBy(person)),
    auditLog: (query) => read(() => store.auditLog(query)),
    hasAdminLink: (hash, now) => read(() => store.hasAdminLink(hash, now)),
    adminSession: (hash, now) => read(() => store.adminSession(hash, now)),
    adminSessions: (now) => read(() => store.adminSessions(now)),
  };
}

const guardedProcesses = (processes: Processes, write: Guard, read: Guard): Processes => ({
  tell: (self, tables) => write(() => processes.tell(self, tables)),
  leave: (process) => write(() => processes.leave(process)),
  running: () => read(() => processes.running()),
  drain: (process, since) => write(() => processes.drain(process, since)),
  signal: () => write(() => processes.signal()),
  onSignal: (listener) => processes.onSignal(listener),
  now: () => read(() => processes.now()),
});

/** Measures how long the store takes, also for what fails. */
async function timed<T>(metrics: Metrics, work: StoreWork, job: () => Promise<T>): Promise<T> {
  const end = metrics.storeSeconds.startTimer({ work });
  try {
    return await job();
  } finally {
    end();
  }
}

function guardedLeases(leases: Leases, guarding: Guarding): Leases {
  const [write, read] = [
    writer(guarding.health, guarding.metrics),
    reader(guarding.health, guarding.metrics),
  ];
  return {
    lastsMs: leases.lastsMs,
    acquire: (table, owner) => write(() => leases.acquire(table, owner)),
    renew: (held) => write(() => leases.renew(held)),
    release: (lease, leaving) => write(() => leases.release(lease, leaving)),
    ownerOf: (table) => read(() => leases.ownerOf(table)),
    left: () => read(() => leases.left()),
    storeUnder: (lease, onLost) => guardedStore(leases.storeUnder(lease, onLost), guarding),
  };
}

function writer(health: StoreHealth, metrics: Metrics) {
  return async <T>(job: () => Promise<T>, table?: string): Promise<T> => {
    if (!health.isWell) throw new StoreFailure('The store takes no changes.');
    try {
      return await timed(metrics, 'write', job);
    } catch (cause) {
      if (cause instanceof StoreRefusal) throw cause;
      if (table !== undefined) health.doubt(table);
      health.failed(cause);
      throw new StoreFailure('The store did not take a change.', { cause });
    }
  };
}

function reader(health: StoreHealth, metrics: Metrics) {
  return async <T>(job: () => Promise<T>): Promise<T> => {
    try {
      return await timed(metrics, 'read', job);
    } catch (cause) {
      if (cause instanceof StoreRefusal) throw cause;
      void health.suspect();
      throw new StoreFailure('The store could not be read.', { cause });
    }
  };
}

async function loaded(
  load: () => Promise<StoredTable | undefined>,
  damages: Damages,
): Promise<StoredTable | undefined> {
  const stored = await noted(load, damages);
  if (stored) damages.look(stored);
  return stored;
}

async function noted<Result>(read: () => Promise<Result>, damages: Damages): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof StoreDamage) damages.note(error.table, error.damage);
    throw error;
  }
}
