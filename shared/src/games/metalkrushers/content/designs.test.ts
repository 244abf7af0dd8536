import { design as sheet } from '../actions';
import { BALANCES, SCENARIOS, options as optionsOf } from '../options';
import { problemsOf, totalsOf } from '../rules/construction/construction';
import { CHASSIS_IDS } from './chassis';
import { ALL_DESIGNS, readyMade } from './designs';
import { ITEMS, SHIELD_SIZES, WEAPON_TYPES, type Item } from './items';
import { PROGRAM_IDS } from './programs';
import { ARMS } from './sides';

const SWITCHES = [
  'newChassis',
  'newPrograms',
  'newShields',
  'spikedShields',
  'weightedWeapons',
  'improvedWeapons',
] as const;

/** Every combination of the options that a design depends on. */
const ALL_TABLES = SCENARIOS.flatMap((scenario) =>
  BALANCES.flatMap((balance) =>
    Array.from({ length: 2 ** SWITCHES.length }, (_, bits) => {
      const switches = SWITCHES.map((name, bit) => [name, (bits & (1 << bit)) > 0] as const);
      return optionsOf.parse({ scenario, balance, ...Object.fromEntries(switches) });
    }),
  ),
);

const EVERYTHING = optionsOf.parse({
  balance: 'openCombat',
  ...Object.fromEntries(SWITCHES.map((name) => [name, true])),
});
const all = [...readyMade(EVERYTHING), ...readyMade({ ...EVERYTHING, scenario: 'pickUp' })];
const held = (item: (item: Item) => boolean) => (table: typeof EVERYTHING) =>
  readyMade(table).some(({ arms }) => ARMS.some((arm) => arms[arm] !== '' && item(ITEMS[arms[arm]])));

test('at every table there are at least three ready-made designs, all of them legal', () => {
  for (const table of ALL_TABLES) {
    const designs = readyMade(table);
    expect(designs.length).toBeGreaterThanOrEqual(3);
    expect(designs.flatMap((design) => problemsOf(design, table))).toEqual([]);
  }
});

test('the standard arena has at least six, on all three chassis', () => {
  const designs = readyMade(optionsOf.parse({}));
  expect(designs.length).toBeGreaterThanOrEqual(6);
  expect(new Set(designs.map(({ chassis }) => chassis))).toEqual(new Set(['light', 'standard', 'heavy']));
});

test('all can be sent as they are, have names of their own, and use every armor point', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const design of all) {
    expect(sheet.parse(design)).toEqual(design);
    expect(totalsOf(design).left).toBe(0);
  }
});

test('every design is legal at some table: with everything on, all are', () => {
  expect(all).toEqual(ALL_DESIGNS);
});

test('every chassis and every program is among them', () => {
  const programs = PROGRAM_IDS.filter((id) => !all.some(({ program }) => program === id));
  const chassis = CHASSIS_IDS.filter((id) => !all.some((design) => design.chassis === id));
  expect([...programs, ...chassis]).toEqual([]);
});

test.each(WEAPON_TYPES)('%s weapons are among them at every armed table', (type) => {
  const isOne = held((item) => item.kind === 'weapon' && item.type === type);
  expect(ALL_TABLES.filter(({ scenario }) => scenario === 'arena').every(isOne)).toBe(true);
});

test.each(SHIELD_SIZES)('a %s shield is among them', (size) => {
  expect(held((item) => item.kind === 'shield' && item.size === size)(EVERYTHING)).toBe(true);
});

test.each(SWITCHES)('%s alone brings designs that need it, where there can be any', (name) => {
  const basic = optionsOf.parse({ balance: 'openCombat' });
  const more = readyMade({ ...basic, [name]: true });
  expect(more.length).toBeGreaterThan(readyMade(basic).length);
});
