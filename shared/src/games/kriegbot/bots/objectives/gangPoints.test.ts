import { seededDice, seedFrom } from '../../../../core/dice/dice';
import { kriegbot } from '../..';
import type { Action } from '../../actions';
import type { GuiltId } from '../../state/robot';
import { given, type Given, type GivenRobot } from '../../testing/given';
import { isBetrayed, mayRetire, stakeIn } from './gangPoints';

const ROBOCOP = { chassis: 'helibot', at: '' } as const;
const TANK = { chassis: 'robotank', slots: { inner: 'combatPilot', primary: 'gatlingGun' } } as const;
const CAR = { chassis: 'robocar', slots: { four: 'hotshotPilot' } } as const;

const street = (robots: Given['robots'], more: Partial<Given> = {}) =>
  given({
    scenario: 'sharksAndJets',
    robots: { police1: { at: 'B8' }, police2: ROBOCOP, ...robots },
    ...more,
  });

/** What a hard bot does in a position. */
function choiceIn(place: ReturnType<typeof street>, seat: number): Action {
  const view = place.view(seat);
  const means = { dice: seededDice(seedFrom('stakes')) };
  return kriegbot.bots.hard.choose(view, seat, kriegbot.legal(view, seat), means as never);
}

describe('what a kill is worth', () => {
  const view = (shark: Partial<GivenRobot>) =>
    street({ green1: { ...TANK, at: 'E11', ...shark }, yellow1: { ...CAR, at: 'E9' } }).view(2);

  test('the police spare the innocent, and like best who has attacked them', () => {
    const stakeOf = (guilt: readonly GuiltId[] = []) => {
      const seen = view({ guilt });
      return stakeIn(seen, 'police', seen.robots['green1'] as never);
    };
    expect(stakeOf()).toBeLessThan(0);
    expect(stakeOf(['illegal'])).toBeGreaterThan(0);
    expect(stakeOf(['attackedPolice'])).toBeGreaterThan(stakeOf(['illegal']));
  });

  test('a gang prefers its rival', () => {
    const seen = view({});
    const stakeOf = (id: string) => stakeIn(seen, 'yellow', seen.robots[id] as never);
    expect(stakeOf('green1')).toBeGreaterThan(stakeOf('police1'));
  });
});

describe('leaders', () => {
  const alone = (points: number, more: Partial<GivenRobot> = {}) =>
    street(
      { green1: { ...TANK, at: '', fate: 'destroyed' }, yellow1: { ...CAR, at: 'E9', ...more } },
      { order: ['yellow1'], teams: { green: { leader: 'dead' }, yellow: { points } } },
    );

  test('one whose gang leads, and whose rival is dead, leaves what is almost lost, and otherwise goes on', () => {
    expect(mayRetire(alone(1).view(1), alone(1).view(1).robots['yellow1'] as never)).toBe(true);
    expect(mayRetire(alone(-3).view(1), alone(-3).view(1).robots['yellow1'] as never)).toBe(false);
    expect(choiceIn(alone(1), 1).type).not.toBe('bailOut');
    expect(choiceIn(alone(1, { damage: { core: 1, drive: 2 }, disabled: ['drive'] }), 1)).toEqual({
      type: 'bailOut',
    });
  });

  test('or goes home', () => {
    const edge = street(
      { green1: { ...TANK, at: '', fate: 'destroyed' }, yellow1: { ...CAR, at: 'F0', facing: 'north' } },
      { phase: 'movement', order: ['yellow1'], teams: { green: { leader: 'dead' }, yellow: { points: 1 } } },
    );
    expect(choiceIn(edge, 1)).toEqual({ type: 'flee' });
  });

  test('nobody goes to his death', () => {
    const both = street(
      {
        green1: { ...TANK, at: 'T3' },
        yellow1: { ...CAR, at: 'E9', damage: { core: 1, drive: 2 }, onFire: true },
      },
      { order: ['yellow1'] },
    );
    expect(isBetrayed(both.view(1), both.view(1).robots['yellow1'] as never)).toBe(true);
    expect(choiceIn(both, 1).type).not.toBe('bailOut');
  });
});

describe('the police', () => {
  const asked = (guilt: readonly GuiltId[]) =>
    street(
      { green1: { ...TANK, at: 'E11', guilt }, yellow1: { ...CAR, at: 'P9' } },
      { order: [], teams: { green: { provoked: true } } },
    ).passedTo('reinforce');

  test('call Robocop for somebody who has attacked them, not for one who broke the law', () => {
    expect(choiceIn(asked(['illegal', 'freesKrupke']), 2)).toEqual({ type: 'reinforce', edge: '' });
    const called = asked(['freesKrupke', 'attackedPolice']);
    expect(choiceIn(called, 2)).toEqual({ type: 'reinforce', edge: 'bottom' });
    const entering = called.play('police2', { type: 'reinforce', edge: 'bottom' }).passedTo('enter');
    // As near as possible.
    expect(choiceIn(entering, 2)).toMatchObject({ type: 'enter', at: 'F15' });
  });

  test('Robocop lets an innocent go', () => {
    const armed = { slots: { primary: 'gatlingGun' } } as const;
    const facing = (guilt: readonly GuiltId[]) =>
      street(
        {
          police2: { chassis: 'helibot', at: 'E9', facing: 'south', ...armed },
          green1: { ...TANK, at: 'E11', guilt },
          yellow1: { ...CAR, at: 'P9' },
        },
        { order: ['police2'] },
      );
    expect(choiceIn(facing([]), 2).type).not.toBe('attack');
    expect(choiceIn(facing(['illegal', 'freesKrupke']), 2)).toMatchObject({
      type: 'attack',
      target: 'green1',
    });
  });
});
