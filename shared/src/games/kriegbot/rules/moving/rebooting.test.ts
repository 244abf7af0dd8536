import type { ItemId } from '../../content/chassis';
import { given, type Given, type GivenRobot } from '../../testing/given';
import { robotOf } from '../field/field';
import { defensesLeft, publicLedger, ownLedger } from '../pieces/actionsLeft';

/** Defense actions left after a reboot: the real number, and what others must think possible. */
function left(id: 'green1' | 'yellow1', robot: Partial<GivenRobot>, more: Partial<Given> = {}) {
  const slots = { zero: 'chaff', inner: 'engineerPilot' } as const;
  const robots = { [id]: { at: 'K6', slots, ...robot } };
  const after = given({ phase: 'movement', order: [id], robots, ...more }).play(id, { type: 'reboot' });
  const [own, other] = id === 'green1' ? [0, 1] : [1, 0];
  return [
    defensesLeft(after.view(own), ownLedger(robotOf(after.view(own), id))),
    defensesLeft(after.view(other), publicLedger(after.view(other), robotOf(after.view(other), id))),
  ];
}

describe('K16, K18: after a reboot a defense action is left', () => {
  test.each<[string, Partial<GivenRobot>, number, number]>([
    ['to an Engineer', {}, 1, 1],
    ['to an Engineer whose drive it woke', { disabled: ['drive'] }, 1, 1],
    ['to none whom it woke, though another card might be the Engineer', { disabled: ['inner'] }, 0, 1],
    ['to nobody at all, where all face-down systems slept', { disabled: ['zero', 'inner'] }, 0, 0],
    ['to none whom it woke, who lies open', { disabled: ['inner'], shown: ['engineerPilot'] }, 0, 0],
    ['to no other pilot', { slots: { zero: 'chaff', inner: 'combatPilot' } }, 0, 1],
  ])('%s', (_, robot, own, open) => {
    expect(left('green1', robot)).toEqual([own, open]);
  });

  test.each<[string, readonly ItemId[], number, number]>([
    ['both to a honcho', [], 2, 2],
    ['none to a honcho whom it woke', ['inner'], 0, 2],
  ])('%s', (_, disabled, own, open) => {
    const slots = { zero: 'chaff', inner: 'combatPilot' } as const;
    expect(left('yellow1', { slots, disabled }, { scenario: 'theHoncho' })).toEqual([own, open]);
  });

  test('only in the same turn', () => {
    const place = given({
      phase: 'movement',
      order: ['green1'],
      robots: { green1: { at: 'K6', disabled: ['inner'] } },
    }).play('green1', { type: 'reboot' });
    expect(place.robot('green1').marks.woken).toEqual(['inner']);
    expect(place.passedTo('option', { robot: 'green1' }).robot('green1').marks.woken).toEqual([]);
  });
});
