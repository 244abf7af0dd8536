import { seatLookAt } from '../../../games/kriegbot/looks/looks';
import { lookAt } from '../../../games/metalkrushers/looks/sides';
import { TEAM_SIGNS } from '../../../ui/theme/seatLooks';
import { looksAt } from './seatLooks';

const kriegbot = { seatLook: seatLookAt };
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

test('in Lizard-bot the first seat is alone against the others', () => {
  const looks = SEATS.slice(0, 4).map(looksAt(kriegbot, { scenario: 'lizardBot' }, 4));
  expect(looks.map(({ sign }) => sign)).toEqual(['bar', 'plain', 'plain', 'plain']);
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
