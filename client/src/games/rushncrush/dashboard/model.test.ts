import { BOXES, nextBoxes } from '@gearhall/shared/games/rushncrush/content/gears';
import type { CarView, View } from '@gearhall/shared/games/rushncrush/view';
import { playedGame } from '../testing/games';
import { carsOf, fixedSlotsOf, MATRIX, nearSpeeds, nextIn, shownCar, slotsOf, tracksOf } from './model';

const moments = [...playedGame({ seats: 3, seed: 'dashboards', most: 200, options: { cars: 2 } })];
const { view } = moments[0] ?? { view: undefined };
const car = (change: Partial<CarView> = {}): CarView =>
  ({ ...Object.values((view as View).cars)[0], card: 'gravedigger', driver: 'rattle', ...change }) as CarView;

describe('tracks', () => {
  test('count down to 0, and Heat up to its skull', () => {
    const { structure, heat, brake } = tracksOf(car({ structure: 5, heat: 2, brake: 4 }));
    expect(structure).toEqual({ id: 'structure', boxes: [8, 7, 6, 5, 4, 3, 2, 1, 0], at: 5, skull: 0 });
    expect(heat).toEqual({ id: 'heat', boxes: [0, 1, 2, 3, 4, 5, 6], at: 2, skull: 6 });
    expect(brake.boxes).toEqual([4, 3, 2, 1, 0]);
  });

  test('are as long as the car’s equipment makes them', () => {
    const long = ({ card }: Pick<CarView, 'card'>) => {
      const { structure, steering } = tracksOf(car({ card }));
      return [structure.boxes.length - 1, steering.boxes.length - 1];
    };
    expect(long({ card: 'gravedigger' })).toEqual([8, 6]);
    expect(long({ card: 'coffinNail' })).toEqual([6, 4]);
    expect(long({ card: 'permafrost' })).toEqual([8, 4]);
  });
});

describe('the matrix', () => {
  test('is as printed: fast above, five gears', () => {
    expect(MATRIX.map(({ row }) => row.speed)).toEqual([18, 16, 14, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
    const zones = MATRIX.map(({ boxes }) => boxes.map((box) => box?.zone.charAt(0) ?? ' ').join(''));
    expect(zones).toEqual([
      '    r',
      '    o',
      '   ry',
      '   ob',
      '  ryb',
      '  ob ',
      ' ryb ',
      ' ob  ',
      'ryb  ',
      'ob   ',
      'yb   ',
      'b    ',
    ]);
  });

  test('has as many white lines up as down, and every line has its other half', () => {
    const at = (id: string) => MATRIX.flatMap(({ boxes }) => boxes).find((box) => box?.id === id);
    const otherHalf = { up: 'down', rightUp: 'leftDown', down: 'up', leftDown: 'rightUp' } as const;
    let lines = 0;
    for (const box of BOXES) {
      for (const { box: to, stick } of nextBoxes(box.id)) {
        if (stick === 'shift') continue;
        const gears = Number(to.split('.')[0]) === box.gear;
        const way = stick === 'accelerate' ? (gears ? 'up' : 'rightUp') : gears ? 'down' : 'leftDown';
        expect(at(box.id)?.lines).toContain(way);
        expect(at(to)?.lines).toContain(otherHalf[way]);
        lines += 1;
      }
    }
    // 19 vertical and 8 diagonal ones, each in both directions.
    expect(lines).toBe((19 + 8) * 2);
  });

  test('dashed lines connect the boxes of a speed, and end at the outermost', () => {
    const dashes = MATRIX.find(({ row }) => row.speed === 7)?.boxes.map((box) =>
      box?.lines.filter((way) => way === 'left' || way === 'right'),
    );
    expect(dashes).toEqual([['right'], ['left', 'right'], ['left'], undefined, undefined]);
  });
});

describe('the next boxes', () => {
  test('are reached by the gear action where that is possible, and otherwise by points', () => {
    const next = nextIn([
      { type: 'turbo', box: '2.9' },
      { type: 'gear', box: '2.9' },
      { type: 'brake', box: '2.7' },
      { type: 'roll' },
    ]);
    expect([...next]).toEqual([
      ['2.9', { type: 'gear', box: '2.9' }],
      ['2.7', { type: 'brake', box: '2.7' }],
    ]);
  });

  test('every box that an order of a race leads to is one of the matrix', () => {
    const ids = new Set(BOXES.map(({ id }) => id));
    const nexts = moments.map(({ legal }) => nextIn(legal)).filter(({ size }) => size > 0);
    expect(nexts.length).toBeGreaterThan(20);
    for (const next of nexts) for (const id of next.keys()) expect(ids).toContain(id);
  });

  test('the rows that matter are those of the gearstick and of the next boxes', () => {
    expect([...nearSpeeds('2.8', ['2.9', '1.7'])].sort()).toEqual([7, 8, 9]);
  });
});

describe('slots', () => {
  test('the driver’s four, armed or not, moved this turn or not', () => {
    const own = car({ armed: ['flamer'] });
    const turn = { ...(view as View).turn, car: own.id, touched: ['flamer'] };
    const slots = slotsOf(own, { ...(view as View), turn } as View, [{ type: 'arm', item: 'circularSaw' }]);
    expect(slots).toEqual([
      { item: 'flamer', armed: true, touched: true, action: undefined },
      { item: 'circularSaw', armed: false, touched: false, action: { type: 'arm', item: 'circularSaw' } },
      { item: 'rocketBooster', armed: false, touched: false, action: undefined },
      { item: 'fireExtinguisher', armed: false, touched: false, action: undefined },
    ]);
  });

  test('a counter that another car has moved counts as not moved here', () => {
    const turn = { ...(view as View).turn, car: 'c9', touched: ['flamer'] };
    const slots = slotsOf(car(), { ...(view as View), turn } as View, []);
    expect(slots.map(({ touched }) => touched)).toEqual([false, false, false, false]);
  });

  test('the two of the car; a Minelayer with its mines', () => {
    expect(fixedSlotsOf(car({ card: 'perigee', mines: 3 }), [{ type: 'layMine' }])).toEqual([
      { item: 'onBoardComputer', mines: undefined, action: undefined },
      { item: 'minelayer', mines: 3, action: { type: 'layMine' } },
    ]);
  });
});

describe('which of two cars is shown', () => {
  const cars = carsOf(view as View, 0);
  const [first, second] = cars.map(({ id }) => id);

  test('the chosen one, otherwise the one on turn, otherwise the first that races', () => {
    const onTurn = { ...(view as View), turn: { ...(view as View).turn, car: second } } as View;
    const others = { ...(view as View), turn: { ...(view as View).turn, car: 'c5' } } as View;
    expect(cars).toHaveLength(2);
    expect(shownCar(cars, onTurn, '')?.id).toBe(second);
    expect(shownCar(cars, onTurn, first ?? '')?.id).toBe(first);
    expect(shownCar(cars, others, '')?.id).toBe(first);
    const wrecked = cars.map((one, index) => (index === 0 ? ({ ...one, lost: 'heat' } as CarView) : one));
    expect(shownCar(wrecked, others, '')?.id).toBe(second);
  });
});
