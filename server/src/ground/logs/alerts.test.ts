import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../testing/temporaryFolder';

/** The alerts of hosting/monitoring/, in Prometheus' own judgement. Needs `promtool` of Debian's `prometheus`. */
const FOLDER = join(__dirname, '..', '..', '..', '..', 'hosting', 'monitoring');
const ALERTS = join(FOLDER, 'alerts.yml');
const DASHBOARD = join(FOLDER, 'dashboard.json');
const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const describeHere = hasPromtool || process.env.CI ? describe : describe.skip;

const folder = temporaryFolder();
afterAll(() => folder.remove());

const HALL = '{job="gearhall",instance="hall"}';
const GIGABYTE = 1024 ** 3;
/** Each half minute of an hour in which all is well: a value, or its steps. */
const WELL: Readonly<Record<string, string>> = {
  [`up${HALL}`]: '1x120',
  [`gearhall_store_up${HALL}`]: '1x120',
  [`gearhall_redis_up${HALL}`]: '1x120',
  [`gearhall_loss${HALL}`]: '0x120',
  [`gearhall_paused_total${HALL}`]: '3x120',
  [`gearhall_bot_failures_total{job="gearhall",instance="hall",game="kriegbot",level="easy"}`]: '3x120',
  [`process_start_time_seconds${HALL}`]: '1000x120',
  [`nodejs_eventloop_lag_p99_seconds${HALL}`]: '0.02x120',
  [`gearhall_store_seconds_bucket{job="gearhall",instance="hall",work="write",le="0.005"}`]: '0+100x120',
  [`gearhall_store_seconds_bucket{job="gearhall",instance="hall",work="write",le="0.5"}`]: '0+100x120',
  [`gearhall_store_seconds_bucket{job="gearhall",instance="hall",work="write",le="+Inf"}`]: '0+100x120',
  [`process_resident_memory_bytes${HALL}`]: `${GIGABYTE / 4}x120`,
  [`gearhall_tables${HALL}`]: '50x120',
  [`gearhall_other_rules_tables${HALL}`]: '0x120',
  [`gearhall_tables_limit${HALL}`]: '5000x120',
  [`gearhall_refusals_total{job="gearhall",instance="hall",at="http",code="noTable"}`]: '0+30x120',
};

/** What fires after forty minutes of which the last half is like this. */
const TROUBLE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  GearhallDown: { [`up${HALL}`]: '1x40 0x80' },
  GearhallStoreDown: { [`gearhall_store_up${HALL}`]: '1x40 0x80' },
  GearhallRedisDown: { [`gearhall_redis_up${HALL}`]: '1x40 0x80' },
  GearhallTablePaused: { [`gearhall_paused_total${HALL}`]: '3x65 4x60' },
  GearhallLoss: { [`gearhall_loss${HALL}`]: '0x40 1x80' },
  GearhallOtherRules: { [`gearhall_other_rules_tables${HALL}`]: '0x40 2x80' },
  GearhallBotFailed: {
    [`gearhall_bot_failures_total{job="gearhall",instance="hall",game="kriegbot",level="easy"}`]: '3x65 4x60',
  },
  GearhallRestarts: { [`process_start_time_seconds${HALL}`]: '1000x60 2000x4 3000x4 4000x60' },
  GearhallLate: { [`nodejs_eventloop_lag_p99_seconds${HALL}`]: '0.02x40 0.4x80' },
  GearhallSlowStore: {
    [`gearhall_store_seconds_bucket{job="gearhall",instance="hall",work="write",le="0.005"}`]: '0+90x120',
  },
  GearhallMemory: { [`process_resident_memory_bytes${HALL}`]: `${GIGABYTE / 4}x40 ${GIGABYTE * 0.9}x80` },
  GearhallNearlyFull: { [`gearhall_tables${HALL}`]: '50x40 4700x80' },
  GearhallRefusals: {
    [`gearhall_refusals_total{job="gearhall",instance="hall",at="http",code="noTable"}`]: '0+900x120',
  },
};
const NAMES = Object.keys(TROUBLE);

/** Whether exactly these alerts fire, as Prometheus sees it. YAML is also JSON. */
function judge(series: Readonly<Record<string, string>>, firing: readonly string[]): string {
  copyFileSync(ALERTS, join(folder.path, 'alerts.yml'));
  const samples = Object.entries({ ...WELL, ...series });
  const test = {
    rule_files: ['alerts.yml'],
    tests: [
      {
        interval: '30s',
        input_series: samples.map(([name, values]) => ({ series: name, values })),
        // The names of those that fire, whatever their other labels.
        promql_expr_test: [
          {
            expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
            eval_time: '40m',
            exp_samples: firing.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
          },
        ],
      },
    ],
  };
  const file = join(folder.path, 'test.yml');
  writeFileSync(file, JSON.stringify(test));
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

describeHere('in the eyes of promtool', () => {
  test('the file is valid, and each alert has a case here', () => {
    const said = execFileSync('promtool', ['check', 'rules', ALERTS], { encoding: 'utf8' });
    expect(said).toContain(`${NAMES.length} rules found`);
  });

  test('every expression of the dashboard is one', () => {
    const expressions = [...readFileSync(DASHBOARD, 'utf8').matchAll(/"expr": (".+")/gu)].map(
      ([, text = '']) =>
        String(JSON.parse(text)).replaceAll('$job', 'gearhall').replaceAll('$__rate_interval', '1m'),
    );
    expect(expressions.length).toBeGreaterThan(15);
    const rules = expressions.map((expr, index) => ({ record: `panel:${index}`, expr }));
    const file = join(folder.path, 'panels.yml');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'panels', rules }] }));
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`${rules.length} rules found`);
  });

  test('none fires while all is well', () => {
    expect(judge({}, [])).toBe('');
  });

  test.each(NAMES)('%s fires in its case, and no other does', (name) => {
    expect(judge(TROUBLE[name] ?? {}, [name])).toBe('');
  });
});
