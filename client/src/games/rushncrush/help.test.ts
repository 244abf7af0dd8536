import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ACTIVATIONS,
  BASE,
  CAR_CARD_IDS,
  CAR_CARDS,
  DRIVER_CARD_IDS,
  DRIVER_CARDS,
  SKULL_HEAT,
} from '@gearhall/shared/games/rushncrush/content/cars';
import { EQUIPMENT, FIXED, GUN, ITEMS } from '@gearhall/shared/games/rushncrush/content/equipment';
import { BOXES, GEARS, SPEEDS, ZONES } from '@gearhall/shared/games/rushncrush/content/gears';
import { shotDice } from '@gearhall/shared/games/rushncrush/rules/equipment/aiming';
import { MAX_LAPS, MAX_TILES, MIN_TILES } from '@gearhall/shared/games/rushncrush/rules/course/courses';
import {
  ramResult,
  type FarSide,
  type Party,
} from '@gearhall/shared/games/rushncrush/rules/ramming/ramTable';
import { FIXED_NAMES, ITEM_NAMES, TEAM_NAMES, ZONE_LETTERS } from './words/cars/names';
import { helpSuite } from '../testing/helpSuite';

helpSuite(__dirname);

/** The help repeats the tables: its numbers must be those of the rules. */
const HELP = readFileSync(join(__dirname, 'help.md'), 'utf8').replace(/ +/gu, ' ');

const row = (...cells: readonly (string | number)[]): string =>
  `| ${cells.join(' | ')} |`.replace(/ +/gu, ' ');

test.each(SPEEDS)('the help tells the row of speed $speed', ({ speed, dice, counts }) => {
  const letters = GEARS.map((gear) => {
    const box = BOXES.find((one) => one.gear === gear && one.speed === speed);
    return box ? ZONE_LETTERS[box.zone] : '';
  });
  const white = {
    any: ['none', 'as many as you like', 1],
    none: ['none', 'no lane changes', 6],
    highest: [dice, 'the highest', 'the lowest'],
    lowest: [dice, 'the lowest', 'the highest'],
  }[counts];
  expect(HELP).toContain(row(speed, ...letters, ...white));
});

test.each(Object.entries(ZONES))('the help tells the red dice of the %s zone', (zone, { heatDice }) => {
  expect(HELP).toContain(row(zone, heatDice));
});

test('the help has the tracks', () => {
  expect(HELP).toContain(`| Structure | ${BASE.structure} |`);
  expect(HELP).toContain(`| Steering | ${BASE.steering} |`);
  expect(HELP).toContain(`| Brake | ${BASE.brake} |`);
  expect(HELP).toContain(`| Turbo | ${BASE.turbo} |`);
  expect(HELP).toContain(`at ${SKULL_HEAT} the engine blows up`);
  expect(HELP).toContain(
    row('Armor Shielding', `${EQUIPMENT.armorShielding.adds.structure} Structure points more`),
  );
  expect(HELP).toContain(
    row('On-Board Computer', `${EQUIPMENT.onBoardComputer.adds.steering} Steering points more`),
  );
  expect(HELP).toContain(`| Minelayer | ${EQUIPMENT.minelayer.mines} mines;`);
  expect(ACTIVATIONS).toBe(2);
  expect(HELP).toContain('You have two **Activations** a turn');
});

test.each(CAR_CARD_IDS)('the help tells the car %s', (id) => {
  const { name, team, fixed } = CAR_CARDS[id];
  expect(HELP).toContain(row(name, TEAM_NAMES[team], fixed.map((one) => FIXED_NAMES[one]).join(', ')));
});

test.each(DRIVER_CARD_IDS)('the help tells the driver %s', (id) => {
  const { name, team, items } = DRIVER_CARDS[id];
  expect(HELP).toContain(row(name, TEAM_NAMES[team], items.map((one) => ITEM_NAMES[one]).join(', ')));
});

test('the help says what every piece of equipment does', () => {
  for (const item of ITEMS) expect(HELP).toContain(`| ${ITEM_NAMES[item]} |`);
  for (const fixed of FIXED) expect(HELP).toContain(`| ${FIXED_NAMES[fixed]} |`);
});

const PARTIES: Readonly<Record<Party, string>> = { own: 'you', target: 'target', third: 'third' };

test.each(['clear', 'blocked'] as const)(
  'the help tells the Side Ram with the far side %s',
  (far: FarSide) => {
    const cells = [1, 2, 3, 4, 5, 6].map((score) => {
      const { hurt } = ramResult('overdrive', far, score);
      return hurt.length === 0 ? 'nobody' : hurt.map((party) => PARTIES[party]).join(' and ');
    });
    expect(HELP).toContain(row(far, ...cells));
  },
);

test('the help says how guns shoot', () => {
  expect(HELP).toContain(`up to ${GUN.range} spaces far`);
  expect([1, 2, 3].map(shotDice)).toEqual([3, 2, 1]);
  expect(HELP).toContain('One space away it is 3 dice, two spaces 2, three spaces 1.');
});

test('the help says how long courses are', () => {
  expect(HELP).toContain(`A course has ${MIN_TILES} to ${MAX_TILES} of them`);
  expect(MAX_LAPS).toBe(5);
  expect(HELP).toContain('one to five laps');
});
