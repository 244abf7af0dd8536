import { SCENARIOS, scenarioOf } from '../scenarios';
import { HEX_IDS, STRUCTURES, groundAt } from '../map';
import { edited, formatEdited, GROUND_SIGNS, LENGTHS, parseEdited } from './edited';
import { beginFrom, EDITABLE_IDS } from './fromPrinted';
import { madeMap, PRINTED_GROUND, paintedAt, paintedWith } from './ground';
import { madeScenario, seatSidesOf } from './madeScenario';

const SHOWDOWN = { ...beginFrom('showdown'), name: 'Mine' };

test('what can be edited of the rulebook', () => {
  expect(EDITABLE_IDS).toEqual([
    'showdown',
    'killTheHuman',
    'theHoncho',
    'captureTheFlag',
    'cryptoFlag',
    'warOfTheWorlds',
    'lizardBot',
    'beachhead',
  ]);
});

test.each(EDITABLE_IDS)('%s as an edited scenario is what it is in the rulebook', (id) => {
  const made = madeScenario(beginFrom(id));
  const printed = scenarioOf({ scenario: id });
  // The number and who takes which seat are its own; tents count as units where they are.
  const own = { number: 0, seatSides: [], tentsCount: true };
  expect({ ...made, ...own }).toEqual({ ...printed, ...own });
  for (const { seats } of made.casts)
    for (const team of ['green', 'yellow'] as const) {
      const number = (sides: readonly string[]) =>
        sides.slice(0, seats.max).filter((one) => one === team).length;
      expect(number(made.seatSides)).toBe(number(printed.seatSides));
    }
});

test('the printed map is the printed map', () => {
  const { terrain, at } = madeMap(SHOWDOWN);
  for (const id of HEX_IDS) {
    expect(terrain[id]).toBe(groundAt(id).terrain);
    expect(at[id]).toBe(groundAt(id).structure);
  }
  expect(SHOWDOWN.structures).toEqual(
    Object.fromEntries(Object.entries(STRUCTURES).map(([id, { at: hex }]) => [id, hex])),
  );
});

test('hexes are painted by name', () => {
  const painted = paintedWith(PRINTED_GROUND, ['A1', 'K8'], '~');
  expect([paintedAt(painted, 'A1'), paintedAt(painted, 'K8')]).toEqual(['~', '~']);
  expect(paintedAt(PRINTED_GROUND, 'A1')).toBe('.');
  expect(Object.keys(GROUND_SIGNS)).toHaveLength(6);
});

test('the text is the same for the same scenario, whatever its order', () => {
  const text = formatEdited(SHOWDOWN);
  const shuffled = JSON.stringify(Object.fromEntries(Object.entries(SHOWDOWN).toReversed()));
  const read = parseEdited(shuffled);
  expect(read && formatEdited(read)).toBe(text);
  expect(parseEdited(text)).toEqual(SHOWDOWN);
});

test('the longest scenario fits in a text', () => {
  const longest = {
    ...beginFrom('beachhead'),
    name: '"'.repeat(LENGTHS.name),
    story: '\\'.repeat(LENGTHS.story),
    sizes: [1, 2, 3].map((robots) => ({
      green: robots,
      yellow: robots,
      tents: { green: { foot: 5, motorized: 2 }, yellow: { foot: 5, motorized: 2 } },
    })),
    flag: 'K10',
  };
  expect(formatEdited(longest).length).toBeLessThan(LENGTHS.text);
  expect(parseEdited(formatEdited(longest))).toEqual(longest);
});

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['something else', '[]'],
  ['null', 'null'],
  ['a field too many', JSON.stringify({ ...SHOWDOWN, more: 1 })],
  ['a map too small', JSON.stringify({ ...SHOWDOWN, ground: '.' })],
  ['another sign', JSON.stringify({ ...SHOWDOWN, ground: `${SHOWDOWN.ground.slice(1)}X` })],
  ['a structure off the map', JSON.stringify({ ...SHOWDOWN, structures: { dam: 'Z9' } })],
  ['no such structure', JSON.stringify({ ...SHOWDOWN, structures: { constructor: 'A1' } })],
  ['a line break', JSON.stringify({ ...SHOWDOWN, name: 'a\nb' })],
  ['turned writing', JSON.stringify({ ...SHOWDOWN, name: 'a\u202eb' })],
  ['a name too long', JSON.stringify({ ...SHOWDOWN, name: 'a'.repeat(41) })],
  ['a way to win twice', JSON.stringify({ ...SHOWDOWN, victory: ['firstKill', 'firstKill'] })],
  ['a way to win of the rulebook alone', JSON.stringify({ ...SHOWDOWN, victory: ['points'] })],
  ['four robots', JSON.stringify({ ...SHOWDOWN, sizes: [{ ...SHOWDOWN.sizes[0], green: 4 }] })],
  ['no size', JSON.stringify({ ...SHOWDOWN, sizes: [] })],
  ['a game without end', JSON.stringify({ ...SHOWDOWN, turns: 1e9 })],
  ['a prototype', JSON.stringify(SHOWDOWN).replace('{', '{"__proto__":{"a":1},')],
  ['a text too long', `${' '.repeat(LENGTHS.text)}{}`],
])('%s is no scenario', (_what, text) => {
  expect(parseEdited(text)).toBeUndefined();
});

test('seats are shared out in turn, as long as both sides have robots', () => {
  expect(seatSidesOf({ green: 1, yellow: 3 })).toEqual(['green', 'yellow', 'yellow', 'yellow']);
  expect(seatSidesOf({ green: 2, yellow: 1 })).toEqual(['green', 'yellow', 'green']);
});

test('hooks follow from what is chosen', () => {
  const hooksOf = (more: object) => madeScenario(edited.parse({ ...SHOWDOWN, ...more })).hooks;
  expect(hooksOf({})).toEqual([]);
  expect(hooksOf({ flag: 'K8' })).toEqual(['carrying']);
  expect(hooksOf({ victory: ['cryptoHome'] })).toEqual(['carrying', 'crypto']);
  expect(hooksOf({ atLimit: 'crypto' })).toEqual(['carrying', 'crypto']);
  expect(Object.keys(SCENARIOS)).not.toContain('edited');
});
