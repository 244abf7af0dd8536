import { firstDifference } from '../../core/testing/difference';
import { viewersOf } from '../../core/ground/seats';
import { rushncrush } from '.';
import { given } from './testing/given';
import { started } from './testing/started';

const race = given({
  cars: {
    A: { at: '1.3.4', armed: ['flamer'], heat: 2 },
    B: { at: '1.4.4', lost: 'heat' },
    C: { at: '1.5.1' },
  },
  mines: ['1.3.2', { at: '1.2.2', car: 'ann' }],
  movement: 3,
  turn: { touched: ['machineGun'] },
});

test('nothing is secret: everybody sees everything but the end', () => {
  for (const { state } of [race, started(3, { crews: 'draft' }), race.resign('C')]) {
    const { end, ...open } = state;
    expect(end === undefined).toBe(state.phase !== 'over');
    for (const viewer of [...viewersOf(state.seats.length), 'everyone'] as const)
      expect(rushncrush.project(state, viewer)).toEqual(open);
  }
});

test('the view is a copy: changing it does not change the state', () => {
  const view = rushncrush.project(race.state, 0);
  const before = JSON.stringify(race.state);
  view.mines.push({ at: '1.1.1', car: 'ann' });
  view.order.reverse();
  view.cars['A']?.armed.push('flamer');
  view.turn?.touched.push('flamer');
  if (view.seats[0]) view.seats[0].out = true;
  expect(JSON.stringify(race.state)).toBe(before);
});

test('every event is for everybody', () => {
  expect(rushncrush.audience({ type: 'cooled', car: 'A' })).toBeUndefined();
  expect(rushncrush.about.secrets).toEqual([]);
});

test('there is nothing to redeal', () => {
  expect(firstDifference(race.state, rushncrush.redeal(race.state, 1, undefined as never), 'state')).toBe(
    undefined,
  );
});
