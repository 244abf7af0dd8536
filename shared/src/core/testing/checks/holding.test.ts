import { anyGame, type AnyGame } from '../../game';
import { contractPlans, storyOf } from '../plans';
import { sealed } from '../sealed';
import { swapGame, type Knows } from '../swap';
import { holdingProblem, type Hiding } from './holding';

const found = (game: AnyGame, hiding?: Hiding) => holdingProblem(contractPlans(game).map(storyOf), hiding);

/** "Swap" with more cards visible to others, in views and redeals alike: no redeal can detect that as a leak. */
const showing = (more: Knows): AnyGame =>
  anyGame(swapGame((viewer, owner) => viewer === owner || viewer === 'everyone' || more(viewer, owner)));

describe('the contract suite finds', () => {
  test('nothing where each seat has a secret', () => {
    expect(found(anyGame(swapGame()))).toBeUndefined();
    expect(found(anyGame(sealed))).toBeUndefined();
  });

  test('that everybody sees every card', () => {
    expect(found(showing(() => true))).toMatch(/2 seats: seat 0 never sees anything that 1 cannot/u);
  });

  test('that a spectator sees the hand of a seat', () => {
    expect(found(showing((viewer, owner) => viewer === 'spectator' && owner === 0))).toMatch(
      /seat 0 never sees anything that spectator cannot/u,
    );
  });

  test('that a seat sees the hand of another', () => {
    expect(found(showing((viewer, owner) => viewer === 2 && owner === 1))).toMatch(
      /3 seats: seat 1 never sees anything that 2 cannot/u,
    );
  });
});

describe('where a game says that it hides nothing', () => {
  const isMate = (viewer: unknown, owner: unknown) => typeof viewer === 'number' && viewer !== owner;

  test('nothing is looked for', () => {
    expect(found(showing(isMate), { opens: (_, seat, viewer) => isMate(viewer, seat) })).toBeUndefined();
  });

  test('nothing may be hidden', () => {
    expect(found(showing(isMate), { opens: () => true })).toMatch(
      /seat 0 sees what spectator cannot, and is said to have no secrets/u,
    );
  });

  test('the other phases must have secrets all the same', () => {
    const phaseOf: Hiding['phaseOf'] = ({ length }) => (length === 0 ? 'first turn' : 'later');
    const onlyThen = anyGame(sealed);
    expect(found(onlyThen, { phaseOf })).toBeUndefined();
    const later: AnyGame = {
      ...onlyThen,
      project: (state, viewer) => sealed.project(state as never, hasBegun(state) ? 'everyone' : viewer),
      redeal: (state, viewer, dice) =>
        sealed.redeal(state as never, hasBegun(state) ? 'everyone' : viewer, dice),
    };
    expect(found(later)).toBeUndefined();
    expect(found(later, { phaseOf: ({ state }) => (hasBegun(state) ? 'revealing' : 'filing') })).toMatch(
      /^revealing: seat 0 never sees/u,
    );
  });
});

const hasBegun = (state: unknown): boolean => (state as { phase: string }).phase === 'revealing';
