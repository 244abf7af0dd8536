import { expect, test } from '@playwright/test';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CATALOG } from '@gearhall/shared/games/catalog';
import { cycleOf } from '../build/refuseCycles';

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

/** As the hall sends it, where the browser can read brotli (build/precompress.ts). */
function kilobytes(manifest: Manifest, keys: Iterable<string>): number {
  const files = [...keys].map((key) => manifest[key]!.file).filter((file) => file.endsWith('.js'));
  return files.reduce((sum, file) => sum + sizeOf(file), 0) / KILO;
}

/** What is too small to be compressed ahead (build/precompress.ts) counts as if it were. */
function sizeOf(file: string): number {
  const path = join(DIST, file);
  return existsSync(`${path}.br`)
    ? statSync(`${path}.br`).size
    : brotliCompressSync(readFileSync(path)).length;
}

const manifest = readManifest();
const entry = Object.keys(manifest).find((key) => manifest[key]!.isEntry)!;
const firstPage = reach(manifest, [entry], { lazy: false });
/** A page of its own, linked from the first page: no table ever loads it. */
const REPLAY = 'src/screens/replay/ReplayScreen.tsx';
/** Pages of their own, and games that a page plays through by itself, with all of their rules: no table of the hall ever loads them. */
const OF_OTHER_PAGES =
  /^src\/screens\/(?:learn\/LearnScreen|puzzle\/|local\/|game\/|editor\/|watch\/WatchScreen|me\/|admin\/|series\/SeriesScreen|PrivacyScreen|home\/excerpt\/)|^src\/games\/[a-z]+\/(?:help\/intro|editor\/index)\.ts$|^\.\.\/shared\/src\/games\/[a-z]+\/(?:bots\/|index\.ts$)/u;
/** What a game teaches: its lessons are pages of their own. The coach counts: at a table it speaks to every newcomer. */
const OF_LESSONS = /^src\/games\/[a-z]+\/lessons\/index\.ts$/u;
/** The renderer for browsers without WebGL: nobody else ever loads it. */
const WITHOUT_WEBGL = 'src/stage/renderer/canvasRenderer.ts';
/** What a game contributes to the form for a new table: no table ever loads it. */
const OF_THE_FORM = /^src\/games\/[a-z]+\/(?:course|scenarios)\/index\.ts$/u;
/** The worked examples and what is drawn for them: no table of our own games ever loads it. */
const OF_EXAMPLES = /^\.\.\/examples\/|^src\/stage\/basic\//u;
/** What PixiJS loads of its own accord for the DOM and for workers, unless it is told not to, as it is (stage/renderer/startDrawing.ts). */
const OF_OTHER_STAGES = /\/pixi\.js\/lib\/environment-/u;
/** Art that a table loads when it is there already, with a bound of its own: a game plays without it, silent, in flat colours and without film, and ends without a picture. */
const LAZY_ART =
  /^src\/sound\/engine\/|^src\/stage\/film\/celebration\.ts$|^src\/screens\/table\/ending\/moment\/|^src\/games\/[a-z]+\/(?:sounds\/recipes|(?:effects|faces|machine|paint)\/index)\.ts$/u;
const GAME = /^src\/games\/([a-z]+)\//u;

/** No table of the hall ever loads it, nor what only it needs. */
const isOtherPage = (key: string): boolean =>
  key === REPLAY ||
  [OF_EXAMPLES, OF_OTHER_PAGES, OF_THE_FORM, OF_LESSONS, OF_OTHER_STAGES].some((page) => page.test(key));

test('no chunk runs before what it imports', () => {
  const imports = Object.entries(manifest).map(([key, chunk]) => [key, chunk.imports ?? []] as const);
  expect(imports.length).toBeGreaterThan(50);
  expect(cycleOf(new Map(imports))).toBeUndefined();
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

/** Of any table, in kB. */
const MOST_OF_TABLE = 400;
const MOST_OF_ART = 60;

for (const game of Object.keys(manifest).filter((key) => /games\/[a-z]+\/index\.ts$/u.test(key))) {
  const isOwn = (key: string): boolean => !firstPage.has(key) && key !== WITHOUT_WEBGL;

  test(`a table of ${game} is sent at most ${MOST_OF_TABLE} kB, with all that can be opened at it, and its lazy art 60 kB`, () => {
    // The first page links to every game; a table loads its own.
    const isOther = (key: string): boolean =>
      isOtherPage(key) || (GAME.test(key) && GAME.exec(key)?.[1] !== GAME.exec(game)?.[1]);
    const whole = reach(manifest, partsOf(game), { lazy: true, without: isOther });
    const isArtOrOther = (key: string): boolean => LAZY_ART.test(key) || isOther(key);
    const table = reach(manifest, partsOf(game), { lazy: true, without: isArtOrOther });
    // The art, and what nothing but art needs.
    const art = [...whole].filter((key) => isOwn(key) && !table.has(key));
    expect(art.filter((key) => LAZY_ART.test(key)).length).toBeGreaterThanOrEqual(2);
    expect(kilobytes(manifest, art)).toBeLessThanOrEqual(MOST_OF_ART);
    const size = kilobytes(manifest, [...table].filter(isOwn));
    expect(size).toBeGreaterThan(100);
    expect(size).toBeLessThanOrEqual(MOST_OF_TABLE);
  });
}

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

/** What plays a game by itself, in kB: its bots and all that only they need. Kriegbot's know nineteen scenarios. */
const MOST_TO_PLAY = 10;
const MOST_OF_KRIEGBOT = 40;

for (const game of Object.keys(CATALOG)) {
  const most = game === 'kriegbot' ? MOST_OF_KRIEGBOT : MOST_TO_PLAY;

  test(`what plays ${game} by itself needs at most ${most} kB, and no table loads it`, () => {
    const playing = Object.keys(manifest).filter((key) => key.startsWith(`_${game}-`));
    expect(playing).toHaveLength(1);
    expect(kilobytes(manifest, playing)).toBeLessThanOrEqual(most);
    const table = reach(manifest, partsOf(`src/games/${game}/index.ts`), {
      lazy: true,
      without: isOtherPage,
    });
    expect(playing.filter((key) => table.has(key))).toEqual([]);
  });
}

/** What analyses games beside the page, in kB: the search, and the ground of the rules; each game is a chunk of its own. */
const MOST_TO_STUDY = 40;

test(`the thread that analyses needs at most ${MOST_TO_STUDY} kB, and no page loads it before it is asked`, () => {
  const files = readdirSync(join(DIST, 'assets/bots')).filter((file) => /^studyWorker-.*\.js$/u.test(file));
  expect(files).toHaveLength(1);
  const [file = ''] = files;
  expect(sizeOf(`assets/bots/${file}`) / KILO).toBeLessThanOrEqual(MOST_TO_STUDY);
  const naming = Object.entries(manifest).filter(([, chunk]) =>
    readFileSync(join(DIST, chunk.file), 'utf8').includes(file),
  );
  expect(naming.filter(([key]) => firstPage.has(key))).toEqual([]);
  const ofTables = Object.keys(CATALOG).flatMap((game) => partsOf(`src/games/${game}/index.ts`));
  const tables = reach(manifest, ofTables, { lazy: true, without: isOtherPage });
  expect(naming.filter(([key]) => tables.has(key))).toEqual([]);
});
