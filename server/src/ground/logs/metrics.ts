import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { boundedLabel } from './boundedLabel';

type RefusedAt = 'table' | 'http';
export type StoreWork = 'read' | 'write';

/** What /metrics reports, besides the default metrics of a Node process. */
export interface Metrics {
  readonly registry: Registry;
  readonly connections: Gauge;
  readonly actions: Counter;
  readonly paused: Counter;
  /** Games that cannot go on under the rules of this hall; counted at its start. */
  readonly otherRules: Gauge;
  readonly botFailures: Counter<'game' | 'level'>;
  readonly botThreads: Gauge;
  readonly thoughts: Counter<'end'>;
  readonly storeUp: Gauge;
  /** Has no value where this process is alone. */
  readonly redisUp: Gauge;
  readonly loss: Gauge;
  readonly appendSeconds: Histogram;
  readonly storeSeconds: Histogram<'work'>;
  /** A table of this game was opened (1) or closed (-1). */
  countTable(game: string, change: 1 | -1): void;
  countRefusal(at: RefusedAt, code: string): void;
}

export interface Measured {
  /** The ids of the games that are played here. */
  readonly games: readonly string[];
  readonly maxTables: number;
}

/** More than all codes of the server and its games; each is a series that Prometheus keeps. */
const MOST_CODES = 400;
const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2];

export function makeMetrics({ games, maxTables }: Measured): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const limit = new Gauge({ name: 'gearhall_tables_limit', help: 'MAX_TABLES.', registers });
  limit.set(maxTables);
  return {
    registry,
    connections: new Gauge({ name: 'gearhall_connections', help: 'Connections to tables.', registers }),
    actions: new Counter({ name: 'gearhall_actions_total', help: 'Accepted actions.', registers }),
    paused: new Counter({ name: 'gearhall_paused_total', help: 'Tables paused by a fault.', registers }),
    otherRules: new Gauge({
      name: 'gearhall_other_rules_tables',
      help: 'Games that began under other rules and cannot go on, as counted at the start.',
      registers,
    }),
    botFailures: new Counter({
      name: 'gearhall_bot_failures_total',
      help: 'Turns of bots that failed, in which the fallback acted.',
      labelNames: ['game', 'level'],
      registers,
    }),
    botThreads: new Gauge({ name: 'gearhall_bot_threads', help: 'Threads in which bots think.', registers }),
    thoughts: new Counter({
      name: 'gearhall_bot_thoughts_total',
      help: 'Bots that were asked in threads of their own, by how that ended; chosen: as it should.',
      labelNames: ['end'],
      registers,
    }),
    redisUp: withoutValue(
      new Gauge({
        name: 'gearhall_redis_up',
        help: '1 while limits count over all processes; missing without REDIS_URL.',
        registers,
      }),
    ),
    storeUp: new Gauge({ name: 'gearhall_store_up', help: '1 while the store takes changes.', registers }),
    loss: new Gauge({
      name: 'gearhall_loss',
      help: '1 for two weeks after a start at which something stored was missing, or may have been.',
      registers,
    }),
    appendSeconds: new Histogram({
      name: 'gearhall_append_seconds',
      help: 'How long it takes to store an action.',
      buckets: SECONDS,
      registers,
    }),
    storeSeconds: new Histogram({
      name: 'gearhall_store_seconds',
      help: 'How long the store takes for one request; failures count too.',
      labelNames: ['work'],
      buckets: SECONDS,
      registers,
    }),
    countTable: tableCount(registers, games),
    countRefusal: refusalCount(registers),
  };
}

function withoutValue(gauge: Gauge): Gauge {
  gauge.remove();
  return gauge;
}

function tableCount(registers: Registry[], games: readonly string[]): Metrics['countTable'] {
  const all = new Gauge({ name: 'gearhall_tables', help: 'Open tables.', registers });
  const byGame = new Gauge({
    name: 'gearhall_game_tables',
    help: 'Open tables of each game.',
    labelNames: ['game'],
    registers,
  });
  for (const game of games) byGame.set({ game }, 0);
  return (game, change) => {
    all.inc(change);
    byGame.inc({ game }, change);
  };
}

function refusalCount(registers: Registry[]): Metrics['countRefusal'] {
  const atTables = new Counter({ name: 'gearhall_refused_total', help: 'Refused requests.', registers });
  const byCode = new Counter({
    name: 'gearhall_refusals_total',
    help: 'Refused requests at tables and by HTTP, by their code.',
    labelNames: ['at', 'code'],
    registers,
  });
  const labelOf = boundedLabel(MOST_CODES);
  return (at, code) => {
    if (at === 'table') atTables.inc();
    byCode.inc({ at, code: labelOf(code) });
  };
}
