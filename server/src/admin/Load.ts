import type { LoadFigures } from '@gearhall/shared/core/pages/adminPages';
import type { Metrics } from '../ground/logs/metrics';

interface Sample {
  readonly at: number;
  readonly actions: number;
  readonly cpuSeconds: number;
}

const SECOND = 1000;
const LEAST_MS = SECOND;

/** Of several processes: the sum of what adds up, the latest event loop, and the longest run. */
export function totalLoad(all: readonly LoadFigures[]): LoadFigures {
  const each = (figure: keyof LoadFigures): number[] => all.map((one) => one[figure]);
  const sum = (figure: keyof LoadFigures): number => each(figure).reduce((so, one) => so + one, 0);
  return {
    tables: sum('tables'),
    connections: sum('connections'),
    actionsPerSecond: sum('actionsPerSecond'),
    cpu: sum('cpu'),
    lagMs: Math.max(...each('lagMs')),
    memory: sum('memory'),
    uptime: Math.max(...each('uptime')),
  };
}

/** The figures of the process, as Prometheus gets them, for people. */
export class Load {
  private before: Sample = { at: performance.now(), actions: 0, cpuSeconds: 0 };
  private rates = { actionsPerSecond: 0, cpu: 0 };

  constructor(private readonly metrics: Pick<Metrics, 'registry'>) {}

  async figures(): Promise<LoadFigures> {
    const all = await this.metrics.registry.getMetricsAsJSON();
    const valueOf = (name: string): number => all.find((one) => one.name === name)?.values[0]?.value ?? 0;
    this.sample({
      at: performance.now(),
      actions: valueOf('gearhall_actions_total'),
      cpuSeconds: valueOf('process_cpu_seconds_total'),
    });
    return {
      tables: valueOf('gearhall_tables'),
      connections: valueOf('gearhall_connections'),
      ...this.rates,
      lagMs: valueOf('nodejs_eventloop_lag_p99_seconds') * SECOND,
      memory: process.memoryUsage.rss(),
      uptime: process.uptime(),
    };
  }

  private sample(now: Sample): void {
    const { before } = this;
    const ms = now.at - before.at;
    if (ms < LEAST_MS) return;
    const perSecond = (figure: 'actions' | 'cpuSeconds'): number =>
      ((now[figure] - before[figure]) * SECOND) / ms;
    this.rates = { actionsPerSecond: perSecond('actions'), cpu: perSecond('cpuSeconds') };
    this.before = now;
  }
}
