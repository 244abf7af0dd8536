import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeMetrics } from './metrics';

/** The alerts and the dashboard of hosting/monitoring/ name what /metrics has. */
const FOLDER = join(__dirname, '..', '..', '..', '..', 'hosting', 'monitoring');
const read = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

const metrics = makeMetrics({ games: ['one', 'two'], maxTables: 5 });
const known = metrics.registry
  .getMetricsAsArray()
  .flatMap(({ name, type }) =>
    String(type) === 'histogram' ? ['bucket', 'sum', 'count'].map((end) => `${name}_${end}`) : [name],
  );
const named = (text: string): string[] => text.match(/\b(?:gearhall|nodejs|process)_\w+/gu) ?? [];

test('every metric that an alert names is reported', () => {
  const expressions = read('alerts.yml').match(/^ {8}expr: (?:>-\n {10})?.+$/gmu) ?? [];
  expect(expressions).toHaveLength(read('alerts.yml').match(/- alert: /gu)?.length ?? 0);
  const all = expressions.flatMap(named);
  expect(all.length).toBeGreaterThan(8);
  expect(all.filter((name) => !known.includes(name))).toEqual([]);
});

test('every metric that the dashboard names is reported, and every panel has one', () => {
  const { panels } = JSON.parse(read('dashboard.json')) as Dashboard;
  const all = panels.flatMap(({ targets }) => targets.map(({ expr }) => named(expr)));
  expect(all.filter((names) => names.length === 0)).toEqual([]);
  expect(all.flat().filter((name) => !known.includes(name))).toEqual([]);
});

test('every metric of the hall is shown, and those that a hall has from the start have a value', async () => {
  const text = await metrics.registry.metrics();
  expect(text).toMatch(/^gearhall_tables_limit 5$/mu);
  expect(text).toMatch(/^gearhall_game_tables\{game="one"\} 0$/mu);
  const shown = `${read('dashboard.json')}${read('alerts.yml')}`;
  // The total of all codes is kept for those who already watch it.
  const ours = metrics.registry
    .getMetricsAsArray()
    .map(({ name }) => name)
    .filter((name) => name.startsWith('gearhall_') && name !== 'gearhall_refused_total');
  expect(ours.filter((name) => !shown.includes(name))).toEqual([]);
});

test('the number of series is bounded, however many codes there are', async () => {
  for (let code = 0; code < 2000; code += 1) metrics.countRefusal('http', `code${code}`);
  const text = await metrics.registry.metrics();
  expect(text.match(/^gearhall_refusals_total\{/gmu)).toHaveLength(401);
  expect(text).toMatch(/^gearhall_refusals_total\{at="http",code="other"\} 1600$/mu);
});
