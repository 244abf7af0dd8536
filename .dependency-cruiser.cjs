/**
 * The borders of the house (docs/architecture.md, "Layers"), which `npm run lint` checks. Each has a case in
 * server/src/borders.test.ts that shows that it is found. What an editor should tell at once, and what is about names
 * rather than files, stands in eslint.config.js.
 */
const TESTS = '\\.test\\.tsx?$|/testing/|^server/src/(?:wire|tools)/';

/** Layers from the bottom to the top: each imports only those before it. What follows all is the folder's own files. */
const SERVER = [
  ...['identity', 'ground', 'store', 'push', 'transport', 'viewing', 'moderation', 'lobby', 'owning'],
  ...['tableRecord', 'series', 'table', 'people', 'hall', 'http', 'admin'],
];
const ROOMS = {
  'server/src': SERVER,
  'server/src/ground': ['clock', 'limits', 'work', 'threads', 'logs'],
  'server/src/store': [
    ...['contract', 'rows', 'files', 'sql', 'migrations', 'databases', 'memory', 'health'],
  ],
  'server/src/table': [
    ...['model', 'seats', 'chat', 'bots', 'series', 'acting', 'consent', 'time', 'requests'],
  ],
};

const layers = ([folder, rooms]) =>
  rooms.map((room, index) => ({
    name: `layers: ${folder}/${room}`,
    comment: `Imports only what is below it: ${rooms.slice(0, index).join(', ') || 'nothing'}.`,
    severity: 'error',
    from: { path: `^${folder}/${room}/`, pathNot: TESTS },
    to: {
      path: [`^${folder}/[^/]+$`, ...rooms.slice(index + 1).map((above) => `^${folder}/${above}/`)],
    },
  }));

const border = (name, comment, { from, to }) => ({ name, comment, severity: 'error', from, to });

/** A chapter of a game that every table loads: the rules without what plays or judges by itself. */
const RULES = '^shared/src/games/[^/]+/(?:(?:tableRules|turn|judging)\\.ts$|rules/)';
/** What carries a game out, or plays it: no table of the hall needs it. */
const PLAYING = '^shared/src/games/[^/]+/(?:(?:index|away|redeal)\\.ts$|(?:bots|secrets)/)';

const BORDERS = [
  border('core: no game', 'The core names no game.', {
    from: { path: '^shared/src/core/' },
    to: { path: '^shared/src/games/' },
  }),
  border('games: no other', 'A game imports no other.', {
    from: { path: '^(?:shared|client)/src/games/((?!testing/)[^/]+)/' },
    to: { path: '^(?:shared|client)/src/games/[^/]+/', pathNot: '/games/(?:$1|testing)/' },
  }),
  border('games: no catalog', 'A game does not know which games there are.', {
    from: { path: '^shared/src/games/[^/]+/' },
    to: { path: '^shared/src/games/catalog\\.ts$' },
  }),
  border('rules: no bots', 'Rules know no bots: tables load the ones and not the others.', {
    from: { path: RULES, pathNot: TESTS },
    to: { path: '^shared/src/games/[^/]+/bots/' },
  }),
  border('tools: from outside', 'Tools use the house; nothing of it uses them.', {
    from: { pathNot: [TESTS, '^shared/src/tools/', '^(?:scripts|server/bench)/'] },
    to: { path: '^shared/src/tools/' },
  }),
  border('server: no rules', 'The server has no rule and knows no game by name.', {
    from: { path: '^server/src/', pathNot: TESTS },
    to: { path: '^shared/src/games/', pathNot: '^shared/src/games/(?:catalog|lobby|rules|series)\\.ts$' },
  }),
  border('client: no state', 'The client draws views; it never sees a state.', {
    from: { path: '^client/src/' },
    to: { path: '^shared/src/games/.+/(?:state|robotState)\\.ts$' },
  }),
  border('client: one game', 'One game is loaded at a time: client/src/games/index.ts.', {
    from: { path: '^client/src/' },
    to: { path: '^shared/src/games/rules\\.ts$' },
  }),
  border(
    'client: no playing',
    'A table needs tableRules.ts alone; a page that plays by itself, wholeRules.ts.',
    {
      from: { path: '^client/src/', pathNot: [TESTS, '/tools/', '^client/src/games/wholeRules\\.ts$'] },
      to: { path: PLAYING },
    },
  ),
];

const CYCLES = {
  name: 'cycles',
  comment: 'Files that import each other by value load in an order that nobody has chosen.',
  severity: 'error',
  from: { path: '^(?:shared|server|client)/src/' },
  to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'type-import', 'dynamic-import'] } },
};

module.exports = {
  forbidden: [...Object.entries(ROOMS).flatMap(layers), ...BORDERS, CYCLES],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.](?:css|md|svg|json)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'default'] },
  },
};
