/**
 * Measures the code and prints one JSON line:
 *
 *     npm run -s house
 *
 * `filesPerCard`: in how many files a Kriegbot card is named, on average, beside its definition and tests.
 * `cardLadders`: comparisons with the id of one card, outside definitions. `valueCycles`, `typeCycles`: groups
 * of files that import each other, by values, or only with the imports of types. `linesByArea`: lines of code
 * without tests. `longestFile`, `longestFunction`: by lines, tests and content left out.
 */
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const ts = require('typescript');

const ROOT = path.join(__dirname, '..');
const AREAS = ['shared/src/core', 'shared/src/games', 'shared/src/tools', 'server/src', 'client/src'];
const KRIEGBOT = ['shared/src/games/kriegbot/', 'client/src/games/kriegbot/'];
const DEFINITIONS = 'shared/src/games/kriegbot/content/cards/';
/** Also a kind of step. */
const AMBIGUOUS = ['reverse'];

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

/** The ids in each file of definitions: the keys of its exported table. */
function cardIds(files) {
  const ids = {};
  for (const { name, tree } of files.filter((file) => file.name.startsWith(DEFINITIONS))) {
    const kind = path.basename(name, '.ts');
    ids[kind] = [...tree.text.matchAll(/^ {2}(\w+): /gmu)]
      .map(([, id]) => id)
      .filter((id) => !AMBIGUOUS.includes(id));
  }
  return ids;
}

function filesPerCard(files, ids) {
  const others = files.filter(
    ({ name }) => KRIEGBOT.some((folder) => name.startsWith(folder)) && !name.startsWith(DEFINITIONS),
  );
  const mean = (cards) => {
    const named = cards.map(
      (id) => others.filter(({ text }) => new RegExp(`\\b${id}\\b`, 'u').test(text)).length,
    );
    return Number((named.reduce((sum, count) => sum + count, 0) / cards.length).toFixed(2));
  };
  return { weapon: mean(ids.weapons), system: mean(ids.systems), skin: mean(ids.skins) };
}

const EQUALITY = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken];

function cardLadders(files, ids) {
  const cards = new Set(Object.values(ids).flat());
  let count = 0;
  for (const { name, tree } of files) {
    if (!KRIEGBOT.some((folder) => name.startsWith(folder)) || name.startsWith(DEFINITIONS)) continue;
    walk(tree, (node) => {
      const isCard = (side) => ts.isStringLiteralLike(side) && cards.has(side.text);
      if (ts.isBinaryExpression(node) && EQUALITY.includes(node.operatorToken.kind))
        count += Number(isCard(node.left) || isCard(node.right));
      if (ts.isCaseClause(node)) count += Number(isCard(node.expression));
    });
  }
  return count;
}

/** The file that a file imports by these words; `undefined` for a library. */
function resolved(from, words, known) {
  const base = words.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), words)
    : words.replace(/^@gearhall\/shared\//u, 'shared/src/');
  return [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`].find((name) =>
    known.has(name),
  );
}

const isTypeOnly = (node) =>
  ts.isImportDeclaration(node)
    ? node.importClause !== undefined &&
      (node.importClause.isTypeOnly ||
        (node.importClause.name === undefined &&
          node.importClause.namedBindings !== undefined &&
          ts.isNamedImports(node.importClause.namedBindings) &&
          node.importClause.namedBindings.elements.every(({ isTypeOnly: only }) => only)))
    : node.isTypeOnly;

function imports(files, { withTypes }) {
  const known = new Set(files.map(({ name }) => name));
  return new Map(
    files.map(({ name, tree }) => [
      name,
      tree.statements
        .filter(
          (node) => (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier,
        )
        .filter((node) => withTypes || !isTypeOnly(node))
        .flatMap((node) => resolved(name, node.moduleSpecifier.text, known) ?? []),
    ]),
  );
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

const files = sources();
const ids = cardIds(files);
const byValue = cycles(imports(files, { withTypes: false }));
if (process.argv.includes('--cycles'))
  for (const group of byValue) process.stderr.write(`${group.join('\n')}\n\n`);
const report = {
  filesPerCard: filesPerCard(files, ids),
  cardLadders: cardLadders(files, ids),
  valueCycles: byValue.length,
  typeCycles: cycles(imports(files, { withTypes: true })).length - byValue.length,
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
