import { SCENARIOS, scenarioOf } from '../scenarios';
import { options } from '../../options';
import { CARD_IDS } from '../cards';
import { HEX_IDS, STRUCTURES, groundAt } from '../map';
import { edited, formatEdited, GROUND_SIGNS, LENGTHS, MOST_BANNED, parseEdited } from './edited';
import { longestMade } from '../../testing/editedGiven';
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
    'whenCyborgsRule',
    'warOfTheWorlds',
    'theHacker',
    'lizardBot',
    'missionControl',
    'beachhead',
    'wmd',
    'downedPilot',
    'bombsAway',
    'teslaTower',
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

/** As the editor wrote it before there were cards to ban, buildings, hackers, moles and the like. */
const OLD_TEXT = `{"name":"Old","story":"From before.","ground":"${'.'.repeat(325)}","structures":{"towerTop":"C3","towerBottom":"S13"},"sides":{"green":{"pilots":"all","chassis":[],"exit":"own","entry":"edge","apart":0,"fragile":false,"honcho":false,"craft":false,"bombards":true,"ramRelief":0,"bonus":{"dice":0,"media":[],"fire":false}},"yellow":{"pilots":{"min":0,"max":3},"chassis":["robotank","robocar"],"exit":"far","entry":"edge","apart":6,"fragile":true,"honcho":false,"craft":true,"bombards":false,"ramRelief":2,"bonus":{"dice":1,"media":["BEAM"],"fire":true}}},"sizes":[{"green":2,"yellow":1,"tents":{"green":{"foot":0,"motorized":0},"yellow":{"foot":5,"motorized":2}}}],"flag":"K8","victory":["tokyo","firstKill"],"atLimit":"bearer","turns":12,"expanded":true}`;

test('a text from before there were more words is read, means the same, and is written the same', () => {
  const old = parseEdited(OLD_TEXT);
  expect(old).toMatchObject({ banned: [], coresLack: 0, boarded: false, hasMole: false });
  expect(old && formatEdited(old)).toBe(OLD_TEXT);
  expect(old && madeScenario(old)).toMatchObject({
    hooks: ['carrying', 'landingCraft', 'bombardment'],
    sides: {
      green: { pilots: 'all', chassis: 'dealt', exit: 'own', bombards: 'byTower' },
      yellow: { exit: 'far', fragile: true, craft: true, ramRelief: 2 },
    },
    casts: [{ robots: { green: 2, yellow: 1 }, tents: { yellow: { foot: 5, motorized: 2 } } }],
    victory: ['tokyo', 'firstKill'],
    atLimit: { by: 'bearer' },
    turns: 12,
    isExpanded: true,
  });
  expect(options.parse({ scenario: 'edited', edited: OLD_TEXT }).edited).toBe(OLD_TEXT);
});

test('the text is the same for the same scenario, whatever its order', () => {
  const text = formatEdited(SHOWDOWN);
  const shuffled = JSON.stringify(Object.fromEntries(Object.entries(SHOWDOWN).toReversed()));
  const read = parseEdited(shuffled);
  expect(read && formatEdited(read)).toBe(text);
  expect(parseEdited(text)).toEqual(SHOWDOWN);
});

test('the longest scenario fits in a text', () => {
  const text = formatEdited(longestMade);
  expect(text.length).toBeLessThan(LENGTHS.text);
  expect(parseEdited(text)).toEqual(longestMade);
});

test.each([
  ['a joined emoji', '\u{1F937}\u200d\u2642\ufe0f', '\u{1F937}\u200d\u2642\ufe0f'],
  ['a line break', 'a\nb', 'a b'],
  ['turned writing', 'a\u202eb', 'ab'],
  ['a heap of marks', `a${'\u0316\u0317\u0318\u0319'.repeat(9)}`, 'a\u0316\u0317\u0318'],
  ['what nobody can show', 'a\ue000', 'a\ufffd'],
  ['letters that fall apart', '\u0958'.repeat(40), '\u0915\u093c'.repeat(20)],
])('%s in a name is read as the policy of texts has it', (_what, name, shown) => {
  const text = JSON.stringify({ ...SHOWDOWN, name });
  expect(parseEdited(text)?.name).toBe(shown);
  // The table has it in this form, which stays as it is.
  const kept = options.parse({ scenario: 'edited', edited: text }).edited ?? '';
  expect(JSON.parse(kept)).toMatchObject({ name: shown });
  expect(options.parse({ scenario: 'edited', edited: kept }).edited).toBe(kept);
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
  ['a name too long', JSON.stringify({ ...SHOWDOWN, name: 'a'.repeat(41) })],
  ['a way to win twice', JSON.stringify({ ...SHOWDOWN, victory: ['firstKill', 'firstKill'] })],
  ['a way to win of the rulebook alone', JSON.stringify({ ...SHOWDOWN, victory: ['points'] })],
  ['four robots', JSON.stringify({ ...SHOWDOWN, sizes: [{ ...SHOWDOWN.sizes[0], green: 4 }] })],
  ['a card that there is not', JSON.stringify({ ...SHOWDOWN, banned: ['constructor'] })],
  ['a card banned twice', JSON.stringify({ ...SHOWDOWN, banned: ['chaff', 'chaff'] })],
  ['too many cards', JSON.stringify({ ...SHOWDOWN, banned: CARD_IDS.slice(0, MOST_BANNED + 1) })],
  ['a building without a place', JSON.stringify({ ...SHOWDOWN, stands: { id: 'mission' } })],
  ['a placed building of its own', JSON.stringify({ ...SHOWDOWN, stands: { id: 'b1', at: 'K8' } })],
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
  expect(hooksOf({ victory: ['moleOut'] })).toEqual(['carrying', 'crypto']);
  expect(hooksOf({ stands: { id: 'mission', at: 'K8' } })).toEqual(['missionControl']);
  expect(hooksOf({ stands: { id: 'tesla', at: 'K8' } })).toEqual([]);
  expect(Object.keys(SCENARIOS)).not.toContain('edited');
});
