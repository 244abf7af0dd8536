import { MONSTER_IDS, MONSTERS } from '@gearhall/shared/games/metalheads/content/monsters';
import { NATION_IDS, nationOf } from '@gearhall/shared/games/metalheads/content/nations';
import { monsterFacts, soloFacts } from './monsters';
import { nationInWords } from './nations';

const figuresIn = (text: string): number[] => [...text.matchAll(/\d+/gu)].map(([figure]) => Number(figure));

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => [
        ...(/^\d$/u.test(key) ? [Number(key)] : []),
        ...numbersIn(inner),
      ])
    : [];
}

test.each(MONSTER_IDS)('both sides of %s are plain sentences with its own figures', (id) => {
  // The weakness is worth 1, and of six Robots drawn one is put aside.
  const own = [...numbersIn(MONSTERS[id]), 1];
  for (const { says } of [...monsterFacts(id), ...monsterFacts(id, 3), ...soloFacts(id)]) {
    expect(says).toMatch(/^[A-Z0-9].*[.]$/u);
    expect(says).not.toMatch(/undefined|NaN|\[object/u);
    for (const told of figuresIn(says)) expect(own).toContain(told);
  }
});

const says = (facts: ReturnType<typeof monsterFacts>, about: string) =>
  facts.find((one) => one.about === about)?.says;

test('the end of each Monster', () => {
  expect(says(monsterFacts('avalanche'), 'End')).toBe(
    'When somebody ends a turn with 20 Strength or more. The round is played to its end.',
  );
  expect(says(monsterFacts('leviathan'), 'End')).toBe(
    'When somebody has completed Robots enough (7 with 2 players, 6 with 3, 4 or 5): the game stops at once, and that player gets +5 Strength.',
  );
  expect(says(monsterFacts('behemoth', 3), 'End')).toMatch(
    /^When enough Robots are destroyed [(]4[)], or somebody ends a turn with 7 Robots/u,
  );
});

test('the solo sides', () => {
  expect(says(soloFacts('leviathan'), 'Each turn')).toBe(
    'In turns 3 to 6: 1 Damage on Robots of yours, as you like. In turns 7 to 10: 2 Damage on Robots of yours, as you like.',
  );
  expect(says(soloFacts('behemoth'), 'Each turn')).toBe(
    'Behemoth takes the oldest Robot of the row. Every turn: 1 Damage on your strongest Robot.',
  );
  expect(says(soloFacts('hydra'), 'Each turn')).toMatch(
    /the 2 oldest Robots of the row[.] For each of them you may place 2 Damage/u,
  );
});

test.each(NATION_IDS)('the Nation %s has its prices and its ability', (id) => {
  const text = nationInWords(id);
  expect(text).toMatch(/^Row \d(?:, \d){4}[.] [A-Z0-9].*[.]$/u);
  expect(text).not.toMatch(/undefined|No ability/u);
  const own = numbersIn(nationOf(id));
  for (const told of figuresIn(text)) expect(own).toContain(told);
});
