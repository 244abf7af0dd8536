import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import { FACING, given, type GivenRobot, type Position } from '@gearhall/shared/games/kriegbot/testing/given';
import { leftoverOf } from './leftover';

/** A tank at A10 that faces north, all its cards open unless stated otherwise; then it moves. */
const tank = (said: Partial<GivenRobot> = {}): Position =>
  given({
    phase: 'movement',
    robots: { green1: { chassis: 'robotank', at: 'A10', facing: 'north', ...said } },
    order: ['green1'],
  });
const moved = (place: Position, to: string, facing: keyof typeof FACING): Position =>
  place.play('green1', { type: 'move', to, facing: FACING[facing] });

const endAt = (place: Position) => {
  const view = place.view(0);
  return leftoverOf(view, 0, kriegbot.legal(view, 0));
};

test('a move with no point and no rotation left ends by itself', () => {
  expect(endAt(tank())).toBeUndefined();
  expect(endAt(moved(tank(), 'A7', 'north'))).toBeUndefined();
  expect(endAt(moved(moved(tank(), 'A7', 'north'), 'A7', 'northEast'))).toEqual({ type: 'endMove' });
});

test('but not while a face-down card might be a pilot with one more turn: an immediate end would reveal it', () => {
  const secret = tank({ slots: { zero: 'chaff' } });
  const spent = moved(moved(secret, 'A7', 'north'), 'A7', 'northEast');
  expect(kriegbot.legal(spent.view(0), 0).filter(({ type }) => type !== 'prepare')).toEqual([
    { type: 'endMove' },
  ]);
  expect(endAt(spent)).toBeUndefined();
});

test('an attack that cannot be made is passed only where every card lies open', () => {
  const far = (said: Partial<GivenRobot>): Position =>
    given({ robots: { green1: { at: 'A15', facing: 'south', ...said } }, order: ['green1'] });
  expect(endAt(far({}))).toEqual({ type: 'pass' });
  expect(endAt(far({ slots: { zero: 'chaff' } }))).toBeUndefined();
});

test.each(['activeCamouflage', 'exoDisposable'] as const)(
  'nor where a face-down skin, here %s, might be one that can be lit now',
  (skin) => {
    const far = (said: Partial<GivenRobot>): Position =>
      given({
        robots: { green1: { at: 'A15', facing: 'south', skin, ...said, powerCore: { card: 'fuelCell' } } },
        order: ['green1'],
        options: { expansion: 'full' },
      });
    expect(endAt(far({}))).toBeUndefined();
    expect(endAt(far({ shown: 'all', marks: { camouflaged: true } }))).toEqual({ type: 'pass' });
  },
);

test('the other seat ends nothing', () => {
  const spent = moved(moved(tank(), 'A7', 'north'), 'A7', 'northEast').view(1);
  expect(leftoverOf(spent, 1, kriegbot.legal(spent, 1))).toBeUndefined();
});
