import { anyGame, type AnyGame } from '../../game';
import { isRefusal } from '../../ground/result';
import { applying, finds, hiddenValues } from '../breaking';
import { CHECKS_WITH_SECRETS } from '../laws';
import { sealed } from '../sealed';
import type { State } from '../sealed/vocabulary';
import { suiteOf } from '../suite';
import { swapGame, type SwapGame } from '../swap';
import { twinsAt } from './twins';

const FOLLOWS = CHECKS_WITH_SECRETS['what follows an act does not leak'];
const SPECTATORS = CHECKS_WITH_SECRETS['spectators see no more than every seat'];

const isEven = (state: State): boolean => hiddenValues(state).filter((value) => value > 3).length % 2 === 0;

finds([
  [
    'a question that is left out for what lies face down',
    {
      apply: (state, seat, action, dice) => {
        const step = sealed.apply(state, seat, action, dice);
        if (isRefusal(step) || !step.state.question || isEven(step.state)) return step;
        const answered = sealed.apply(step.state, step.state.question.seat, { type: 'leave' }, dice);
        return isRefusal(answered) ? step : { ...answered, events: step.events };
      },
    },
    FOLLOWS,
    /what follows reveal of seat \d tells \S+ a secret: the course/u,
  ],
  [
    'an event that comes only for some hidden cards',
    {
      apply: applying(({ state, events }) =>
        isEven(state) ? { events: [...events, { type: 'left', seat: 0 }] } : {},
      ),
    },
    FOLLOWS,
    /a secret: (?:nothing or left|left or nothing)/u,
  ],
  [
    'a question that may wait longer for what lies face down',
    { answerDeadline: (state) => ({ id: 1, seconds: 10 + (hiddenValues(state)[0] ?? 0) }) },
    FOLLOWS,
    /the course\.answerDeadline/u,
  ],
]);

describe('the contract suite finds', () => {
  const gameWith = (knows: Parameters<typeof swapGame>[0]): AnyGame => anyGame(swapGame(knows));

  test('spectators who see what no seat does, in views and worlds alike', () => {
    const seen = gameWith((viewer, owner) => viewer === 'spectator' || viewer === owner);
    expect(suiteOf(seen, {}).firstViolation(CHECKS_WITH_SECRETS['views and legal actions do not leak'])).toBe(
      undefined,
    );
    expect(suiteOf(seen, {}).firstViolation(SPECTATORS)).toMatch(/spectators see what seat \d may not know/u);
    expect(suiteOf(anyGame(swapGame()), {}).firstViolation(SPECTATORS)).toBeUndefined();
  });

  test('a card that is exchanged by itself when it is low, before anybody is asked', () => {
    const game = swapGame();
    const hasty: SwapGame['apply'] = (state, seat, action, dice) => {
      const step = game.apply(state, seat, action, dice);
      const [next] = isRefusal(step) ? [] : game.toAct(step.state);
      if (isRefusal(step) || next === undefined || (step.state.seats[next]?.card ?? 9) > 2) return step;
      const more = game.apply(step.state, next, { type: 'swap' }, dice);
      return isRefusal(more) ? step : { state: more.state, events: [...step.events, ...more.events] };
    };
    const violation = (broken: AnyGame) => suiteOf(broken, {}).firstViolation(FOLLOWS);
    expect(violation(anyGame(game))).toBeUndefined();
    expect(violation(anyGame({ ...game, apply: hasty }))).toMatch(
      /tells \S+ a secret: nothing or discarded|discarded or/u,
    );
  });
});

describe('what a game shows openly', () => {
  const suite = suiteOf(anyGame(sealed), { forms: ['file'] });

  test('may part the worlds, if the game says so', () => {
    const broken = anyGame({
      ...sealed,
      apply: applying(({ state, events }) =>
        isEven(state) ? { events: [...events, { type: 'left', seat: 0 }] } : {},
      ),
    });
    const openly = { events: ['left'] };
    expect(suiteOf(broken, { forms: ['file'], openly }).firstViolation(FOLLOWS)).toBeUndefined();
  });

  test('worlds that everybody may tell apart are not compared', () => {
    const [position] = suite.positions();
    const pairs = (noticeable: () => boolean) =>
      [...twinsAt(position!.moment, position!.seed, { noticeable })].length;
    expect(pairs(() => false)).toBeGreaterThan(0);
    expect(pairs(() => true)).toBe(0);
  });
});
