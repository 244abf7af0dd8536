import { REQUESTS } from '@gearhall/shared/core/wire/requests';
import { CATALOG } from '@gearhall/shared/games/catalog';
import { REST_STATUS } from '@gearhall/shared/core/pages/restErrors';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** Compares the documents with the code: links, commands, variables, routes, requests. */

const ROOT = resolve(__dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const { scripts: SCRIPTS } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const scriptsIn = (text: string): readonly string[] =>
  [...text.matchAll(/npm run (?:-s )?([\w:-]+)/gu)].map(([, name = '']) => name);

/** The changelog tells of commands by the names that they had: these are now tools of `measure`, `bench` and so on. */
const CHANGELOG = 'CHANGELOG.md';
const FORMER_SCRIPTS: readonly string[] = [
  ...['bench:scale', 'bench:krushers', 'bench:metalheads', 'expansion:kriegbot', 'scenarios:kriegbot'],
  ...['balance:metalheads', 'fuzz:bots', 'source-words', 'infosets'],
];

const inDocs = readdirSync(join(ROOT, 'docs')).filter((name) => name.endsWith('.md'));
const PAGES = [
  ...['README.md', 'CONTRIBUTING.md', CHANGELOG, 'SECURITY.md'],
  ...inDocs.map((name) => `docs/${name}`),
];

const withoutListings = (text: string): string => text.replace(/^```[^]*?^```$/gmu, '');

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(text: string): Set<string> {
  const seen = new Map<string, number>();
  const anchors = [...withoutListings(text).matchAll(/^#+ (.*)$/gmu)].map(([, title = '']) => {
    const words = title.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '');
    const anchor = words.replaceAll(' ', '-');
    const before = seen.get(anchor) ?? 0;
    seen.set(anchor, before + 1);
    return before === 0 ? anchor : `${anchor}-${before}`;
  });
  return new Set(anchors);
}

/** Why a link of a page leads nowhere; undefined if it is valid. */
function faultOf(page: string, link: string): string | undefined {
  const [file = '', anchor] = link.split('#');
  const target = file === '' ? page : relative(ROOT, resolve(ROOT, dirname(page), file));
  if (!existsSync(join(ROOT, target))) return `${link}: no such file`;
  if (anchor === undefined) return undefined;
  return anchorsOf(read(target)).has(anchor) ? undefined : `${link}: no such heading`;
}

/** The commands of a page that start one of several tools: `npm run -s bench -- scale`. */
const toolsIn = (text: string) =>
  [...text.matchAll(/npm run (?:-s )?(measure|bench|fuzz|generate) --((?: [\w<>-]+)+)/gu)].map(
    ([, family = '', words = '']) => ({ family, words: words.trim().split(' ') }),
  );

/** Why there is no such tool; undefined where there is. `<game>` and the like stand for any. */
function whyNoTool(family: string, [first = '', second = '']: readonly string[]): string | undefined {
  if (first.startsWith('<') || second.startsWith('<')) return undefined;
  if (family !== 'measure') {
    return read('scripts/tools.js').match(new RegExp(`^ {2}${family}: \\{[^]*?^ {4}'?${first}'?: \\{`, 'mu'))
      ? undefined
      : `${family} ${first}`;
  }
  const folders = [`shared/src/games/${first}/tools`, 'shared/src/tools/anyGame'];
  const isThere = folders.some((folder) => existsSync(join(ROOT, folder, `${second}.ts`)));
  return isThere ? undefined : `measure ${first} ${second}`;
}

const RULES_PAGES = Object.keys(CATALOG).map((id) => `shared/src/games/${id}/RULES.md`);

test.each(RULES_PAGES)('the tools that %s names are here', (page) => {
  expect(toolsIn(read(page)).flatMap(({ family, words }) => whyNoTool(family, words) ?? [])).toEqual([]);
});

test('a tool that is not there is found', () => {
  const text =
    '`npm run -s bench -- speed`, `npm run -s measure -- kriegbot bench` and `... -- kriegbot speed`';
  const tools = toolsIn(text.replace('...', 'npm run measure'));
  expect(tools.map(({ family, words }) => whyNoTool(family, words))).toEqual([
    'bench speed',
    undefined,
    'measure kriegbot speed',
  ]);
});

test('package.json has at most 25 scripts', () => {
  expect(Object.keys(SCRIPTS).length).toBeLessThanOrEqual(25);
});

test('the changelog names every former script, and no script of today is one', () => {
  const named = scriptsIn(read(CHANGELOG));
  expect(FORMER_SCRIPTS.filter((name) => !named.includes(name) || Object.hasOwn(SCRIPTS, name))).toEqual([]);
});

