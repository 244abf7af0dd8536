/**
 * Begins a new game: rules, client, a first test, a picture, and the registry lines.
 *
 *     npm run new-game -- <id> "<Title>"
 *
 * The new game is a copy of examples/starter under its own name: it can be played at once, without a line of client
 * code. docs/adding-a-game.md goes on from there.
 */
const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const prettier = require('prettier');
const ts = require('typescript');

const ROOT = path.join(__dirname, '..');
const at = (file) => path.join(ROOT, file);
const read = (file) => readFileSync(at(file), 'utf8');

/** As GAME_ID in shared/src/core/game/about.ts: an id is a folder, a room type, a name in code and a part of addresses. */
const GAME_ID = /^[a-z][a-z0-9]{1,31}$/u;
/** Words that strict code keeps, though the language does not. */
const NO_NAMES = ['arguments', 'eval', 'undefined'];
const TITLE_LENGTH = 40;
const CATALOG = 'shared/src/games/catalog.ts';
const RULES = 'shared/src/games/rules.ts';
const CLIENTS = 'client/src/games/index.ts';
/** The whole rules for pages that play a game through. */
const WHOLE = 'client/src/games/wholeRules.ts';

class Refused extends Error {}

/** Why there can be no game of this id; `undefined` where there can. */
function whyNoId(id) {
  if (!GAME_ID.test(id)) return 'An id has 2 to 32 characters, a to z and 0 to 9, and begins with a letter.';
  const isWord =
    NO_NAMES.includes(id) ||
    ts.createScanner(ts.ScriptTarget.Latest, true, 0, id).scan() !== ts.SyntaxKind.Identifier;
  if (isWord) return `"${id}" is a word of TypeScript.`;
  const taken = ['shared/src/games', 'client/src/games', 'examples'].some(
    (folder) => existsSync(at(`${folder}/${id}`)) || existsSync(at(`${folder}/${id}.ts`)),
  );
  return taken ? `"${id}" is taken.` : undefined;
}

function whyNoTitle(title) {
  if (title.trim() !== title || title === '') return 'A title is not empty, and has no spaces around it.';
  if (title.length > TITLE_LENGTH || /[\p{C}<>&]/u.test(title))
    return `A title has at most ${TITLE_LENGTH} characters, none of them <, > or &.`;
  return undefined;
}

/** A file of the starter, under the name of the new game. `core` and `basic`: where it finds them now. */
function renamed(file, { id, title }, { core, basic = '', rules = '' }) {
  const type = id.charAt(0).toUpperCase() + id.slice(1);
  return read(`examples/starter/${file}`)
    .replaceAll('@gearhall/shared/core/', core)
    .replaceAll('../../client/src/stage/basic/', basic)
    .replaceAll("'./rules'", `'${rules}'`)
    .replaceAll('starter', id)
    .replaceAll('Starter', type)
    .replaceAll("'The last coin'", JSON.stringify(title));
}

/** The new files, by their paths. */
function filesOf(game) {
  const [rules, client] = [`shared/src/games/${game.id}`, `client/src/games/${game.id}`];
  const core = '../../core/';
  return {
    [`${rules}/about.ts`]: renamed('about.ts', game, { core }),
    [`${rules}/index.ts`]: renamed('rules.ts', game, { core }),
    [`${rules}/rules.test.ts`]: renamed('rules.test.ts', game, { core, rules: '.' }),
    [`${client}/index.ts`]: renamed('client.ts', game, {
      core: '@gearhall/shared/core/',
      basic: '../../stage/basic/',
      rules: `@gearhall/shared/games/${game.id}/index`,
    }),
    [`client/public/faces/${game.id}.svg`]: pictureOf(game),
  };
}

/** A picture to begin with: a gear in a colour of its own, with the title's first letter. */
function pictureOf({ id, title }) {
  const hue = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  const teeth = Array.from(
    { length: 12 },
    (_, tooth) => `<use href="#t" transform="rotate(${tooth * 30})"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 260">
<defs><linearGradient id="g" x2="0.3" y2="1"><stop offset="0" stop-color="hsl(${hue} 25% 20%)"/><stop offset="1" stop-color="hsl(${hue} 30% 8%)"/></linearGradient><rect id="t" x="-14" y="-104" width="28" height="36" rx="5"/></defs>
<rect width="480" height="260" fill="url(#g)"/>
<g transform="translate(240 130)" fill="hsl(${hue} 45% 55%)">${teeth.join('')}<circle r="84"/><circle r="60" fill="hsl(${hue} 30% 12%)"/></g>
<text x="240" y="157" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="76" fill="#f4ece0">${[...title][0]}</text>
</svg>
`;
}

/** The text with a line after the last import, and with an entry at the end of a table. */
function registered(text, { line, table, entry, file }) {
  const imports = [...text.matchAll(/^import .*;$/gmu)];
  const last = line === undefined ? undefined : imports.at(-1);
  const withLine = last ? text.replace(last[0], `${last[0]}\n${line}`) : text;
  const whole = new RegExp(`(const ${table}\\b[^=]*= \\{)([^]*?),?(\\s*\\}(?: as const|;\\n))`, 'u');
  if (!whole.test(withLine)) throw new Refused(`${file} has no table ${table} to add the game to.`);
  return withLine.replace(whole, (_, start, entries, end) => `${start}${entries}, ${entry}${end}`);
}

/** The registries with the new game. */
function registriesWith(id) {
  const lines = {
    [CATALOG]: { line: `import { about as ${id} } from './${id}/about';`, table: 'CATALOG', entry: id },
    [RULES]: { line: `import { ${id} } from './${id}';`, table: 'RULES', entry: `${id}: anyGame(${id})` },
    [CLIENTS]: {
      table: 'GAMES',
      entry: `${id}: { client: async () => (await import('./${id}')).${id} }`,
    },
    [WHOLE]: {
      table: 'WHOLE',
      entry: `${id}: async () => anyGame((await import('@gearhall/shared/games/${id}/index')).${id})`,
    },
  };
  return Object.fromEntries(
    Object.entries(lines).map(([file, added]) => [file, registered(read(file), { ...added, file })]),
  );
}

async function formatted(file, text) {
  const options = await prettier.resolveConfig(at(file));
  return file.endsWith('.svg') ? text : prettier.format(text, { ...options, filepath: at(file) });
}

/** Writes the game; every text is ready before the first file is written. */
async function newGame(id, title) {
  const problem = whyNoId(id) ?? whyNoTitle(title);
  if (problem) throw new Refused(problem);
  const texts = Object.entries({ ...filesOf({ id, title }), ...registriesWith(id) });
  const ready = await Promise.all(texts.map(async ([file, text]) => [file, await formatted(file, text)]));
  for (const [file, text] of ready) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
  }
  return ready.map(([file]) => file);
}

async function main([id, title, ...more]) {
  if (id === undefined || title === undefined || more.length > 0) {
    throw new Refused('Usage: npm run new-game -- <id> "<Title>"');
  }
  const files = await newGame(id, title);
  process.stdout.write(`${title} is there:\n${files.map((file) => `  ${file}\n`).join('')}
Play it:   npm run dev
Test it:   npx jest shared/src/games/${id}
Go on:     docs/adding-a-game.md
`);
}

main(process.argv.slice(2)).catch((error) => {
  if (!(error instanceof Refused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
