import { z } from 'zod';
import { anyGame, type Game } from '../game';
import { Match } from '../match';
import type { Dice } from '../dice';
import { isRefusal } from '../result';
import { garbageProblem } from './checks/judging';
import { unmetKinds } from './checks/messages';
import { replayProblem } from './checks/progress';
import { redealProblem, setupLeak } from './checks/secrets';
import { freedomProblem, takeBackProblem } from './checks/undoing';
import { CHECKS_FOR_ALL, CHECKS_WITH_SECRETS, CHECKS_WITHOUT_SECRETS } from './laws';
import { suiteOf, type Check } from './suite';
import { contractPlans, storyOf } from './plans';
import { sealed } from './sealed';
import { undoOf, type Undo } from '../undo';
import type { View } from './sealed/view';
import type { Action, Event, Options, State } from './sealed/vocabulary';

type Sealed = Game<State, Action, View, Options, Event>;

/** What the suite finds in a game that is "Sealed" but for some parts. */
function violation(broken: Partial<Sealed>, check: Check): string | undefined {
  try {
    return suiteOf(anyGame({ ...sealed, ...broken }), { forms: ['file'] }).firstViolation(check);
  } catch (error) {
    // Some breaches do not even let the playouts come to an end.
    return String(error);
  }
}

/** Applies, then spoils the step. */
const applying =
  (spoil: (step: { state: State; events: readonly Event[] }, given: State) => object): Sealed['apply'] =>
  (state, seat, action, dice) => {
    const step = sealed.apply(state, seat, action, dice);
    return isRefusal(step) ? step : { ...step, ...spoil(step, state) };
  };

/** As Sealed refuses, but for what is done on the way. */
const refusing =
  (spoil: (dice: Dice, state: State) => object): Sealed['apply'] =>
  (state, seat, action, dice) => {
    const step = sealed.apply(state, seat, action, dice);
    return isRefusal(step) ? { ...step, ...spoil(dice, state) } : step;
  };

const thawed = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

const showing = (change: (view: View, state: State, viewer: unknown) => object): Sealed['project'] => {
  return (state, viewer) => {
    const view = sealed.project(state, viewer);
    return { ...view, ...change(view, state, viewer) };
  };
};

const PROGRESS = CHECKS_FOR_ALL['a seat to act has legal actions, and its fallback is one'];
const PLAIN = CHECKS_FOR_ALL['state, views and events are plain'];
const SURVIVES = CHECKS_FOR_ALL['a state that was written down goes on as it would have'];
const LEGAL = CHECKS_FOR_ALL['what legal lists, apply accepts'];
const JUDGED = CHECKS_FOR_ALL['any action is judged without harm, and legal lists all that are accepted'];
const ORDER = CHECKS_FOR_ALL['the lists in an action have one order'];
const CLOSED = CHECKS_FOR_ALL['nothing is accepted after the end, nor from a seat that is out'];
const RESIGNED = CHECKS_FOR_ALL['anybody may give up at any time'];
const TAKEN = CHECKS_FOR_ALL['an action can be taken back, and what is free comes again as it was'];
const SHAPE = CHECKS_FOR_ALL['a view comes through its schema unchanged'];
const PACKED = CHECKS_FOR_ALL['events come through packing unchanged'];
const VIEWS = CHECKS_WITH_SECRETS['views and legal actions do not leak'];
const PASSES = CHECKS_FOR_ALL['a question that may not wait passes'];
const HEARD = CHECKS_FOR_ALL['who talks is heard by different seats, their own among them'];
const COURSE = CHECKS_WITH_SECRETS['whom the game waits for, and who hears whom, does not leak'];
const EVENTS = CHECKS_WITH_SECRETS['events do not leak'];
const REFUSALS = CHECKS_WITH_SECRETS['refusals do not leak'];
const REDEALT = CHECKS_WITH_SECRETS['a table dealt anew can be played'];
const OPEN = CHECKS_WITHOUT_SECRETS['everybody sees the same and hears the same'];

let applied = 0;
const seesAll = () => undefined;
const hiddenValues = (state: State) => state.seats.flatMap(({ cards }) => cards.map(({ value }) => value));
const chosen = (deck: readonly number[]) => (deck.length % 2 === 0 ? 1 : 0);

