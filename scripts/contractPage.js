/**
 * Writes docs/contract.md: what the author of a game uses (examples/contract.ts), as its comments tell it. With
 * `--check` it writes nothing, and fails where the page is stale, where an export has no summary or no example, and
 * where an example does not compile.
 */
const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const ts = require('typescript');

const ROOT = path.join(__dirname, '..');
const PAGE = path.join(ROOT, 'docs/contract.md');
const LIST = path.join(ROOT, 'examples/contract.ts');
const TSCONFIG = path.join(ROOT, 'examples/tsconfig.json');
/** Examples are written as in this folder. */
const FOLDER = path.join(ROOT, 'examples/kuhn');

const HEAD = `# The contract, told

What the author of a game uses: each with an example that compiles, as if it stood beside
[Kuhn poker](../examples/kuhn/). How to go about it: [Adding a game](adding-a-game.md).

This page is made from the comments in the code: \`node scripts/contractPage.js\`.`;

/** The exports, in the order of the list. */
async function readExports() {
  const { Application } = await import('typedoc');
  const app = await Application.bootstrap({
    entryPoints: [LIST],
    tsconfig: TSCONFIG,
    // `npm run types` checks them.
    skipErrorChecking: true,
    disableSources: true,
    sort: ['source-order'],
    logLevel: 'Warn',
  });
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc could not read examples/contract.ts.');
  return project.children.toSorted((one, other) => placeOf(one.name) - placeOf(other.name));
}

const listed = readFileSync(LIST, 'utf8');
const placeOf = (name) => listed.search(new RegExp(`\\b${name}\\b(?=,| \\})`, 'u'));
/** The heading in the list that an export stands under. */
const chapterOf = (name) =>
  [...listed.slice(0, placeOf(name)).matchAll(/^\/\/ (?<title>.+)$/gmu)].at(-1).groups.title;

const textOf = (parts = []) =>
  parts
    .map(({ text }) => text)
    .join('')
    .trim();
const commentOf = (reflection) => reflection.comment ?? reflection.signatures?.[0]?.comment;
const summaryOf = (reflection) => textOf(commentOf(reflection)?.summary);
const exampleOf = (reflection) =>
  textOf(commentOf(reflection)?.blockTags.find(({ tag }) => tag === '@example')?.content);

const cell = (text) => text.replaceAll(/\s*\n\s*/gu, ' ').replaceAll('|', '\\|');

const namesOf = (parameters = []) =>
  parameters.map(({ name, flags }) => `${name}${flags.isOptional ? '?' : ''}`).join(', ');

/** `choose(view, seat, legal, means): Action`. */
const signature = ({ name, parameters, type }) => `${name}(${namesOf(parameters)}): ${type}`;

/** What a member is called, and of what type. */
function memberHead({ name, flags, signatures, type }) {
  const mark = flags.isOptional ? '?' : '';
  const told = signatures
    ? signature({ ...signatures[0], name: `${name}${mark}` })
    : `${name}${mark}: ${type}`;
  return `\`${cell(told)}\``;
}

function membersOf({ children = [] }) {
  if (children.length === 0) return '';
  const rows = children.map((member) => `| ${memberHead(member)} | ${cell(summaryOf(member))} |`);
  return ['| member | what it is |', '| --- | --- |', ...rows].join('\n');
}

/** How it is called, or what it stands for; of an interface the members tell. */
function headOf({ name, signatures, type }) {
  if (signatures) return `\`${signature({ ...signatures[0], name })}\``;
  return type ? `\`${name} = ${type}\`` : '';
}

const entryOf = (reflection) =>
  [
    `### ${reflection.name}`,
    headOf(reflection),
    summaryOf(reflection),
    membersOf(reflection),
    exampleOf(reflection),
  ]
    .filter((part) => part !== '')
    .join('\n\n');

function pageOf(exports) {
  const chapters = Map.groupBy(exports, ({ name }) => chapterOf(name));
  const text = [...chapters].flatMap(([title, entries]) => [`## ${title}`, ...entries.map(entryOf)]);
  return `${[HEAD, ...text].join('\n\n')}\n`;
}

/** What is missing in the comments of these exports. */
const gapsIn = (exports) =>
  exports.flatMap((one) => [
    ...(summaryOf(one) === '' ? [`${one.name} has no summary.`] : []),
    ...(exampleOf(one) === '' ? [`${one.name} has no example.`] : []),
  ]);

const codeOf = (text) =>
  [...text.matchAll(/```ts\n(?<code>[^]*?)```/gu)].map(({ groups }) => groups.code).join('');

/** What the compiler says about the examples. */
function faultsIn(exports) {
  const examples = new Map(
    exports.map((one) => [path.join(FOLDER, `exampleOf${one.name}.ts`), codeOf(exampleOf(one))]),
  );
  const { config } = ts.readConfigFile(TSCONFIG, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(TSCONFIG));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (name) => examples.has(path.normalize(name)) || fileExists(name);
  host.readFile = (name) => examples.get(path.normalize(name)) ?? readFile(name);
  const program = ts.createProgram([...examples.keys()], { ...options, noEmit: true }, host);
  return [...examples.keys()].flatMap((name) => {
    const file = program.getSourceFile(name);
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)];
    return found.map(({ start = 0, messageText }) => {
      const { line } = file.getLineAndCharacterOfPosition(start);
      const said = ts.flattenDiagnosticMessageText(messageText, ' ');
      return `${path.basename(name, '.ts')}, line ${line + 1}: ${said}`;
    });
  });
}

async function main() {
  const exports = await readExports();
  const page = pageOf(exports);
  if (!process.argv.includes('--check')) return writeFileSync(PAGE, page);
  const isStale = page !== readFileSync(PAGE, 'utf8');
  const problems = [
    ...gapsIn(exports),
    ...faultsIn(exports),
    ...(isStale ? ['docs/contract.md is stale: node scripts/contractPage.js.'] : []),
  ];
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}

void main();
