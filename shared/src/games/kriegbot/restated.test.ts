import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIGURED, restatedIn } from './testing/restated';

/**
 * No figure of a card stands outside its definition: rules, bots and words read it. What is not scanned: definitions
 * (content/), tests, lessons with their positions, and drawings.
 */
const ROOT = join(__dirname, '../../../..');
const SHARED = 'shared/src/games/kriegbot';
const CLIENT = 'client/src/games/kriegbot';
const NOT_THERE = /\.test\.tsx?$|\/(?:content|testing|tools)\//u;
/** Of the client: not what draws, nor lessons with their positions, nor what scenarios and help tell at length. */
const TELLS_AND_DRAWS =
  /^(?:art|faces|machine|paint|views|effects|editor|lessons|help|looks)\/|^scenarios\/(?!.*words\.ts$)/u;

const sourcesIn = (folder: string, isScanned: (name: string) => boolean) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name) && isScanned(name) && !NOT_THERE.test(`/${name}`))
    .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(join(ROOT, folder, name), 'utf8') }));

const SOURCES = [
  ...sourcesIn(SHARED, () => true),
  ...sourcesIn(CLIENT, (name) => !TELLS_AND_DRAWS.test(name)),
];

/** Numbers that are found and are no card's figure, each with the reason. */
const OTHERS: readonly (readonly [file: RegExp, card: string, reason: string])[] = [
  [/silhouettes\.ts$/u, 'holoBlur', "the rule gives a honcho's suit a figure of its own (L385)"],
  [/teslaTower\/words\.ts$/u, 'teslaGun', 'the tower has the same name'],
  [/answerWorth\.ts$/u, 'chobhamArmor', 'a weight of the bot: a part of what a system is worth'],
  [/designs\.ts$/u, 'thermalLance', 'a design is called "lancer"'],
];

const found = SOURCES.flatMap(({ name, text }) =>
  restatedIn(text).map(({ card, figure, line, text: said }) => ({ name, card, figure, line, said })),
);

test('no figure of a card stands outside its definition', () => {
  const unknown = found.filter(
    ({ name, card }) => !OTHERS.some(([file, other]) => file.test(name) && other === card),
  );
  expect(unknown).toEqual([]);
});

test('what is excepted is still there', () => {
  const gone = OTHERS.filter(
    ([file, card]) => !found.some((one) => file.test(one.name) && one.card === card),
  );
  expect(gone).toEqual([]);
});

test('rules, bots and words are read, and every card with figures is looked for', () => {
  for (const part of [`${SHARED}/rules/`, `${SHARED}/bots/`, `${CLIENT}/words/`])
    expect(SOURCES.filter(({ name }) => name.startsWith(part)).length).toBeGreaterThan(20);
  expect(FIGURED.length).toBeGreaterThan(40);
  expect(FIGURED.filter(({ stems }) => stems.length === 0).map(({ card }) => card)).toEqual([]);
  expect(FIGURED.find(({ card }) => card === 'suicideNuke')?.figures).toEqual(new Set([2, 6]));
});

test.each([
  ['a constant of a bot', 'const NUKED = 2;', 'suicideNuke', 2],
  ['under another form of the name', 'export const nukeRadius = 6;', 'suicideNuke', 6],
  ['several at once', 'const [RIFLE, DESIGNATOR] = [4, 5];', 'designator', 5],
  [
    'in a function that is named after it',
    'const isInNuke = (range: number) => range <= 6;',
    'suicideNuke',
    6,
  ],
  ['in a comparison', 'const near = (nukes: number) => nukes > 6;', 'suicideNuke', 6],
  [
    'in a sentence, as the field of an action',
    "const O = { nuke: () => 'All within 2 hexes is gone' };",
    'suicideNuke',
    2,
  ],
  ['in a sentence that names the card', "const x = 'The chaff adds three to your silhouette.';", 'chaff', 3],
  ['in words, in a template', 'const x = `${who} lays three limpet mines.`;', 'limpetMines', 3],
  ['in the text of a page', 'const x = <p>A stealth coat hides it beyond 6 hexes.</p>;', 'stealthCoat', 6],
])('it finds a figure %s', (_, code, card, figure) => {
  expect(restatedIn(code)).toContainEqual(expect.objectContaining({ card, figure, line: 1 }));
});

test.each([
  ['a figure that is read', 'const isNear = (range: number) => range <= NUKE.destroysWithin;'],
  ['a number that the card does not have', 'const NUKES = 7;'],
  ['a number of something else', 'const LANES = 2;'],
  ['another sentence', "const x = 'The nuke is ready. Two robots are left.';"],
])('it does not take for one %s', (_, code) => {
  expect(restatedIn(code)).toEqual([]);
});
