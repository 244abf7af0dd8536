import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BASE_IDS, SPACE_IDS, spaceOf } from '@gearhall/shared/games/metaltalon/content/board';
import { ARMOR_PER_DIME, INCOME, WORTH } from '@gearhall/shared/games/metaltalon/content/coins';
import { RACES, RACE_IDS } from '@gearhall/shared/games/metaltalon/content/races';
import { FACES } from '@gearhall/shared/games/metaltalon/content/rolling';
import { options } from '@gearhall/shared/games/metaltalon/options';
import { helpSuite } from '../testing/helpSuite';
import { RACE_WORDS } from './words/races';

helpSuite(__dirname);

/** The help repeats the figures of the rules: they must be the same. */
const HELP = readFileSync(join(__dirname, 'help.md'), 'utf8').replace(/ +/gu, ' ');

test('the help has the coins', () => {
  expect(HELP).toContain(`| penny | ${WORTH.pennies}¢ | one move |`);
  expect(HELP).toContain(`| nickel | ${WORTH.nickels}¢ | one shot |`);
  expect(HELP).toContain(`| dime | ${WORTH.dimes}¢ | ${ARMOR_PER_DIME} less damage from every hit |`);
  expect(HELP).toContain(`you get ${INCOME.turn}¢, and ${INCOME.perBase}¢ for each of your ships on a base`);
});

test('the help has the board', () => {
  const rows = new Set(SPACE_IDS.map((id) => spaceOf(id).row)).size;
  expect(HELP).toContain(`${SPACE_IDS.length} spaces in ${rows} rows`);
  expect(BASE_IDS).toHaveLength(6);
  expect(HELP).toContain('The six square ones are the bases');
});

test('the help has the stopwatch', () => {
  expect(HELP).toContain(`gives ${Math.min(...FACES.stopwatch)} to ${Math.max(...FACES.stopwatch)}`);
});

test.each(RACE_IDS)('the help tells the race %s', (id) => {
  expect(HELP).toContain(`**${RACE_WORDS[id].name}.**`);
});

test('the help has what races pay, gain and begin with', () => {
  expect(RACE_IDS).toHaveLength(10);
  expect(HELP).toContain('Everybody rolls one of ten races');
  const { bankers, vamps, clovers, murphys, zoomers } = RACES;
  const stake = ({ stakePercent }: typeof bankers): string =>
    `${Math.ceil((25 * stakePercent) / 100)}¢ instead of 25¢`;
  expect(HELP).toContain(`a fifth more cash: ${stake(bankers)}`);
  expect(HELP).toContain(`a fifth less cash: ${stake(vamps)}`);
  expect(HELP).toContain(`After your own roll you may pay ${clovers.reroll?.cost}¢`);
  expect(HELP).toContain(`you may pay ${murphys.reroll?.cost}¢ from your cash to have it rolled again`);
  expect(HELP).toContain(
    `When you do ${vamps.drain?.damage} damage or more, up to ${vamps.drain?.upTo} of the cents`,
  );
  const moves = [1, 2, 3].map((pennies) => Math.ceil(pennies * zoomers.movePerPenny));
  expect(HELP).toContain(`1 penny gives ${moves[0]} moves, 2 pennies ${moves[1]}, 3 pennies ${moves[2]}.`);
});

test('the help has the options of a table', () => {
  expect(HELP).toContain('**Starting cash:** 15¢ to 50¢.');
  expect(HELP).toContain('**Round limit:** 20, 40, 60 or 90 rounds.');
  expect(options.safeParse({ stake: 15, roundLimit: 20 }).success).toBe(true);
  expect(options.safeParse({ stake: 50, roundLimit: 90 }).success).toBe(true);
  expect(options.safeParse({ stake: 55 }).success).toBe(false);
  expect(options.parse({})).toMatchObject({ stake: 25, roundLimit: 60 });
});
