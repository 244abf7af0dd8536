/**
 * Measures the code and prints one JSON line:
 *
 *  npm run -s house
 *
 * `filesPerCard`: the average number of files that name a Kriegbot card, an armament of MetalKrushers, a piece of
 * Rush 'n' Crush's equipment, or a Robot of Metalheads, besides its definition and tests. `cardLadders`: comparisons
 * with the id of one card, outside definitions. `valueCycles`, `typeCycles`: groups of files that import each other, by
 * values, or only if type imports count. `folderPairs`: pairs of the server's folders that import each other, types
 * included. `mostSiblings`: the folder with most files, without content and tests. `unusedExports`: exported values and types that no other file uses.
 * `linesByArea`: lines of code without tests. `longestFile`, `longestFunction`: by lines, without tests and content.
 * With `--check` it only fails when there are card ladders; cycles and borders: .dependency-cruiser.cjs.
 */
const { spawnSync } = require('node:child_process');
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const ts = require('typescript');
const { IDS } = require('./cardIds');

const ROOT = path.join(__dirname, '..');
const AREAS = ['shared/src/core', 'shared/src/games', 'shared/src/tools', 'server/src', 'client/src'];
const foldersOf = (game) => [`shared/src/games/${game}/`, `client/src/games/${game}/`];
const isOf = (game, name) => foldersOf(game).some((folder) => name.startsWith(folder));
/** Where a game defines its cards and equipment. */
const DEFINITIONS = {
  kriegbot: 'shared/src/games/kriegbot/content/cards/',
  metalkrushers: 'shared/src/games/metalkrushers/content/',
  rushncrush: 'shared/src/games/rushncrush/content/',
  metalheads: 'shared/src/games/metalheads/content/',
};

const isSource = (name) => /\.tsx?$/u.test(name) && !name.endsWith('.d.ts');
const isTest = (name) => /\.test\.tsx?$|\/testing\//u.test(name);

/** @returns {{ name: string, text: string, tree: ts.SourceFile }[]} */
function sources() {
  return AREAS.flatMap((area) =>
    readdirSync(path.join(ROOT, area), { recursive: true })
      .map((name) => `${area}/${String(name)}`)
      .filter((name) => isSource(name) && !isTest(name)),
  ).map((name) => {
    const text = readFileSync(path.join(ROOT, name), 'utf8');
    return { name, text, tree: ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true) };
  });
}

function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

function filesPerCard(files) {
  const mean = (game, cards) => {
    const others = files.filter(({ name }) => isOf(game, name) && !name.startsWith(DEFINITIONS[game]));
    const named = cards.map(
      (id) => others.filter(({ text }) => new RegExp(`\\b${id}\\b`, 'u').test(text)).length,
    );
    return Number((named.reduce((sum, count) => sum + count, 0) / cards.length).toFixed(2));
  };
  const { weapons, systems, skins } = IDS.kriegbot;
  const [weapon, system, skin] = [weapons, systems, skins].map((cards) => mean('kriegbot', cards));
  return {
    weapon,
    system,
    skin,
    armament: mean('metalkrushers', IDS.metalkrushers.armaments),
    equipment: mean('rushncrush', IDS.rushncrush.carried),
    robot: mean('metalheads', IDS.metalheads.robots),
  };
}

const EQUALITY = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken];

function cardLadders(files) {
  return Object.keys(IDS).reduce((sum, game) => sum + laddersIn(files, game), 0);
}

function laddersIn(files, game) {
  const cards = new Set(Object.values(IDS[game]).flat());
  let count = 0;
  for (const { name, tree } of files) {
    if (!isOf(game, name) || name.startsWith(DEFINITIONS[game])) continue;
    walk(tree, (node) => {
      const isCard = (side) => ts.isStringLiteralLike(side) && cards.has(side.text);
      if (ts.isBinaryExpression(node) && EQUALITY.includes(node.operatorToken.kind))
        count += Number(isCard(node.left) || isCard(node.right));
      if (ts.isCaseClause(node)) count += Number(isCard(node.expression));
    });
  }
  return count;
}

