import { anyGame, type AnyGame } from '../../game';
import { applying, finds, hiddenValues, type Sealed } from '../breaking';
import { CHECKS_WITH_SECRETS } from '../laws';
import { contractPlans } from '../plans';
import { sealed } from '../sealed';
import { suiteOf } from '../suite';
import { swapGame, type SwapGame } from '../swap';
import { setupLeak } from './settingUp';

const EVENTS = CHECKS_WITH_SECRETS['events do not leak'];

const seesAll = () => undefined;

finds([
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
]);

describe('the contract suite finds', () => {
  test('a set-up whose events tell what was dealt', () => {
    const leak = (broken: Partial<Sealed>) => setupLeak(contractPlans(anyGame({ ...sealed, ...broken }))[0]!);
    const telling: Sealed['setup'] = (...given) => {
      const step = sealed.setup(...given);
      return {
        ...step,
        events: [{ type: 'dealt', seats: given[1], hand: hiddenValues(step.state)[0] ?? 0 }],
      };
    };
    expect(leak({})).toBeUndefined();
    expect(leak({ setup: telling })).toMatch(/set-up tell \d a secret/u);
  });

  test('a private event that goes to somebody else', () => {
    const game = swapGame();
    const misdirected = (type: 'dealt' | 'drew'): AnyGame =>
      anyGame({
        ...game,
        audience: (event) => (event.type === type ? [(event.to + 1) % 2] : game.audience(event)),
      });
    const [plan] = contractPlans(anyGame(game));
    expect(setupLeak(plan!)).toBeUndefined();
    expect(setupLeak({ ...plan!, game: misdirected('dealt') })).toMatch(
      /set-up tell 0 a secret: the events\.0\.card/u,
    );
    expect(suiteOf(anyGame(game), {}).firstViolation(EVENTS)).toBeUndefined();
    expect(suiteOf(misdirected('drew'), {}).firstViolation(EVENTS)).toMatch(
      /after swap of seat \d tell \d a secret/u,
    );
  });

  test('a secret that is revealed when somebody resigns', () => {
    const game = swapGame();
    const telling: SwapGame['resign'] = (state, seat, dice) => {
      const step = game.resign(state, seat, dice);
      return { ...step, events: [{ type: 'shown', cards: [state.seats[seat]?.card ?? 0] }] };
    };
    expect(suiteOf(anyGame({ ...game, resign: telling }), {}).firstViolation(EVENTS)).toMatch(
      /after resign of seat \d tell \S+ a secret/u,
    );
  });
});
