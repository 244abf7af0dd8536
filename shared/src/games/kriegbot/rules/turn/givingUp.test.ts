import { kriegbot } from '../..';
import type { State } from '../../state';
import { draft, drafting } from '../../testing/scenes/drafting';
import { given } from '../../testing/given';
import { started } from '../../testing/position';

const two = (options = {}) =>
  drafting(
    6,
    [
      ['rocketbot', 'helibot', 'hoverbot'],
      ['spiderbot', 'robotank', 'robocar'],
    ],
    options,
  );
const seatsOf = ({ state }: { readonly state: ReturnType<typeof two>['state'] }) =>
  Object.values(state.robots).map(({ seat }) => seat);

describe('K66: a player who resigns', () => {
  test('hands their robots to the next seat of the team', () => {
    const after = two().resign(2);
    expect(seatsOf(after)).toEqual([0, 4, 4, 1, 3, 5]);
    expect(after.emitted('handedOver')).toEqual([{ type: 'handedOver', robot: 'green2', seat: 4 }]);
    expect(seatsOf(after.resign(4))).toEqual([0, 0, 0, 1, 3, 5]);
    expect(kriegbot.isIn(after.state, 2)).toBe(false);
    expect(kriegbot.outcome(after.state)).toBeUndefined();
  });

  test('loses the game if their team is then empty', () => {
    const after = two().resign(2).resign(4).resign(0);
    expect(kriegbot.outcome(after.state)).toEqual({ winners: [1, 3, 5], cause: 'resigned' });
    expect(kriegbot.toAct(after.state)).toEqual([]);
  });

  test('gets no share of their team’s later win', () => {
    const after = two().resign(3).resign(2).resign(4).resign(0);
    expect(kriegbot.outcome(after.state)).toEqual({ winners: [1, 5], cause: 'resigned' });
  });

  test('while templates are chosen: the heir chooses', () => {
    const after = started(4).resign(0);
    expect(kriegbot.toAct(after.state)).toEqual([1, 2, 3]);
    expect(after.legalOf(2, 'template').map(({ robot }) => robot)).toContain('green1');
  });

  test('in the design phase: the heir has to complete an unfinished design, even if theirs was ready', () => {
    const examples = two().legalOf(0, 'design');
    const ready = two()
      .play(0, examples[0] ?? draft('green1', {}))
      .play(0, { type: 'ready' });
    const after = ready.resign(4);
    expect(after.state.seats[0]?.ready).toBe(false);
    expect(kriegbot.toAct(after.state)).toContain(0);
    expect(after.legalOf(0, 'design').some(({ robot }) => robot === 'green3')).toBe(true);
    expect(after.passedTo('place').state.phase).toBe('setup');
  });

  test('in the design phase: a finished design stays', () => {
    const mate = two().play(0, two().legalOf(0, 'design')[0] ?? draft('green1', {}));
    const after = mate.play(0, { type: 'ready' }).resign(0);
    expect(after.robot('green1').seat).toBe(2);
    expect(after.robot('green1').skin.card).not.toBe('');
    expect(after.passedTo('place').state.phase).toBe('setup');
  });

  const fight = (phase: 'movement' | 'attack') =>
    given({
      phase,
      robots: {
        green1: { at: 'K9', seat: 0 },
        green2: { at: 'H9', seat: 2, chassis: 'helibot' },
        yellow1: { at: 'K7', seat: 1 },
      },
    });

  test.each(['movement', 'attack'] as const)(
    'in the %s phase: an open question goes to the heir',
    (phase) => {
      const asked = fight(phase).passedTo(phase === 'movement' ? 'option' : 'attack');
      expect(asked.question).toMatchObject({ robot: 'green2', seat: 2 });
      const after = asked.resign(2);
      expect(after.question).toMatchObject({ robot: 'green2', seat: 0 });
      expect(kriegbot.toAct(after.state)).toEqual([0]);
      expect(
        after.play(0, phase === 'movement' ? { type: 'endMove' } : { type: 'pass' }).question?.robot,
      ).not.toBe('green2');
    },
  );

  test('an interrupt that waits for the leaver waits for the heir', () => {
    const asked = fight('attack');
    const window = { kind: 'before', about: 'green2', asked: ['green2'], answered: [], given: {} } as const;
    const state: State = { ...asked.state, window };
    delete (state as { question?: unknown }).question;
    expect(kriegbot.toAct(state)).toEqual([2]);
    const step = kriegbot.resign(state, 2, {
      drawn: 0,
      roll: () => 1,
      pick: ([one]) => one as never,
      shuffle: (all) => [...all],
    });
    expect(kriegbot.toAct(step.state)).toEqual([0]);
  });
});