describe.each(PAGES)('%s', (page) => {
  const text = read(page);

  test('its links lead to files and headings', () => {
    const links = [...withoutListings(text).matchAll(/\]\(([^)\s]+)\)/gu)].map(([, link = '']) => link);
    const here = links.filter((link) => !/^[a-z]+:/u.test(link));
    expect(here.flatMap((link) => faultOf(page, link) ?? [])).toEqual([]);
  });

  test('its commands are scripts of package.json', () => {
    const former = page === CHANGELOG ? FORMER_SCRIPTS : [];
    const unknown = scriptsIn(text).filter((name) => !Object.hasOwn(SCRIPTS, name));
    expect(unknown.filter((name) => !former.includes(name))).toEqual([]);
  });

  test('the tools that its commands start are here', () => {
    // `bench` was one tool when this was written.
    const told = page === CHANGELOG ? text.replaceAll('npm run bench -- --game', '') : text;
    expect(toolsIn(told).flatMap(({ family, words }) => whyNoTool(family, words) ?? [])).toEqual([]);
  });

  test('the files that it names in backticks are here', () => {
    const paths = /`((?:shared|server|client|scripts|docs)\/[\w./-]+\.\w+)`/gu;
    const named = [...text.matchAll(paths)].map(([, path = '']) => path);
    // The build creates it.
    const missing = named.filter((path) => !path.includes('/dist/') && !existsSync(join(ROOT, path)));
    expect(missing).toEqual([]);
  });
});

test('the README stays one page, with a picture of each game', () => {
  const readme = read('README.md');
  expect(readme.split('\n').length).toBeLessThanOrEqual(120);
  const shown = [...readme.matchAll(/!\[[^\]]+\]\(docs\/images\/([a-z]+)\.jpg\)/gu)].map(([, game]) => game);
  expect(shown.sort()).toEqual(Object.keys(CATALOG).sort());
});

test('every page of docs/ can be reached from the README', () => {
  const readme = read('README.md');
  expect(inDocs.filter((name) => !readme.includes(`(docs/${name})`))).toEqual([]);
});

test('every name of the vocabulary is in the code', () => {
  const rows = read('docs/vocabulary.md').match(/^\| [^|]+ \| [^|]+ \| (.+) \|$/gmu) ?? [];
  const names = rows.flatMap((row) => [...row.matchAll(/`'?(\w+)'?`/gu)].map(([, name = '']) => name));
  expect(names.length).toBeGreaterThan(50);
  const sources = ['shared/src', 'server/src', 'client/src'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/u.test(name))
      .map((name) => read(`${folder}/${name}`)),
  );
  const known = new Set(sources.flatMap((source) => source.match(/\w+/gu) ?? []));
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test('every variable of the server stands in docs/hosting.md', () => {
  const hosting = read('docs/hosting.md');
  const [environment = ''] =
    /const environment = [^]*?^\}\);/mu.exec(read('server/src/ground/config.ts')) ?? [];
  const variables = [...environment.matchAll(/^ {2}([A-Z_]+):/gmu)].map(([, name = '']) => name);
  expect(variables.length).toBeGreaterThan(20);
  expect(variables.filter((name) => !hosting.includes(`\`${name}\``))).toEqual([]);
});

test('every request of the table stands in docs/protocol.md', () => {
  const [, requests = ''] = /^### Requests$([^]*?)^### /mu.exec(read('docs/protocol.md')) ?? [];
  const columns = [...requests.matchAll(/^\| (`[^|]+) \|/gmu)].map(([, names = '']) => names);
  const told = columns.flatMap((names) => [...names.matchAll(/`(\w+)`/gu)].map(([, name = '']) => name));
  expect(told.sort()).toEqual(Object.keys(REQUESTS).sort());
});

/** The routes of the web server, read from its source: `POST /api/devices/claim`. */
function routes(): string[] {
  const folder = 'server/src/http';
  const files = readdirSync(join(ROOT, folder)).filter((name) => !name.endsWith('.test.ts'));
  const sources = files.map((name) => ({ name: name.replace('.ts', ''), code: read(`${folder}/${name}`) }));
  const all = sources.map(({ code }) => code).join('\n');
  const mountOf = (name: string): string | undefined =>
    new RegExp(`\\b(?:router|app)\\.use\\((?:'([^']+)', )?${name}\\(`, 'u').exec(all)?.[1];
  const prefixOf = (name: string): string => {
    if (['api', 'matchmaking'].includes(name)) return mountOf(name) ?? '';
    return `${mountOf('api') ?? ''}${mountOf(name) ?? ''}`;
  };
  return sources.flatMap(({ name, code }) =>
    [...code.matchAll(/\brouter\.(get|post|put|delete)\('(\/[^'{]*)'/gu)].map(([, method = '', path = '']) =>
      `${method.toUpperCase()} ${prefixOf(name)}${path}`.replace(/\/$/u, ''),
    ),
  );
}

test('every route stands in docs/protocol.md', () => {
  const protocol = read('docs/protocol.md');
  const all = routes();
  expect(all.length).toBeGreaterThan(13);
  expect(all).toContain('POST /api/devices/claim');
  expect(all.filter((route) => !new RegExp(`\`${route}[\`?]`, 'u').test(protocol))).toEqual([]);
});

test('the protocol names every code of REST, with its status', () => {
  const [, chapter = ''] = read('docs/protocol.md').split('\n## REST\n');
  const [table = ''] = chapter.split('\nWhere a request');
  const rows = [...table.matchAll(/^\| (\d{3}) +\| (.*) \|$/gmu)];
  const named = rows.flatMap(([, status, codes = '']) =>
    [...codes.matchAll(/`(\w+)`/gu)].map(([, code = '']) => [code, Number(status)] as const),
  );
  expect(Object.fromEntries(named)).toEqual(REST_STATUS);
  expect(named).toHaveLength(Object.keys(REST_STATUS).length);
});
