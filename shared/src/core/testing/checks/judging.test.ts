import { z } from 'zod';
import { anyGame } from '../../game';
import { Match } from '../../match';
import { isRefusal } from '../../ground/result';
import { finds, refusing, thawed } from '../breaking';
import { CHECKS_FOR_ALL } from '../laws';
import { sealed } from '../sealed';
import type { Action } from '../sealed/vocabulary';
import { garbageProblem } from './judging';

const LEGAL = CHECKS_FOR_ALL['what legal lists, apply accepts'];
const JUDGED = CHECKS_FOR_ALL['any action is judged without harm, and legal lists all that are accepted'];
const ORDER = CHECKS_FOR_ALL['the lists in an action have one order'];
const CLOSED = CHECKS_FOR_ALL['nothing is accepted after the end, nor from a seat that is out'];
const RESIGNED = CHECKS_FOR_ALL['anybody may give up at any time'];

finds([
  [
    'legal listing what apply refuses',
    { apply: () => ({ refused: 'noSuchCard' }) },
    LEGAL,
    /refused: noSuchCard/u,
  ],
  [
    'legal listing an action twice',
    { legal: (view, seat) => [...sealed.legal(view, seat), ...sealed.legal(view, seat)] },
    LEGAL,
    /twice/u,
  ],
  [
    'legal listing what has not the shape of an action',
    { legal: (view, seat) => sealed.legal(view, seat).map((action) => ({ ...action, extra: 1 })) },
    LEGAL,
    /malformed/u,
  ],
  [
    'an action that changes the state it was given',
    {
      setup: (...given) => thawed(sealed.setup(...given)),
      resign: (...given) => thawed(sealed.resign(...given)),
      apply: (state, seat, action, dice) => {
        const step = sealed.apply(thawed(state), seat, action, dice);
        if (!isRefusal(step)) Object.assign(state, { turn: state.turn + 1 });
        return thawed(step);
      },
    },
    LEGAL,
    /changes the given state/u,
  ],
  [
    'legal leaving out what apply accepts',
    { legal: (view, seat) => sealed.legal(view, seat).slice(0, 1) },
    JUDGED,
    /legal does not list it/u,
  ],
  ['an unlisted refusal', { apply: refusing(() => ({ refused: 'noWay' })) }, JUDGED, /unlisted code noWay/u],
  ['a refusal that is not plain', { apply: refusing(() => ({ detail: { n: NaN } })) }, JUDGED, /is NaN/u],
  [
    'dice used for a refusal',
    { apply: refusing((dice) => ({ at: dice.roll(6) })) },
    JUDGED,
    /draws from the dice/u,
  ],
  [
    'an apply that throws',
    {
      apply: (...given) => {
        if (given[2].type === 'take' && !given[0].question) throw new TypeError('Nothing was asked.');
        return sealed.apply(...given);
      },
    },
    JUDGED,
    /throws: TypeError/u,
  ],
  [
    'a refusal that changes the state',
    {
      setup: (...given) => thawed(sealed.setup(...given)),
      apply: (state, seat, action, dice) => {
        const step = sealed.apply(thawed(state), seat, action, dice);
        if (isRefusal(step)) Object.assign(state, { deck: [...state.deck, 1] });
        return thawed(step);
      },
    },
    JUDGED,
    /changes the given state/u,
  ],
  [
    'an action whose lists may have any order',
    {
      action: z.looseObject({ type: z.string() }) as unknown as typeof sealed.action,
      legal: (view, seat) => sealed.legal(view, seat).map((action) => ({ ...action, list: [1, 2] })),
    },
    ORDER,
    /"list":\[2,1\]\} of seat \d is accepted, and legal does not list it/u,
  ],
  [
    'actions after the end',
    { legal: (view, seat) => (view.phase === 'over' ? [{ type: 'take' }] : sealed.legal(view, seat)) },
    CLOSED,
    /after the end/u,
  ],
  [
    'a resignation that leaves the seat in',
    { resign: (state) => ({ state, events: [] }) },
    RESIGNED,
    /when seat \d gives up, it stays/u,
  ],
  [
    'a resignation that throws in the middle of a question',
    {
      resign: (...given) => {
        if (given[0].question) throw new TypeError('Nobody thought of this.');
        return sealed.resign(...given);
      },
    },
    RESIGNED,
    /TypeError: Nobody thought/u,
  ],
  [
    'a resignation that leaves everybody waiting for who is gone',
    {
      resign: (...given) => {
        const { state, events } = sealed.resign(...given);
        return {
          state: { ...state, turn: given[1], phase: state.phase === 'over' ? 'over' : 'revealing' },
          events,
        };
      },
    },
    RESIGNED,
    /is to act and is out|has nothing to choose from/u,
  ],
]);

describe('the contract suite finds', () => {
  test('a parse that throws; a match treats a schema that throws as a refusal', () => {
    const throwing = z.custom<Action>((value) => (value as Action).type.length > 0);
    const { match } = Match.begin(anyGame({ ...sealed, action: throwing }), {
      options: sealed.options.parse({}),
      seats: 2,
      seed: 'ab',
    });
    expect(match.parse(null)).toBeUndefined();
    expect(garbageProblem(match, null)).toBeUndefined();
    const unguarded = Object.assign(Object.create(match) as Match, {
      parse: () => throwing.parse(null),
    });
    expect(garbageProblem(unguarded, null)).toMatch(/parsing null throws: TypeError/u);
    expect(garbageProblem(match, { type: 'file' })).toBeUndefined();
  });
});
