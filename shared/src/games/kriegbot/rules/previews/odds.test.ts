import { fight } from '../../testing/scenes/fight';
import { aimOf, chanceOfLocation, chanceToHit } from './odds';
import { robotOf } from '../field/field';

/** The table of the sheet: silhouettes 1 to 12, one to six dice. */
const TABLE = [
  [0.833, 0.972, 0.995, 0.999, 1, 1],
  [0.667, 0.917, 0.981, 0.996, 0.999, 1],
  [0.5, 0.833, 0.954, 0.988, 0.997, 0.999],
  [0.333, 0.722, 0.907, 0.973, 0.993, 0.998],
  [0.167, 0.583, 0.838, 0.946, 0.984, 0.995],
  [0.139, 0.463, 0.752, 0.905, 0.968, 0.99],
  [0.111, 0.361, 0.657, 0.851, 0.944, 0.981],
  [0.083, 0.278, 0.56, 0.784, 0.909, 0.966],
  [0.056, 0.213, 0.468, 0.708, 0.864, 0.945],
  [0.028, 0.167, 0.387, 0.628, 0.81, 0.915],
  [0.023, 0.127, 0.316, 0.549, 0.748, 0.878],
  [0.019, 0.095, 0.256, 0.473, 0.681, 0.832],
];

test.each(TABLE.map((row, index) => [index + 1, row] as const))('silhouette %i', (silhouette, row) => {
  for (const [index, chance] of row.entries())
    expect(chanceToHit(index + 1, silhouette)).toBeCloseTo(chance, 2.9);
});

test('without dice there is no hit', () => {
  expect(chanceToHit(0, 1)).toBe(0);
});

test('a hit shows a number: one die 4 or more is a 4, or a 5 and any number', () => {
  expect(chanceOfLocation(1, 4, 4)).toBeCloseTo(1 / 6 + 1 / 30, 10);
  expect(chanceOfLocation(1, 4, 0)).toBeCloseTo(1 / 30, 10);
});

test('the dice, silhouette and locations of an attack, by open cards', () => {
  const place = fight({
    green1: { at: 'A10', slots: { primary: 'gatlingGun' } },
    yellow1: { at: 'A6', slots: { zero: 'holoBlur', four: '' } },
  });
  const [view, shot] = [
    place.view(0),
    { arms: 'gatlingGun', target: 'yellow1', mode: '', attacks: 1, help: [] } as const,
  ];
  const aim = aimOf(view, robotOf(view, 'green1'), { ...shot, help: [] });
  expect(aim).toMatchObject({ dice: 2, silhouette: 6, mayDiffer: true, spreads: false });
  expect(aim.chance).toBeCloseTo(0.463, 3);
  expect(aim.places.map(({ item }) => item)).toEqual(['zero', 'drive', 'primary', 'secondary', 'inner']);
});
