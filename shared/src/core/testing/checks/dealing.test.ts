import { anyGame } from '../../game';
import { Match } from '../../match';
import { seatsOf } from '../../ground/seats';
import { finds, type Sealed } from '../breaking';
import { CHECKS_WITH_SECRETS } from '../laws';
import { contractPlans, storyOf } from '../plans';
import { beginPlayout } from '../playout';
import { sealed } from '../sealed';
import { swapGame, type SwapState } from '../swap';
import { redealProblem } from './dealing';

const INSIGHT = CHECKS_WITH_SECRETS['what is dealt anew follows from the view alone'];
const REDEALT = CHECKS_WITH_SECRETS['a table dealt anew can be played'];

finds([
  [
    'a redeal that loses the cards',
    {
      redeal: (state) => ({ ...state, seats: state.seats.map((seat) => ({ ...seat, cards: [], peeks: 0 })) }),
    },
    REDEALT,
    /dealt anew/u,
  ],
  [
    'a redeal that deals from the deck as it really lies',
    {
      redeal: (state, viewer, dice) => {
        const world = sealed.redeal(state, viewer, dice);
        return { ...world, deck: [...world.deck.slice(0, -1), state.deck.at(-1) ?? 0] };
      },
    },
    INSIGHT,
    /redeal for \S+ follows from more than the view: the state\.deck/u,
  ],
]);

describe('the contract suite finds', () => {
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

  test('nothing in a redeal with two cards to deal, whatever the seed: each position has dice of its own', () => {
    const [plan] = contractPlans(anyGame(swapGame()));
    // Nobody swaps, and one card is removed: the first seat cannot know only the other's card and one more.
    const { match } = beginPlayout(plan!);
    const state = match.state as SwapState;
    const few = { ...state, deck: state.deck.slice(0, 1) };
    const short = Match.begin(
      anyGame({ ...swapGame(), setup: () => ({ state: few, events: [] }) }),
      match.start,
    ).match;
    const positions = [short, ...Array.from({ length: 11 }, () => Object.create(short) as Match)];
    for (const seed of seatsOf(30)) expect(redealProblem(positions, `seed ${seed}`)).toBeUndefined();
  });
});
