import { ROBOT_IDS, ROBOTS } from '@gearhall/shared/games/metalheads/content/robots';
import { abilityText, rulingsOf } from './abilities';

/** Numbers that a sentence tells in figures. */
const figuresIn = (text: string): number[] => [...text.matchAll(/\d+/gu)].map(([figure]) => Number(figure));

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

test.each(ROBOT_IDS)('the text of %s is plain sentences, and its figures are in the definition', (id) => {
  const text = abilityText(id);
  expect(text).toMatch(/^[A-Z+].*[.]$/u);
  expect(text).not.toMatch(/undefined|NaN|\[object|nothing less/u);
  expect(text.length).toBeLessThan(170);
  const own = numbersIn(ROBOTS[id].ability);
  for (const told of figuresIn(text)) expect(own).toContain(told);
});

test('the figures of the definition are in the text', () => {
  for (const id of ROBOT_IDS) {
    const text = abilityText(id);
    const told = figuresIn(text);
    for (const own of numbersIn(ROBOTS[id].ability))
      if (own > 1) expect({ id, told }).toEqual({ id, told: expect.arrayContaining([own]) });
  }
});

test.each(ROBOT_IDS)('what else is to know about %s is a few plain sentences', (id) => {
  for (const ruling of rulingsOf(id)) expect(ruling).toMatch(/^[A-Z].{15,170}[.]$/u);
});

test.each([
  ['roadTrader', 'Give a Robot of your hand to an opponent, then gain 3 steel for this turn.'],
  ['furnacePriest', 'Discard any number of Robots of your hand: for each, place 1 Power Up on any Robots.'],
  ['siegeGantry', 'Once in the game: complete one of your Robots under construction for nothing.'],
  ['twinReactor', '+4 Strength while you have a Land and a Sea Robot.'],
  ['overseer', '+1 Strength for each Robot that you have completed, this one too.'],
  ['dryDock', 'All your Robots cost 1 steel less.'],
  ['assembler', 'Gain 1 steel, 1 circuit and 1 fuel for this turn.'],
  ['quadAlpha', '+3 Strength while you have another Quad Robot.'],
] as const)('%s: %s', (id, text) => {
  expect(abilityText(id)).toBe(text);
});
