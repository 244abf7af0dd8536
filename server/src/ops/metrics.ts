import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What /metrics reports, besides the default metrics of a Node process. */
export interface Metrics {
  readonly registry: Registry;
  readonly tables: Gauge;
  readonly connections: Gauge;
  readonly actions: Counter;
  readonly refused: Counter;
  readonly paused: Counter;
  readonly storeUp: Gauge;
  readonly appendSeconds: Histogram;
}

export function makeMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    tables: new Gauge({ name: 'gearhall_tables', help: 'Open tables.', registers }),
    connections: new Gauge({ name: 'gearhall_connections', help: 'Connections to tables.', registers }),
    actions: new Counter({ name: 'gearhall_actions_total', help: 'Accepted actions.', registers }),
    refused: new Counter({ name: 'gearhall_refused_total', help: 'Refused requests.', registers }),
    paused: new Counter({ name: 'gearhall_paused_total', help: 'Tables paused by a fault.', registers }),
    storeUp: new Gauge({ name: 'gearhall_store_up', help: '1 while the store takes changes.', registers }),
    appendSeconds: new Histogram({
      name: 'gearhall_append_seconds',
      help: 'How long it takes to store an action.',
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
      registers,
    }),
  };
}