/** A way to break the contract, the check that must find it, and words of the finding. */
const BREACHES: readonly [name: string, broken: Partial<Sealed>, check: Check, finding: RegExp][] = [
  [
    'a view that shows hidden cards',
    { project: (state) => sealed.project(state, 'everyone') },
    VIEWS,
    /shows/u,
  ],
  [
    'a view that shows hidden cards to watchers alone',
    { project: (state, viewer) => sealed.project(state, viewer === 'spectator' ? 'everyone' : viewer) },
    VIEWS,
    /what spectator may not know shows/u,
  ],
  [
    'a view with a number made of what is hidden',
    {
      project: showing((_, state) => ({ deck: hiddenValues(state).reduce((sum, value) => sum + value, 0) })),
    },
    VIEWS,
    /\.deck/u,
  ],
  [
    'a view whose fields come in an order made of what is hidden',
    {
      project: (state, viewer) => {
        const { deck, ...rest } = sealed.project(state, viewer);
        return (hiddenValues(state)[0] ?? 0) > 5 ? { deck, ...rest } : { ...rest, deck };
      },
    },
    VIEWS,
    /in the order of the fields/u,
  ],
  [
    'somebody who is awaited for what lies face down',
    {
      toAct: (state) =>
        (hiddenValues(state)[0] ?? 0) > 5 ? sealed.toAct(state).toReversed() : sealed.toAct(state),
    },
    COURSE,
    /may not know shows: the course of the game\.toAct/u,
  ],
  [
    'a question that may wait longer for what lies face down',
    { patience: (state) => ({ id: 1, seconds: 10 + (hiddenValues(state)[0] ?? 0) }) },
    COURSE,
    /\.patience\.seconds/u,
  ],
  [
    'somebody who is heard by more with a better card',
    {
      hearers: ({ seats }, speaker) =>
        typeof speaker === 'number' && (seats[speaker]?.cards[0]?.value ?? 0) > 5 ? [speaker] : 'everybody',
    },
    COURSE,
    /\.hearers/u,
  ],
  [
    'a question that asks somebody anew',
    { patience: () => ({ id: 1, seconds: 10 }) },
    PASSES,
    /question 1 asks somebody anew|question 1 never passes/u,
  ],
  ['no time to answer', { patience: () => ({ id: 1, seconds: 0 }) }, PASSES, /gives 0 seconds/u],
  [
    'somebody who does not hear themselves',
    { hearers: (_view, speaker) => (speaker === 0 ? [1] : 'everybody') },
    HEARD,
    /what 0 says is heard by \[1\]/u,
  ],
  ['an event for one seat that all may hear', { audience: seesAll }, EVENTS, /tell .* a secret/u],
  [
    'a secret card told to its owner’s neighbour',
    { audience: (event) => ('to' in event ? [event.to, (event.to + 1) % 2] : undefined) },
    EVENTS,
    /tell .* a secret/u,
  ],
  [
    'a public event that holds the filed number',
    {
      apply: applying((step) => ({
        events: step.events.map((event) => {
          const number = event.type === 'filed' ? step.state.seats[event.seat]?.number : undefined;
          return number === undefined ? event : { ...event, number };
        }),
      })),
    },
    EVENTS,
    /after file of seat \d tell/u,
  ],
  [
    'a refusal that tells a hidden card',
    { apply: refusing((_, state) => ({ detail: { card: state.deck[0] ?? 0 } })) },
    REFUSALS,
    /tells seat \d a secret/u,
  ],
  [
    'a redeal that loses the cards',
    {
      redeal: (state) => ({ ...state, seats: state.seats.map((seat) => ({ ...seat, cards: [], peeks: 0 })) }),
    },
    REDEALT,
    /dealt anew/u,
  ],
  ['secrets that are not owned to', {}, OPEN, /there are secrets/u],
  [
    'an event for some, in a game without secrets',
    { project: (state) => sealed.project(state, 'everyone') },
    OPEN,
    /is not for all/u,
  ],
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
    'legal leaving out what apply accepts',
    { legal: (view, seat) => sealed.legal(view, seat).slice(0, 1) },
    JUDGED,
    /legal does not list it/u,
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
  [
    'an action that goes otherwise when it is done again',
    {
      // A memory outside of the state: every third action finds another deck.
      apply: applying(({ state }) => ({ state: { ...state, deck: [(applied += 1) % 3] } })),
    },
    TAKEN,
    /done again, the state\.deck/u,
  ],
  ['a number too big for its field', { project: showing(() => ({ deck: 256 })) }, SHAPE, /view\.deck/u],
  [
    'a field that the view does not declare',
    { project: showing(() => ({ extra: 1 })) },
    SHAPE,
    /view\.extra/u,
  ],
  [
    'a negative number in an unsigned field',
    { project: showing(({ deck }) => ({ deck: -1 - chosen([deck]) })) },
    SHAPE,
    /view\.deck/u,
  ],
  [
    'an event with a field too many',
    { apply: applying(({ events }) => ({ events: events.map((event) => ({ ...event, extra: 1 })) })) },
    PACKED,
    /malformed/u,
  ],
  ['an event told to nobody at the table', { audience: () => [9] }, PACKED, /told to seat 9/u],
];

