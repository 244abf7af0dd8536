import type { ItemCardId } from '../../content/cards';
import { begunWith } from '../../testing/position';
import { FACING, stateFrom } from '../../testing/given';
import { goOn } from '../turn/tasks';

/**
 * A tank that has been stopped above another robot: ahead is off the map, and the only way on is back, if a face-down
 * card permits it.
 */
function stopped(card: ItemCardId, points = 2) {
  const state = stateFrom({
    phase: 'movement',
    order: ['green1'],
    robots: {
      green1: {
        at: 'A1',
        facing: 'north',
        slots: { zero: 'nanoGlue', four: 'suicideNuke', inner: card, deep: 'chaff' },
        marks: { option: 'move', steps: 1 },
      },
      yellow1: { at: 'A1' },
    },
  });
  const movement = {
    robot: 'green1',
    points,
    rotations: 0,
    sideslips: 0,
    boosted: false,
    strafed: false,
    begun: true,
    inSight: [],
    lastFree: state.robots['green1']?.at ?? '',
  };
  const agenda = [
    { kind: 'move', robot: 'green1' },
    { kind: 'endMovement', robot: 'green1' },
  ] as const;
  return begunWith({ ...state, movement: { ...movement, lastFree: 'B1' }, agenda }, [], goOn);
}

describe('K25, K85: a robot that seems to be stopped over another one', () => {
  test('is asked the same brief question, whatever its face-down cards are', () => {
    const [able, unable] = [stopped('reverse'), stopped('repairArm')];
    for (const place of [able, unable])
      expect(place.question).toMatchObject({ kind: 'moving', robot: 'green1', brief: true });
    expect(able.view(1)).toEqual(unable.view(1));
    expect(able.events).toEqual(unable.events);
  });
  test('goes on by a card, or returns to the last free hex', () => {
    const out = stopped('reverse').play('green1', { type: 'move', to: 'A2', facing: FACING.north });
    expect(out.robot('green1').at).toBe('A2');
    const back = stopped('repairArm').play('green1', { type: 'endMove' });
    expect(back.emitted('thrownBack')).toMatchObject([{ from: 'A1', to: 'B1' }]);
  });
  test('is not asked when no card could help, because it has no points', () => {
    const back = stopped('reverse', 0);
    expect(back.emitted('thrownBack')).toHaveLength(1);
  });
});
