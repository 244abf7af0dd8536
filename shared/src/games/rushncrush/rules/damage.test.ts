import { rigged } from '../../../core/testing/rigged';
import { carryOut } from '../../../core/game/rulebook';
import { given, position, type Given } from '../testing/given';
import { damage, heat } from './damage';
import type { RuleContext } from './context';

const CARS: Given['cars'] = { A: { at: '1.3.3' }, B: { at: '1.4.3' }, C: { at: '1.5.3', seat: 1 } };

const after = (change: (context: RuleContext) => void, cars = CARS) => {
  const step = carryOut(given({ cars }).state, rigged(), change);
  return position(step.state, step.events);
};

describe('R34 Structure', () => {
  test('points go', () => {
    const hit = after((context) => damage(context, 'A', 2, 'wall'));
    expect(hit.car('A')).toMatchObject({ structure: 4, lost: '' });
    expect(hit.emitted('damaged')).toEqual([
      { type: 'damaged', car: 'A', by: 'wall', points: 2, structure: 4 },
    ]);
  });

  test('without any left the car is a wreck where it is', () => {
    const hit = after((context) => damage(context, 'A', 6, 'wall'));
    expect(hit.car('A')).toMatchObject({ structure: 0, lost: 'structure', at: '1.3.3' });
    expect(hit.emitted('lost')).toEqual([{ type: 'lost', car: 'A', cause: 'structure' }]);
  });

  test('never below 0', () => {
    const hit = after((context) => damage(context, 'A', 9, 'wall'));
    expect(hit.emitted('damaged')[0]).toMatchObject({ points: 9, structure: 0 });
    expect(hit.emitted('lost')).toHaveLength(1);
  });

  test('no points are no loss, and a wreck loses nothing', () => {
    expect(after((context) => damage(context, 'A', 0, 'wall')).events).toEqual([]);
    const wreck = { ...CARS, A: { at: '1.3.3', structure: 0, lost: 'structure' as const } };
    expect(after((context) => damage(context, 'A', 3, 'wall'), wreck).events).toEqual([]);
    expect(after((context) => heat(context, 'A', 3, 'flamer'), wreck).events).toEqual([]);
  });
});

describe('R34 Heat', () => {
  test('points come', () => {
    const hot = after((context) => heat(context, 'A', 5, 'flamer'));
    expect(hot.car('A')).toMatchObject({ heat: 5, lost: '' });
    expect(hot.emitted('heated')).toEqual([{ type: 'heated', car: 'A', by: 'flamer', points: 5, heat: 5 }]);
  });

  test('at 6 the engine blows up', () => {
    const hot = after((context) => heat(context, 'A', 6, 'engine'));
    expect(hot.car('A')).toMatchObject({ heat: 6, lost: 'heat', at: '1.3.3' });
    expect(hot.emitted('lost')).toEqual([{ type: 'lost', car: 'A', cause: 'heat' }]);
  });

  test('never above 6', () => {
    const cars = { ...CARS, A: { at: '1.3.3', heat: 5 } };
    expect(after((context) => heat(context, 'A', 3, 'engine'), cars).car('A').heat).toBe(6);
  });
});

test('a seat is out with its last car', () => {
  const one = after((context) => damage(context, 'B', 6, 'wall'));
  expect(one.state.seats.map(({ out }) => out)).toEqual([false, false]);
  const both = after((context) => {
    damage(context, 'B', 6, 'wall');
    heat(context, 'C', 6, 'flamer');
  });
  expect(both.state.seats).toEqual([
    { out: false, resigned: false },
    { out: true, resigned: false },
  ]);
});
