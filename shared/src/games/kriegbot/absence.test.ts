import { expectDefined } from '../../core/ground/result';
import { absentAction } from './absence';
import { isComplete } from './rules/setup/drawer';
import { drafting } from './testing/scenes/drafting';
import { given } from './testing/given';

/** KX45: what is done with the expansion for a seat that is away. */

const FULL = { options: { expansion: 'full' } } as const;

test('KX45: a ready-made design comes with its core', () => {
  const place = drafting(2, [['helibot'], ['robotank']], { expansion: 'full' });
  const design = absentAction(place.view(0), 0);
  expect(design).toMatchObject({ type: 'design', robot: 'green1' });
  const laid = place.play(0, design);
  expect(isComplete(laid.view(0), laid.robot('green1'))).toBe(true);
  expect(place.state.teams.green?.cores).toContain(laid.robot('green1').powerCore?.card);
});

test('KX45: nothing is overcharged, and nobody gets out', () => {
  const place = given({
    order: ['green1'],
    ...FULL,
    robots: {
      green1: {
        at: 'L10',
        slots: { primary: 'railgun', inner: 'infantryPod' },
        powerCore: { card: 'fuelCell' },
      },
      yellow1: { at: 'L6' },
    },
  });
  expect(place.legalOf(0, 'bailOut').length).toBeGreaterThan(0);
  expect(place.legalOf(0, 'attack').some(({ overcharge }) => overcharge)).toBe(true);
  expect(absentAction(place.view(0), 0)).toEqual({ type: 'pass' });
});

test('KX45: tents and drones stay where they are', () => {
  const place = given({
    phase: 'infantry',
    robots: {
      green1: { chassis: 'robotank', at: 'U15', slots: { inner: 'uav' }, shown: 'all' },
      yellow1: { at: 'L8' },
    },
    units: [
      { id: 'green1Drone', at: 'K8' },
      { id: 'adler', at: 'L9' },
    ],
  });
  for (const unit of ['green1Drone', 'adler']) {
    const turn = unit === 'adler' ? place.passedTo('tent', { robot: unit }) : place;
    expect(expectDefined(turn.question, 'a question').robot).toBe(unit);
    expect(absentAction(turn.view(0), 0)).toEqual({ type: 'pass' });
  }
});