/** What each of our files imports, as dependency-cruiser sees it. */
function imports(names) {
  const cruiser = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json'];
  const args = [cruiser, ...config, 'shared/src', 'server/src', 'client/src'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 256e6 });
  const known = new Set(names);
  return JSON.parse(stdout)
    .modules.filter(({ source }) => known.has(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => known.has(resolved))
        .map(({ resolved, dependencyTypes }) => ({
          from: source,
          to: resolved,
          isType: dependencyTypes.some((type) => ['type-only', 'type-import'].includes(type)),
          isLazy: dependencyTypes.includes('dynamic-import'),
        })),
    );
}

const graphOf = (all) => {
  const graph = new Map();
  for (const { from, to } of all.filter(({ isLazy }) => !isLazy))
    graph.set(from, [...(graph.get(from) ?? []), to]);
  return graph;
};

function folderPairs(all) {
  const pairs = new Set(
    all
      .map(({ from, to }) => [from, to].map(path.posix.dirname))
      .filter(([from, to]) => from !== to && from.startsWith('server/src'))
      .map((folders) => folders.join(' ')),
  );
  return [...pairs].filter((pair) => pairs.has(pair.split(' ').reverse().join(' '))).length / 2;
}

function mostSiblings(names) {
  const folders = names.filter((name) => !name.includes('/content/')).map((name) => path.posix.dirname(name));
  const counts = folders.map((name) => ({ name, files: folders.filter((other) => other === name).length }));
  return counts.sort((one, other) => other.files - one.files)[0];
}

/** Groups of more than one file that import each other (Tarjan). */
function cycles(graph) {
  const [index, low, stack, found] = [new Map(), new Map(), [], []];
  const visit = (name) => {
    index.set(name, index.size);
    low.set(name, index.get(name));
    stack.push(name);
    for (const next of graph.get(name) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low.set(name, Math.min(low.get(name), low.get(next)));
    }
    if (low.get(name) !== index.get(name)) return;
    const group = stack.splice(stack.indexOf(name));
    if (group.length > 1) found.push(group.sort());
  };
  for (const name of graph.keys()) if (!index.has(name)) visit(name);
  return found;
}

const linesOf = ({ text }) => text.split('\n').length - 1;

function longestFunction(files) {
  let longest = { name: '', lines: 0 };
  for (const { name, tree } of files)
    walk(tree, (node) => {
      if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return;
      const [from, to] = [node.getStart(tree), node.getEnd()].map(
        (at) => tree.getLineAndCharacterOfPosition(at).line,
      );
      const lines = to - from + 1;
      if (lines > longest.lines) longest = { name: `${name}:${from + 1}`, lines };
    });
  return longest;
}

function longestFile(files) {
  const [longest] = files
    .filter(({ name }) => !name.includes('/content/'))
    .map((file) => ({ name: file.name, lines: linesOf(file) }))
    .sort((one, other) => other.lines - one.lines);
  return longest;
}

/** Exported values and types that no other file uses (knip.json). */
function unusedExports() {
  const knip = path.join(ROOT, 'node_modules/knip/bin/knip.js');
  const args = [knip, '--include', 'exports,types', '--reporter', 'json', '--no-exit-code'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64e6 });
  const { issues } = JSON.parse(stdout);
  return issues.reduce((sum, { exports = [], types = [] }) => sum + exports.length + types.length, 0);
}

const files = sources();
const ladders = cardLadders(files);
if (process.argv.includes('--check')) {
  if (ladders > 0) process.stderr.write(`There are card ladders: ${ladders} (npm run -s house).\n`);
  process.exit(ladders > 0 ? 1 : 0);
}
const all = imports(files.map(({ name }) => name));
const byValue = cycles(graphOf(all.filter(({ isType }) => !isType)));
const withTypes = cycles(graphOf(all));
if (process.argv.includes('--cycles'))
  for (const group of withTypes) process.stderr.write(`${group.join('\n')}\n\n`);
const report = {
  filesPerCard: filesPerCard(files),
  cardLadders: ladders,
  valueCycles: byValue.length,
  typeCycles: withTypes.length - byValue.length,
  folderPairs: folderPairs(all),
  mostSiblings: mostSiblings(files.map(({ name }) => name)),
  unusedExports: unusedExports(),
  linesByArea: Object.fromEntries(
    AREAS.map((area) => [
      area,
      files.filter(({ name }) => name.startsWith(`${area}/`)).reduce((sum, file) => sum + linesOf(file), 0),
    ]),
  ),
  longestFile: longestFile(files),
  longestFunction: longestFunction(files),
};
process.stdout.write(`${JSON.stringify(report)}\n`);
