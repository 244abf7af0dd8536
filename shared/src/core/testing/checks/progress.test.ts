import { anyGame } from '../../game';
import { Match } from '../../match';
import { isRefusal } from '../../ground/result';
import { applying, finds, showing, type Sealed } from '../breaking';
import { CHECKS_FOR_ALL } from '../laws';
import { contractPlans, storyOf } from '../plans';
import { sealed } from '../sealed';
import { replayProblem } from './progress';

const PROGRESS = CHECKS_FOR_ALL['a seat to act has legal actions, and its fallback is one'];
const PLAIN = CHECKS_FOR_ALL['state, views and events are plain'];
const SURVIVES = CHECKS_FOR_ALL['a state that was written down goes on as it would have'];

finds([
  [
    'nobody to act',
    { toAct: (state) => (state.phase === 'filing' ? sealed.toAct(state) : []) },
    PROGRESS,
    /nobody/iu,
  ],
  [
    'somebody to act after the end',
    { toAct: (state) => (state.end ? [0] : sealed.toAct(state)) },
    PROGRESS,
    /after the end/u,
  ],
  [
    'a seat to act twice',
    { toAct: (state) => [...sealed.toAct(state), ...sealed.toAct(state)] },
    PROGRESS,
    /not different/u,
  ],
  ['a fallback that is not legal', { fallback: () => ({ type: 'reveal', card: 15 }) }, PROGRESS, /fallback/u],
  [
    'a winner who is not at the table',
    { outcome: ({ end }) => end && { ...end, winners: [7] } },
    PROGRESS,
    /winners/u,
  ],
  [
    'a Map in the state',
    { apply: applying(({ state }) => ({ state: { ...state, map: new Map() } })) },
    PLAIN,
    /is a Map/u,
  ],
  [
    'undefined in the state',
    { apply: applying(({ state }) => ({ state: { ...state, nothing: undefined } })) },
    PLAIN,
    /nothing is undefined/u,
  ],
  ['a date in a view', { project: showing(() => ({ deck: new Date(0) })) }, PLAIN, /is a Date/u],
  ['-0 in a view', { project: showing(() => ({ deck: -0 })) }, PLAIN, /is -0/u],
  [
    'chance that is not from the dice',
    { apply: applying(({ state }) => ({ state: { ...state, deck: [Math.random()] } })) },
    SURVIVES,
    /is not/u,
  ],
  [
    'a state that goes on otherwise once it was written down',
    {
      setup: (...given) => {
        const step = sealed.setup(...given);
        return { ...step, state: Object.defineProperty({ ...step.state }, 'memory', { value: 1 }) };
      },
      apply: (...given) => {
        const step = sealed.apply(...given);
        if (isRefusal(step)) return step;
        const state = Object.defineProperty({ ...step.state }, 'memory', { value: 1 });
        return { ...step, state: Object.assign(state, { deck: 'memory' in given[0] ? [1] : [2] }) };
      },
    },
    SURVIVES,
    /deck/u,
  ],
]);

/** The last match of a playout of "Sealed" with some parts broken. */
function lastMatch(broken: Partial<Sealed>): Match {
  const [plan] = contractPlans(anyGame({ ...sealed, ...broken }));
  const { moments } = storyOf(plan!);
  return moments.at(-1)!.match;
}

describe('the contract suite finds', () => {
  test('a record that does not run to the same end', () => {
    let setups = 0;
    const changing: Sealed['setup'] = (...given) => {
      const step = sealed.setup(...given);
      setups += 1;
      return { ...step, state: { ...step.state, deck: [setups] } };
    };
    expect(replayProblem(lastMatch({}))).toBeUndefined();
    expect(replayProblem(lastMatch({ setup: changing }))).toMatch(/replayed state\.deck/u);
  });
});
