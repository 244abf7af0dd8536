import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MONSTER_IDS } from '@gearhall/shared/games/metalheads/content/monsters';
import { NATION_IDS } from '@gearhall/shared/games/metalheads/content/nations';
import { ROBOT_IDS, ROBOTS } from '@gearhall/shared/games/metalheads/content/robots';
import { SUPPLY } from '@gearhall/shared/games/metalheads/content/tokens';
import { TYPES } from '@gearhall/shared/games/metalheads/content/types';
import { DECK_ENERGY, PAYMENT_ENERGY } from '@gearhall/shared/games/metalheads/rules/paying/costs';
import { PICTURES } from './help/pictures';
import { helpSuite } from '../testing/helpSuite';
import { monsterLines, nationLines, robotLines, soloLines } from './testing/helpLines';
import { MONSTER_NAMES, TYPE_NAMES } from './words/names';

helpSuite(__dirname);

/** The help repeats the content of the game: it must be the same. */
const HELP = readFileSync(join(__dirname, 'help.md'), 'utf8');

/** The lines of a part of the help, up to the next heading. */
function linesUnder(heading: string): readonly string[] {
  const from = HELP.indexOf(`\n${heading}\n`);
  expect(from).toBeGreaterThan(0);
  return (HELP.slice(from + heading.length + 2).split(/^#/mu)[0] ?? '').split('\n').filter(Boolean);
}

test.each(TYPES)('the help has all %s Robots with their texts', (type) => {
  const [, , ...lines] = linesUnder(`### ${TYPE_NAMES[type]} Robots`);
  expect(lines).toEqual(robotLines(type));
  expect(lines).toHaveLength(ROBOT_IDS.length / TYPES.length);
});

test.each(MONSTER_IDS)('the help has both sides of %s', (id) => {
  expect(linesUnder(`### ${MONSTER_NAMES[id]}`)).toEqual(monsterLines(id));
  expect(linesUnder(`### ${MONSTER_NAMES[id]} alone`)).toEqual(soloLines(id));
});

test('the help has the Nations', () => {
  const lines = linesUnder('## The Nations');
  expect(lines).toEqual(expect.arrayContaining([...nationLines()]));
  expect(NATION_IDS).toHaveLength(5);
});

test('the help has the figures of the rules', () => {
  expect(HELP).toContain(`the top Robot of the deck for ${DECK_ENERGY}.`);
  expect(HELP).toContain(`each Robot of your hand that you pay with costs ${PAYMENT_ENERGY} Energy`);
  expect(HELP).toContain(`There are ${SUPPLY} tokens.`);
  expect(HELP).toContain(`with ${ROBOT_IDS.length / TYPES.length} Robots each`);
});

test('the example adds up', () => {
  const { reefCircuitry, dryDock, drawBarge, puristTank, quarryDigger, roadTrader } = ROBOTS;
  expect(reefCircuitry.strength + dryDock.strength + 2).toBe(3);
  expect(3 + drawBarge.strength + 1).toBe(8);
  expect(8 + puristTank.strength + 5).toBe(15);
  expect(quarryDigger.side).toEqual({ steel: 1, circuits: 1, fuel: 0 });
  expect(roadTrader.side).toEqual({ steel: 1, circuits: 0, fuel: 1 });
});

test.each(Object.entries(PICTURES))('the picture %s is drawn', (_name, picture) => {
  expect(picture()).toMatch(/^<svg .*<\/svg>$/u);
  expect(picture()).not.toMatch(/NaN|undefined/u);
});
