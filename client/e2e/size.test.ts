import { expect, test } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** What a visitor has to load, measured on the built client (npm run build). */

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const DIST = join(import.meta.dirname, '../dist');
const MANIFEST = join(DIST, '.vite/manifest.json');
const KILO = 1000;

function readManifest(): Manifest {
  if (!existsSync(MANIFEST)) throw new Error('The client is not built: run "npm run build" first.');
  return JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
}

/** Whether lazy chunks count, and which chunks never do. */
interface Reach {
  readonly lazy: boolean;
  readonly without?: (key: string) => boolean;
}

/** All chunks that are loaded with these: their imports, and `lazy` ones too where requested. */
function reach(
  manifest: Manifest,
  from: readonly string[],
  { lazy, without = () => false }: Reach,
): Set<string> {
  const reached = new Set<string>();
  const queue = [...from];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (reached.has(key) || without(key)) continue;
    reached.add(key);
    const chunk = manifest[key];
    queue.push(...(chunk?.imports ?? []), ...(lazy ? (chunk?.dynamicImports ?? []) : []));
  }
  return reached;
}

/** Packed by gzip, which every browser understands; the hall sends brotli where it may (build/precompress.ts). */
function kilobytes(manifest: Manifest, keys: Iterable<string>, packed = gzipSync): number {
  const files = [...keys].map((key) => manifest[key]!.file).filter((file) => file.endsWith('.js'));
  return files.reduce((sum, file) => sum + sizeOf(file, packed), 0) / KILO;
}

/** By how it is packed, and by file. */
const sizes = new Map<typeof gzipSync, Map<string, number>>();
function sizeOf(file: string, packed: typeof gzipSync): number {
  const known = sizes.get(packed) ?? new Map<string, number>();
  sizes.set(packed, known);
  const size = known.get(file) ?? packed(readFileSync(join(DIST, file))).length;
  known.set(file, size);
  return size;
}

const manifest = readManifest();
const entry = Object.keys(manifest).find((key) => manifest[key]!.isEntry)!;
const firstPage = reach(manifest, [entry], { lazy: false });
/** A page of its own, linked from the first page: no table ever loads it. */
const REPLAY = 'src/screens/replay/ReplayScreen.tsx';
/** Pages of their own, and games that a page plays through by itself, with all of their rules: no table of the hall ever loads them. */
const OF_OTHER_PAGES =
  /^src\/screens\/(?:learn\/LearnScreen|local\/|game\/|editor\/|watch\/WatchScreen|me\/|admin\/|series\/SeriesScreen|PrivacyScreen)|^src\/games\/[a-z]+\/(?:help\/intro|editor\/index)\.ts$|^\.\.\/shared\/src\/games\/[a-z]+\/(?:bots\/|index\.ts$)/u;
/** What a game teaches: a table loads it only for somebody who has switched the coach on. */
const OF_LESSONS = /^src\/games\/[a-z]+\/lessons\/index\.ts$/u;
const OF_THE_COACH = /^_Coach-/u;
/** The renderer for browsers without WebGL: nobody else ever loads it. */
const WITHOUT_WEBGL = 'src/stage/canvasRenderer.ts';
/** What a game contributes to the form for a new table: no table ever loads it. */
const OF_THE_FORM = /^src\/games\/[a-z]+\/(?:course|scenarios)\/index\.ts$/u;
/** The worked examples and what is drawn for them: no table of our own games ever loads it. */
const OF_EXAMPLES = /^\.\.\/examples\/|^src\/stage\/basic\//u;
/** What one scenario of a game needs besides: a table loads that of its own. */
const OF_SCENARIOS = /^src\/games\/[a-z]+\/scenarios\/[a-zA-Z]+\/index\.ts$/u;
const GAME = /^src\/games\/([a-z]+)\//u;

test.describe('the page of a game does not run before what it imports', () => {
  const pages = Object.keys(manifest).filter((key) => /^src\/games\/[a-z]+\/index\.ts$/u.test(key));
  for (const page of pages)
    test(`no import of ${page} leads back to it`, () => {
      const imported = manifest[page]?.imports ?? [];
      expect([...reach(manifest, imported, { lazy: false })]).not.toContain(page);
    });
});

test('the first page needs at most 100 kB of compressed JavaScript', () => {
  expect(kilobytes(manifest, firstPage)).toBeGreaterThan(5);
  expect(kilobytes(manifest, firstPage)).toBeLessThanOrEqual(100);
});

/** Whatever a game needs until its end: its table and its board, and the desk where one designs robots. */
const partsOf = (game: string): readonly string[] => [
  'src/screens/table/TableScreen.tsx',
  game,
  ...['scene.ts', 'desk/index.ts']
    .map((part) => game.replace('index.ts', part))
    .filter((part) => Object.hasOwn(manifest, part)),
];

/** What some tables of a game need besides: its expansion, and one of its scenarios. */
const choicesOf = (game: string): readonly (readonly string[])[] => {
  const folder = game.replace('index.ts', '');
  const isOf = (key: string): boolean => key.startsWith(folder);
  const expansion = Object.keys(manifest).filter((key) => key === `${folder}expansion/index.ts`);
  const scenarios = Object.keys(manifest).filter((key) => isOf(key) && OF_SCENARIOS.test(key));
  // What somebody has made has the words of other scenarios as well.
  const made = scenarios.filter((key) => key.endsWith('/scenarios/edited/index.ts'));
  return [expansion, ...scenarios.map((scenario) => [...expansion, ...made, scenario])];
};

