import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CRITICAL_DAMAGE, isAny, RANDOM_ARMAMENT } from '@gearhall/shared/games/metalkrushers/content/charts';
import { CHASSIS, CHASSIS_IDS } from '@gearhall/shared/games/metalkrushers/content/chassis';
import {
  ITEMS,
  SHIELD_SIZES,
  WEAPON_SIZES,
  WEAPON_TYPES,
  weaponId,
  type ItemId,
  type Strike,
} from '@gearhall/shared/games/metalkrushers/content/items';
import { ANY_NAMES, CHASSIS_NAMES, itemName, signed } from './words/names';
import { helpSuite } from '../testing/helpSuite';

helpSuite(__dirname);

/** The help repeats the charts: its numbers must be those of the rules. */
const HELP = readFileSync(join(__dirname, 'help.md'), 'utf8').replace(/ +/gu, ' ');

const figure = (value: number): string => (value === 0 ? '0' : signed(value));
const damageOf = ({ damage }: Strike): string => `1d${damage === 0 ? '' : signed(damage)}`;

test.each(CHASSIS_IDS)('the help tells the chart of the chassis %s', (id) => {
  const { armorTotal, armorPerSide, movement, reflexFacing, reflexModifier, weight, optional } = CHASSIS[id];
  const turns = reflexModifier === 0 ? `${reflexFacing}` : `${reflexFacing}, ${signed(reflexModifier)}`;
  const cells = [
    `${CHASSIS_NAMES[id]}${optional ? ' *' : ''}`,
    armorTotal,
    armorPerSide,
    movement,
    turns,
    weight,
  ];
  expect(HELP).toContain(`| ${cells.join(' | ')} |`);
});

test.each(WEAPON_SIZES.flatMap((size) => WEAPON_TYPES.map((type) => weaponId('plain', size, type))))(
  'the help tells the chart of the weapon %s',
  (id) => {
    const item = ITEMS[id];
    if (item.kind !== 'weapon') throw new Error('A weapon is no weapon.');
    const parry = item.parry === 0 ? 'none' : signed(item.parry);
    const cells = [itemName(id), figure(item.initiative), damageOf(item), item.criticalFrom, parry];
    expect(HELP).toContain(`| ${cells.join(' | ')} |`);
  },
);

test.each(SHIELD_SIZES)('the help tells the chart of the %s shield', (size) => {
  const plain = ITEMS[`${size}Shield`];
  const spiked = ITEMS[`spiked${size.charAt(0).toUpperCase()}${size.slice(1)}Shield` as ItemId];
  if (plain.kind !== 'shield') throw new Error('A shield is no shield.');
  const bash = spiked?.kind === 'shield' && spiked.bash ? `${spiked.armor}, ${damageOf(spiked.bash)}` : '';
  const optional = size === 'tiny' || size === 'huge' ? ' *' : '';
  const cells = [`${size}${optional}`, figure(plain.initiative), plain.armor, signed(plain.parry), bash];
  expect(HELP).toContain(`| ${cells.join(' | ').trimEnd()} |`);
});

test.each(WEAPON_SIZES)('the help tells the critical damage of %s weapons', (size) => {
  expect(HELP).toContain(`| ${size} | ${CRITICAL_DAMAGE[size].join(' | ')} |`);
});

test('the help lists what can be picked up', () => {
  const inWords = RANDOM_ARMAMENT.map((row) =>
    row.map((one) => (one === '' ? 'nothing' : isAny(one) ? ANY_NAMES[one] : itemName(one))),
  );
  for (const [index, row] of inWords.entries()) {
    const line = row.join(', ').replaceAll('weighted', 'wt.').replaceAll('improved', 'imp.');
    expect(HELP).toContain(`${index + 1}. ${line}\n`);
  }
});
