import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CARD_IDS, CARDS, cardsWith, HELPERS, pilotWith } from './cards';
import { DEFENSE_KINDS, HELP_KINDS, SKILLS, type EffectKind } from './effects';

const FIGURES = ['kind', 'hits', 'fragileHits'];
const used = new Set(
  CARD_IDS.flatMap((card) => Object.keys(CARDS[card])).filter((key) => !FIGURES.includes(key)),
);
const kinds = [...used].sort() as EffectKind[];

const rules = readdirSync(join(__dirname, '../rules'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(__dirname, '../rules', file), 'utf8'));

test('every effect of the vocabulary is used', () => {
  const declared =
    readFileSync(join(__dirname, 'effects.ts'), 'utf8').split('export type EffectKind')[0] ?? '';
  const words = [...declared.matchAll(/^ {2}readonly (\w+): /gmu)].map(([, kind]) => kind);
  expect(words.sort()).toEqual(kinds);
});

test.each(kinds)('a rule asks for %s', (kind) => {
  expect(cardsWith(kind).length).toBeGreaterThan(0);
  const asked = kind === 'arms' ? 'armsOf(' : `'${kind}'`;
  expect(rules.some((text) => text.includes(asked))).toBe(true);
});

test('every card does something', () => {
  for (const card of CARD_IDS) expect(kinds.filter((kind) => kind in CARDS[card])).not.toEqual([]);
});

test('each skill is one pilot’s, and every pilot has one', () => {
  expect(SKILLS.map(pilotWith)).toEqual(['combatPilot', 'hotshotPilot', 'civilianPilot', 'engineerPilot']);
});

test('helpers are in the order in which actions and records name them', () => {
  expect(HELPERS).toEqual([
    'targetingComputer',
    'targetingLaser',
    'incendiaryMunitions',
    'phasedArrayAntenna',
    'explosiveCapacitor',
    'rectenna',
    'superconductors',
    'dualModeSeeker',
    'electrothermalAmmunition',
    'nanoDeformableMirror',
  ]);
  for (const kinds of [HELP_KINDS, DEFENSE_KINDS]) expect(new Set(kinds).size).toBe(kinds.length);
});
