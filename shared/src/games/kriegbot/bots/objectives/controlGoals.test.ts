import { seededDice, seedFrom } from '../../../../core/dice/dice';
import { USUAL_LEVELS, type UsualLevel } from '../../../../core/bots/bot';
import { withDice } from '../../../../core/testing/means';
import { kriegbot } from '../..';
import type { Action } from '../../actions';
import { drafting } from '../../testing/scenes/drafting';
import { given, type Given, type Position } from '../../testing/given';
import { goalsOf } from './objectives';
import { bots } from '..';

/** What bots do in Mission Control and at the Tesla Tower. */

function choice(level: UsualLevel, { state }: Position): Action {
  const [seat = 0] = kriegbot.toAct(state);
  const view = kriegbot.project(state, seat);
  return bots[level].choose(view, seat, kriegbot.legal(view, seat), withDice(seededDice(seedFrom('a'))));
}

const ADLER = { id: 'adler', at: '', aboard: 'green1', slot: 'primary', robot: '' } as const;
const control = (more: Partial<Given> = {}, robots: Given['robots'] = {}): Position =>
  given({
    scenario: 'missionControl',
    order: ['green1'],
    units: [ADLER],
    robots: { green1: { at: 'K9' }, yellow1: { at: 'T0', chassis: 'robocar' }, ...robots },
    ...more,
  });
const goals = (place: Position, id: string) =>
  goalsOf(place.state, place.robot(id)).map(({ kind, ...goal }) => ({ kind, ...goal }));

test('robots with soldiers go beside the building; others break in, or stand by their own', () => {
  expect(goals(control(), 'green1')).toMatchObject([{ kind: 'reach', at: 'K8', within: 1 }]);
  expect(goals(control(), 'yellow1')).toEqual([]);
  const held = control({ units: [{ ...ADLER, at: 'K8', aboard: '', slot: '' }] });
  expect(goals(held, 'yellow1')).toMatchObject([{ kind: 'reach', at: 'K8', within: 0 }]);
  expect(goals(held, 'green1')).toMatchObject([{ kind: 'reach', at: 'K8', within: 3 }]);
});

test.each(['normal', 'hard'] as const)(
  'a %s bot lets soldiers out into the building, when nobody is in range',
  (level) => {
    expect(choice(level, control())).toEqual({ type: 'bailOut', who: 'adler', at: 'K8' });
  },
);

test.each(USUAL_LEVELS)('a %s bot spreads soldiers over its robots', (level) => {
  let place = drafting(
    2,
    [
      ['rocketbot', 'helibot'],
      ['robotank', 'spiderbot'],
    ],
    {
      scenario: 'missionControl',
      robots: 2,
    },
  ).passedTo('embark');
  while (place.question?.kind === 'embark' && place.question.seat === 0)
    place = place.play(0, choice(level, place));
  const aboard = (robot: string) => place.state.units.filter((unit) => unit.aboard === robot).length;
  expect([aboard('green1'), aboard('green2')]).toEqual([2, 2]);
});

test('soldiers inside stay there, and those outside walk to it', () => {
  const walking = (at: string) =>
    choice('hard', control({ phase: 'infantry', units: [{ id: 'adler', at, robot: '' }] }));
  expect(walking('K8').type).toBe('pass');
  expect(walking('K11')).toMatchObject({ type: 'walk', to: 'K9' });
});

test('a robot with little energy, which needs it, goes where it can power up', () => {
  const low = (level: number): Position =>
    given({
      scenario: 'teslaTower',
      phase: 'movement',
      robots: {
        green1: {
          at: 'K15',
          slots: { primary: 'railgun' },
          powerCore: { card: 'mhdGenerator', level, shown: true },
        },
        yellow1: { at: 'T0' },
      },
    });
  expect(goals(low(1), 'green1')).toMatchObject([{ kind: 'reach', at: 'K8', within: 3 }]);
  expect(goals(low(3), 'green1')).toEqual([]);
});
