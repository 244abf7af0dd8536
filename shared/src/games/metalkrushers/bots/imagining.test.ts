import { metalkrushers } from '..';
import { given, type GivenKrusher } from '../testing/given';
import { away } from '../testing/places';
import { saveWorth } from './judging/moveWorth';
import { situationOf } from './imagining';

/** What harm taken weighs for the first of equal sides that stand apart, at this turn of 80; the last ones have fallen. */
function takenAt(turn: number, sides: number, fallen = 0): number {
  const krushers = Object.fromEntries(
    Array.from({ length: sides }, (_, team): [string, GivenKrusher] => [
      `k${team}`,
      {
        ...{ at: away((team % 6) as 0 | 1 | 2 | 3 | 4 | 5, 3), team, seat: team },
        fallen: team >= sides - fallen,
      },
    ]),
  );
  const { state } = given({ krushers, turn, mover: 'k0' });
  return situationOf(metalkrushers.project(state, 0), 0, { foresees: true }).taken;
}

describe('pressing on before the last turn', () => {
  test('two sides begin in the last 20 turns', () => {
    expect(takenAt(55, 2)).toBe(takenAt(1, 2));
    expect(takenAt(70, 2)).toBeLessThan(takenAt(1, 2));
  });

  test('the more sides began, the earlier', () => {
    expect(takenAt(30, 4)).toBeLessThan(takenAt(1, 4));
    expect(takenAt(70, 4)).toBeLessThan(takenAt(70, 2));
  });

  test('the last two of four press on as all four did', () => {
    expect(takenAt(30, 4, 2)).toBe(takenAt(30, 4));
  });
});

test('whom to save for the last move does not depend on which enemy was built first', () => {
  const own: GivenKrusher = { at: away(0), team: 0, seat: 0, arms: { right: 'mediumSlice' } };
  const weak: GivenKrusher = { at: away(2, 3), team: 1, seat: 1, armor: { rear: 1 } };
  const strong: GivenKrusher = { at: away(4, 3), team: 1, seat: 1, armor: { rear: 20 } };
  const worthAmong = (krushers: Readonly<Record<string, GivenKrusher>>): number => {
    const { state } = given({ krushers, mover: 'own' });
    const situation = situationOf(metalkrushers.project(state, 0), 0, { foresees: true });
    return saveWorth(situation)({ type: 'save', krusher: 'own' });
  };
  expect(worthAmong({ own, weak, strong })).toBe(worthAmong({ own, strong, weak }));
});
