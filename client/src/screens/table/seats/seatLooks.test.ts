import { seatLookOf } from '../../../games/kriegbot/looks';
import { lookAt } from '../../../games/metalkrushers/sides';
import { TEAM_SIGNS } from '../../../ui/seatLooks';
import { looksAt } from './seatLooks';

const kriegbot = { seatLook: seatLookOf };
const metalkrushers = { seatLook: lookAt };

const SEATS = [0, 1, 2, 3, 4, 5];

test('the seats of a Kriegbot team have its colour and its sign, and differ by shape', () => {
  const looks = SEATS.map(looksAt(kriegbot, {}, 6));
  expect(looks.map(({ word }) => word)).toEqual([
    'Team Green, circle',
    'Team Yellow, triangle',
    'Team Green, square',
    'Team Yellow, diamond',
    'Team Green, hexagon',
    'Team Yellow, star',
  ]);
  expect(new Set(looks.map(({ colour, sign }) => `${colour} ${sign ?? ''}`)).size).toBe(2);
  expect(new Set(looks.map(({ sign }) => sign)).size).toBe(2);
  expect(new Set(looks.map(({ shape }) => shape)).size).toBe(6);
});

test('the scenario says which team a seat of Kriegbot is in', () => {
  const words = (scenario: string) =>
    [0, 1, 2, 3].map(looksAt(kriegbot, { scenario }, 4)).map(({ word }) => word.replace(/,.*/u, ''));
  expect(words('lizardBot')).toEqual(['Team Yellow', 'Team Green', 'Team Green', 'Team Green']);
  expect(words('captureTheFlag')).toEqual(['Team Green', 'Team Yellow', 'Team Green', 'Team Yellow']);
  // An option of a newer hall, or a damaged one: the standard game.
  expect(words('bingo')).toEqual(words('showdown'));
});

test.each([
  ['two', 2, [0, 1, 0, 1, 0, 1]],
  ['three', 3, [0, 1, 2, 0, 1, 2]],
])('with %s teams MetalKrushers has %i signs', (teams, count, sides) => {
  const looks = SEATS.map(looksAt(metalkrushers, { teams }, 6));
  expect(new Set(looks.map(({ colour }) => colour)).size).toBe(count);
  expect(looks.map(({ sign }) => sign)).toEqual(sides.map((side) => TEAM_SIGNS[side]));
});

test('where everybody plays alone, every seat has a colour of its own and no sign', () => {
  for (const game of [{}, metalkrushers]) {
    const looks = SEATS.map(looksAt(game, { teams: 'none' }, 6));
    expect(new Set(looks.map(({ colour }) => colour)).size).toBe(6);
    expect(looks.every(({ sign }) => sign === undefined)).toBe(true);
  }
});
