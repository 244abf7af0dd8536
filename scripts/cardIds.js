/**
 * What a game defines once, in content/: the ids of its cards, and of what an arm or a car carries. Code outside the
 * definitions must not test for one of them (eslint.config.js); `npm run house` counts where it does.
 */
const { readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const SHARED = 'shared/src/games';
const read = (file) => readFileSync(path.join(__dirname, '..', SHARED, file), 'utf8');
/** The top-level keys of the tables declared in one file. */
const keysIn = (text) => [...text.matchAll(/^ {2}(\w+): /gmu)].map(([, id]) => id);
/** The body of the declaration with this name. */
const declared = (text, name) =>
  new RegExp(`const ${name}\\b[^=]*= \\{\\n([^]*?)^\\}`, 'mu').exec(text)?.[1] ?? '';

/** Kriegbot: by kind of card. `reverse` is excluded because it is also a kind of step. */
const CARDS = 'kriegbot/content/cards';
const kriegbot = Object.fromEntries(
  readdirSync(path.join(__dirname, '..', SHARED, CARDS)).map((file) => [
    path.basename(file, '.ts'),
    keysIn(read(`${CARDS}/${file}`)).filter((id) => id !== 'reverse'),
  ]),
);

/** MetalKrushers: armaments, whose ids are composed of their sizes and types, and programs that are not also holds. */
const programs = keysIn(declared(read('metalkrushers/content/programs.ts'), 'PROGRAMS')).filter(
  (id) => !['polearm', 'twoHanded'].includes(id),
);
const sized = (before, sizes, types) =>
  before.flatMap((grade) =>
    sizes.flatMap((size) =>
      types.map((type) => (grade === '' ? size : `${grade}${size[0].toUpperCase()}${size.slice(1)}`) + type),
    ),
  );
const armaments = [
  ...sized(['', 'weighted', 'improved'], ['small', 'medium', 'large'], ['Thrust', 'Slice', 'Impact']),
  ...sized([''], ['small', 'medium', 'large'], ['Projector']),
  ...sized([''], ['tiny', 'small', 'medium', 'large', 'huge'], ['Shield']),
  ...sized(['spiked'], ['small', 'medium', 'large'], ['Shield']),
];

/** Rush 'n' Crush: what drivers and cars carry. */
const equipment = read('rushncrush/content/equipment.ts');
const carried = ['ON_DRIVERS', 'BUILT_IN'].flatMap((table) => keysIn(declared(equipment, table)));

/** Metalheads: Robots, in a file for each type. */
const ROBOTS = 'metalheads/content/robots';
const robots = readdirSync(path.join(__dirname, '..', SHARED, ROBOTS)).flatMap((file) =>
  keysIn(declared(read(`${ROBOTS}/${file}`), `${path.basename(file, '.ts').toUpperCase()}_ROBOTS`)),
);

/** The definitions of each game, by kind. */
const IDS = {
  kriegbot,
  metalkrushers: { armaments, programs },
  rushncrush: { carried },
  metalheads: { robots },
};

module.exports = { IDS };
