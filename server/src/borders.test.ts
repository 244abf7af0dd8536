import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix, resolve } from 'node:path';
import { temporaryFolder } from './testing/temporaryFolder';

/** The borders of .dependency-cruiser.cjs: each finds what it forbids, and nothing else. */

const ROOT = resolve(__dirname, '../..');
const CONFIG = join(ROOT, '.dependency-cruiser.cjs');
const CRUISER = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

const { forbidden } = createRequire(__filename)(CONFIG) as {
  readonly forbidden: readonly { readonly name: string }[];
};

interface Import {
  readonly from: string;
  readonly to: string;
  readonly isType?: boolean;
}
/** An import that a rule has to find. */
interface Found extends Import {
  readonly rule: string;
}

const isLayer = (name: string): boolean => name.startsWith('layers: ');
const folders = forbidden.map(({ name }) => name).filter(isLayer);
/** The rooms of each folder that has layers, from the bottom to the top. */
const ROOMS = Map.groupBy(
  folders.map((name) => name.replace('layers: ', '')),
  (room) => dirname(room),
);

/** What the bottom of a room exports, and what the files beside the rooms do. */
const fileIn = (folder: string): string => `${folder}/some.ts`;

const wrongLayers: Found[] = [...ROOMS].flatMap(([folder, rooms]) =>
  rooms.flatMap((room, index) =>
    [folder, ...rooms.slice(index + 1)].map((above, place) => ({
      rule: `layers: ${room}`,
      ...{ from: fileIn(room), to: fileIn(above), isType: place % 2 === 1 },
    })),
  ),
);
const rightLayers: Import[] = [...ROOMS].flatMap(([folder, rooms]) =>
  [...rooms, folder].flatMap((room, index) =>
    rooms.slice(0, index).map((below) => ({ from: `${room}/other.ts`, to: `${below}/other.ts` })),
  ),
);

const [SHARED, CLIENT] = ['shared/src', 'client/src'] as const;
const KRIEGBOT = `${SHARED}/games/kriegbot`;

const WRONG: readonly Found[] = [
  { rule: 'core: no game', from: `${SHARED}/core/match.ts`, to: `${SHARED}/games/series.ts`, isType: true },
  { rule: 'games: no other', from: `${KRIEGBOT}/turn.ts`, to: `${SHARED}/games/metaltalon/turn.ts` },
  {
    rule: 'games: no other',
    ...{ from: `${CLIENT}/games/kriegbot/scene.ts`, to: `${CLIENT}/games/metaltalon/looks.ts` },
  },
  {
    rule: 'games: no other',
    ...{ from: `${CLIENT}/games/kriegbot/words.ts`, to: `${SHARED}/games/metaltalon/events.ts` },
  },
  { rule: 'games: no catalog', from: `${KRIEGBOT}/view.ts`, to: `${SHARED}/games/catalog.ts` },
  { rule: 'rules: no bots', from: `${KRIEGBOT}/rules/fire/spread.ts`, to: `${KRIEGBOT}/bots/aims.ts` },
  { rule: 'rules: no bots', from: `${KRIEGBOT}/tableRules.ts`, to: `${KRIEGBOT}/bots/index.ts` },
  { rule: 'tools: from outside', from: `${SHARED}/games/series.ts`, to: `${SHARED}/tools/playout.ts` },
  { rule: 'server: no rules', from: 'server/src/hall/tables.ts', to: `${KRIEGBOT}/options.ts` },
  { rule: 'client: no state', from: `${CLIENT}/stage/camera.ts`, to: `${KRIEGBOT}/state.ts`, isType: true },
  { rule: 'client: one game', from: `${CLIENT}/app/main.ts`, to: `${SHARED}/games/rules.ts` },
  { rule: 'client: no playing', from: `${CLIENT}/screens/table.ts`, to: `${KRIEGBOT}/index.ts` },
  { rule: 'client: no playing', from: `${CLIENT}/games/kriegbot/hand.ts`, to: `${KRIEGBOT}/bots/index.ts` },
  { rule: 'cycles', from: `${CLIENT}/ui/one.ts`, to: `${CLIENT}/ui/two.ts` },
];
const RIGHT: readonly Import[] = [
  { from: `${SHARED}/games/metaltalon/view.ts`, to: `${SHARED}/core/dice.ts` },
  { from: `${KRIEGBOT}/bots/judge.ts`, to: `${KRIEGBOT}/rules/fire/spread.ts` },
  { from: `${SHARED}/tools/verify.ts`, to: `${KRIEGBOT}/index.ts` },
  { from: 'server/src/hall/retention.ts', to: `${SHARED}/games/rules.ts` },
  { from: `${CLIENT}/games/wholeRules.ts`, to: `${KRIEGBOT}/index.ts` },
  { from: `${CLIENT}/games/kriegbot/views/mech.ts`, to: `${KRIEGBOT}/view.ts` },
  { from: 'server/src/wire/kriegbot.test.ts', to: `${KRIEGBOT}/state.ts` },
  // The cycle above is told once.
  { from: `${CLIENT}/ui/two.ts`, to: `${CLIENT}/ui/one.ts` },
  { from: `${CLIENT}/ui/three.ts`, to: `${CLIENT}/ui/four.ts` },
  { from: `${CLIENT}/ui/four.ts`, to: `${CLIENT}/ui/three.ts`, isType: true },
];

/** The imports that are refused among these: `<rule>: <from> -> <to>`. */
function refused(imports: readonly Import[]): readonly string[] {
  const { path, remove } = temporaryFolder();
  const files = Map.groupBy(imports, ({ from }) => from);
  for (const { to } of imports) if (!files.has(to)) files.set(to, []);
  for (const [file, of] of files) {
    mkdirSync(join(path, dirname(file)), { recursive: true });
    const lines = of.map(({ to, isType }, index) => {
      const name = `./${posix.relative(dirname(file), to)}`.replace(/\.ts$/u, '');
      return isType
        ? `import type { Some as Some${index} } from '${name}';\nexport type Other${index} = Some${index};`
        : `export { some as some${index} } from '${name}';`;
    });
    writeFileSync(
      join(path, file),
      [...lines, 'export const some = 1;', 'export type Some = typeof some;'].join('\n'),
    );
  }
  const args = [CRUISER, '--config', CONFIG, '--output-type', 'json', 'shared', 'server', 'client'];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    ...{ cwd: path, encoding: 'utf8', maxBuffer: 64e6 },
  });
  remove();
  if (stdout === '') throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as {
    readonly summary: {
      readonly violations: readonly { readonly from: string; readonly to: string; readonly rule: Named }[];
    };
  };
  return summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} -> ${to}`).sort();
}

interface Named {
  readonly name: string;
}

test('each border finds the imports that it forbids, and no other', () => {
  const wrong = [...wrongLayers, ...WRONG];
  const found = refused([...wrong, ...rightLayers, ...RIGHT]);
  expect(found).toEqual(wrong.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`).sort());
  const rules = new Set(wrong.map(({ rule }) => rule));
  expect([...rules].sort()).toEqual(forbidden.map(({ name }) => name).sort());
});

test.each([...ROOMS])('every folder of %s has its layer', (folder, rooms) => {
  const there = readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
  const tests = ['testing', 'wire', 'tools'].map((name) => `server/src/${name}`);
  expect(there.filter((name) => !tests.includes(name)).sort()).toEqual([...rooms].sort());
});
