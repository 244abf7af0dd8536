/**
 * Starts what measures a game:
 *
 *  npm run -s measure -- <game> <what> [what the tool takes]
 *
 * A game's own measurements are the files of its folder `tools/`; those of `shared/src/tools/anyGame/` measure any game,
 * the examples too, and take it as `--game`. Without arguments it lists all of them, with a game those of the game.
 */
const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { ROOT, startTool } = require('./startTool');

const ANY_GAME = 'shared/src/tools/anyGame';
const PLACES = ['shared/src/games', 'examples'];

const namesIn = (folder) => (existsSync(path.join(ROOT, folder)) ? readdirSync(path.join(ROOT, folder)) : []);

/** The measurements in a folder: `[what, file]`. */
const toolsIn = (folder) =>
  namesIn(folder)
    .filter((name) => /(?<!\.test|\.d)\.ts$/u.test(name))
    .sort()
    .map((name) => [name.replace('.ts', ''), `${folder}/${name}`]);

/** The folders of all games, by their ids. */
const GAMES = Object.fromEntries(
  PLACES.flatMap((place) =>
    namesIn(place)
      .filter((id) => existsSync(path.join(ROOT, place, id, 'about.ts')))
      .map((id) => [id, `${place}/${id}`]),
  ),
);
const ofAnyGame = toolsIn(ANY_GAME);
const ownOf = (game) => toolsIn(`${GAMES[game]}/tools`);

/** What a tool says of itself: the first sentence of its first comment. */
function sentenceOf(file) {
  const [, comment = ''] = /\/\*\*([^]*?)\*\//u.exec(readFileSync(path.join(ROOT, file), 'utf8')) ?? [];
  const [sentence] = comment
    .replace(/\s*\n \*/gu, '')
    .trim()
    .split(/[.:](?=\s|$)/u);
  return sentence;
}

const linesOf = (game, tools) =>
  tools.map(([what, file]) => `  ${game} ${what}: ${sentenceOf(file)}.\n`).join('');

function listOf(game) {
  const games = game === undefined ? Object.keys(GAMES) : [game];
  const own = games.map((id) => linesOf(id, ownOf(id))).join('');
  return `npm run -s measure -- <game> <what>\n\n${own}${linesOf(game ?? '<game>', ofAnyGame)}`;
}

function refuse(problem, game) {
  process.stderr.write(`${problem}\n${listOf(game)}`);
  process.exitCode = 2;
}

function main([game, what, ...args]) {
  if (game === undefined) return void process.stdout.write(listOf());
  if (!Object.hasOwn(GAMES, game)) return refuse(`There is no game "${game}".`);
  if (what === undefined) return void process.stdout.write(listOf(game));
  const [own, general] = [ownOf(game), ofAnyGame].map((tools) => new Map(tools).get(what));
  if (own) return startTool(own, args);
  if (general) return startTool(general, ['--game', game, ...args]);
  return refuse(`Nothing called "${what}" measures ${game}.`, game);
}

main(process.argv.slice(2));