describe('the contract suite finds', () => {
  test.each(BREACHES)('%s', (_, broken, check, finding) => {
    expect(violation(broken, check)).toMatch(finding);
  });
});

describe('the contract suite finds, of taking back,', () => {
  const open = anyGame({ ...sealed, about: { ...sealed.about, secrets: [] } });
  const learned = { rolls: 0, others: 0, seenBySelf: false, seenByOthers: false };
  /** Taking back as it is, but for what it answers. */
  const answering =
    (spoil: (undo: Undo) => Partial<Undo>): typeof undoOf =>
    (match, seat) => {
      const undo = undoOf(match, seat);
      return isRefusal(undo) ? undo : { ...undo, ...spoil(undo) };
    };
  const firstOfAll = (check: Check) => suiteOf(open, { forms: ['file'] }).firstViolation(check);

  test('nothing where there is nothing to find', () => {
    expect(firstOfAll(({ moment }) => freedomProblem(moment) ?? takeBackProblem(moment))).toBeUndefined();
  });

  test('that everything is free, or nothing', () => {
    const free = answering(() => ({ learned }));
    expect(firstOfAll(({ moment }) => freedomProblem(moment, free))).toMatch(/actions of others|rolled/u);
    const dear = answering(() => ({ learned: { ...learned, seenBySelf: true } }));
    expect(firstOfAll(({ moment }) => freedomProblem(moment, dear))).toMatch(/must be free/u);
    const rolled = answering((undo) => ({ learned: { ...undo.learned, rolls: 1 } }));
    expect(firstOfAll(({ moment }) => freedomProblem(moment, rolled))).toMatch(/dice were not rolled/u);
  });

  test('that nothing can be taken back, or too much', () => {
    const never: typeof undoOf = () => ({ refused: 'nothingToTakeBack' });
    expect(firstOfAll(({ moment }) => takeBackProblem(moment, never))).toMatch(/cannot be taken back/u);
    const further: typeof undoOf = (match, seat) => {
      const undo = undoOf(match, seat);
      const first = match.path.find(({ entry }) => entry.seat === seat);
      return isRefusal(undo) || !first ? undo : { ...undo, action: { ...undo.action, to: first.at } };
    };
    expect(firstOfAll(({ moment }) => takeBackProblem(moment, further))).toMatch(/is taken back, the state/u);
  });
});

/** The last match of a playout of "Sealed" with some parts broken. */
function lastMatch(broken: Partial<Sealed>): Match {
  const [plan] = contractPlans(anyGame({ ...sealed, ...broken }));
  const { moments } = storyOf(plan!);
  return moments.at(-1)!.match;
}

describe('the contract suite finds, over whole games,', () => {
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

  test('a redeal that never changes anything', () => {
    const positions = (broken: Partial<Sealed>) => {
      const [plan] = contractPlans(anyGame({ ...sealed, ...broken }));
      return storyOf(plan!).moments.map(({ before }) => before);
    };
    expect(redealProblem(positions({}), 'a')).toBeUndefined();
    expect(redealProblem(positions({ redeal: (state) => state }), 'a')).toMatch(
      /never changes anything for 0/u,
    );
    const forPlayers: Sealed['redeal'] = (state, viewer, dice) =>
      viewer === 'spectator' ? state : sealed.redeal(state, viewer, dice);
    expect(redealProblem(positions({ redeal: forPlayers }), 'a')).toMatch(
      /never changes anything for spectator/u,
    );
  });

  test('a set-up whose events tell what was dealt', () => {
    const options = sealed.options.parse({});
    const telling: Sealed['setup'] = (...given) => {
      const step = sealed.setup(...given);
      return {
        ...step,
        events: [{ type: 'dealt', seats: given[1], hand: hiddenValues(step.state)[0] ?? 0 }],
      };
    };
    expect(setupLeak(anyGame(sealed), options, 2, 'a')).toBeUndefined();
    expect(setupLeak(anyGame({ ...sealed, setup: telling }), options, 2, 'a')).toMatch(
      /set-up tell watchers/u,
    );
  });

  test('kinds that never come up', () => {
    expect(unmetKinds(sealed.action, [{ type: 'file' }, { type: 'peek' }, { type: 'take' }])).toEqual([
      'reveal',
      'leave',
    ]);
  });

  test('a parser that throws', () => {
    const throwing = z.custom<Action>((value) => (value as Action).type.length > 0);
    const { match } = Match.begin(anyGame({ ...sealed, action: throwing }), {
      options: sealed.options.parse({}),
      seats: 2,
      seed: 'ab',
    });
    expect(garbageProblem(match, null)).toMatch(/parsing null throws: TypeError/u);
    expect(garbageProblem(match, { type: 'file' })).toBeUndefined();
  });
});