for (const game of Object.keys(manifest).filter((key) => /games\/[a-z]+\/index\.ts$/u.test(key))) {
  const isOwn = (key: string): boolean => !firstPage.has(key) && key !== WITHOUT_WEBGL;

  test(`a table of ${game} needs at most 300 kB more for a whole game`, () => {
    const more = [...reach(manifest, partsOf(game), { lazy: false })].filter(isOwn);
    expect(kilobytes(manifest, more)).toBeGreaterThan(100);
    expect(kilobytes(manifest, more)).toBeLessThanOrEqual(300);
  });

  test(`a table of ${game} needs at most 300 kB more with any scenario and an expansion, too`, () => {
    for (const choice of choicesOf(game)) {
      const more = [...reach(manifest, [...partsOf(game), ...choice], { lazy: false })].filter(isOwn);
      expect(kilobytes(manifest, more)).toBeLessThanOrEqual(300);
    }
  });

  test(`a table of ${game} is sent at most 300 kB, with every page and dialog that can be opened at it`, () => {
    // The first page links to every game; a table loads its own.
    const isOther = (key: string): boolean =>
      key === REPLAY ||
      [OF_EXAMPLES, OF_OTHER_PAGES, OF_THE_FORM, OF_LESSONS, OF_THE_COACH].some((page) => page.test(key)) ||
      (GAME.test(key) && GAME.exec(key)?.[1] !== GAME.exec(game)?.[1]);
    for (const choice of choicesOf(game)) {
      const without = (key: string): boolean =>
        isOther(key) || (OF_SCENARIOS.test(key) && !choice.includes(key));
      const table = reach(manifest, partsOf(game), { lazy: true, without });
      const more = [...table].filter(isOwn);
      expect(kilobytes(manifest, more, brotliCompressSync)).toBeLessThanOrEqual(300);
    }
  });
}

test('no table loads what carries out the actions of Kriegbot, but a replay does', () => {
  const isWhole = (key: string): boolean => key.startsWith('_kriegPlay-');
  const table = partsOf('src/games/kriegbot/index.ts');
  const without = (key: string): boolean =>
    key === REPLAY || [OF_OTHER_PAGES, OF_LESSONS, OF_THE_COACH].some((other) => other.test(key));
  expect([...reach(manifest, table, { lazy: true, without })].filter(isWhole)).toEqual([]);
  expect([...reach(manifest, [REPLAY], { lazy: true })].filter(isWhole)).toHaveLength(1);
});

test('neither PixiJS nor Colyseus is loaded before a table is opened', () => {
  const text = [...firstPage].map((key) => readFileSync(join(DIST, manifest[key]!.file), 'utf8')).join('\n');
  expect(text).not.toMatch(/pixi/iu);
  expect(text).not.toMatch(/colyseus/iu);
});

test('a replay needs at most 30 kB that a table does not', () => {
  expect(Object.keys(manifest)).toContain(REPLAY);
  expect(firstPage).not.toContain(REPLAY);
  expect(kilobytes(manifest, [REPLAY])).toBeLessThanOrEqual(30);
});

test('a board without WebGL needs at most 10 kB more, and nothing needs them at once', () => {
  const leading = Object.keys(manifest).filter((key) => manifest[key]!.imports?.includes(WITHOUT_WEBGL));
  expect(leading).toEqual([]);
  expect(kilobytes(manifest, [WITHOUT_WEBGL])).toBeGreaterThan(1);
  expect(kilobytes(manifest, [WITHOUT_WEBGL])).toBeLessThanOrEqual(10);
});

test('what a game contributes to the form for a new table needs at most 15 kB, and no table loads it', () => {
  const forms = Object.keys(manifest).filter((key) => OF_THE_FORM.test(key));
  expect(forms).not.toEqual([]);
  for (const form of forms) {
    const leading = Object.keys(manifest).filter((key) => {
      const { imports = [], dynamicImports = [] } = manifest[key]!;
      return [...imports, ...dynamicImports].includes(form);
    });
    // The list of the games, which the first page holds.
    expect(leading).toHaveLength(1);
    expect(firstPage).toContain(leading[0]);
    expect(firstPage).not.toContain(form);
    expect(kilobytes(manifest, [form])).toBeLessThanOrEqual(15);
  }
});

for (const lessons of Object.keys(manifest).filter((key) => OF_LESSONS.test(key)))
  test(`what ${lessons} teaches needs at most 25 kB, and loads no other game`, () => {
    expect(kilobytes(manifest, [lessons])).toBeLessThanOrEqual(25);
    const loaded = [...reach(manifest, [lessons], { lazy: true, without: (key) => key === entry })];
    const games = new Set(loaded.flatMap((key) => GAME.exec(key)?.[1] ?? []));
    expect([...games]).toEqual([GAME.exec(lessons)?.[1]]);
    expect(firstPage).not.toContain(lessons);
  });

/** Of the bots of a game, in kB; Kriegbot's know an expansion too, and nineteen scenarios with goals of their own. */
const MOST_OF_BOTS = 20;
const MOST_OF_EXPANDED = 28;

for (const bots of Object.keys(manifest).filter((key) => /\/bots\/levels\.ts$/u.test(key))) {
  const most = bots.includes('/kriegbot/') ? MOST_OF_EXPANDED : MOST_OF_BOTS;

  test(`${bots} needs at most ${most} kB, and no table loads it`, () => {
    expect(kilobytes(manifest, [bots])).toBeLessThanOrEqual(most);
    const leading = Object.keys(manifest).filter((key) => manifest[key]!.imports?.includes(bots));
    expect(leading).toEqual([]);
  });
}
