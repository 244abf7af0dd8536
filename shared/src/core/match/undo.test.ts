import { seedFrom } from '../dice/dice';
import { anyGame, type TypedThing } from '../game';
import { Match } from '../match';
import { RESIGN } from '../log/resign';
import { isRefusal } from '../ground/result';
import { sealed } from '../testing/sealed';
import { toy } from '../testing/toy';
import type { State } from '../testing/sealed/vocabulary';
import { isFree, undoOf, type Undo } from './undo';
import type { Learned } from './learning';

const game = anyGame(sealed);
const NOTHING: Learned = { rolls: 0, others: 0, seenBySelf: false, seenByOthers: false };

type Move = readonly [seat: number, action: TypedThing & Record<string, unknown>];

function after(match: Match, ...moves: readonly Move[]): Match {
  return moves.reduce((now, [seat, action]) => {
    const played = now.play(seat, action);
    if (isRefusal(played)) throw new Error(`Refused: ${played.refused}`);
    return played.match;
  }, match);
}
function undone(match: Match, seat: number): Undo {
  const undo = undoOf(match, seat);
  if (isRefusal(undo)) throw new Error(`Refused: ${undo.refused}`);
  return undo;
}
const learnedBy = (match: Match, seat: number) => undone(match, seat).learned;

const file = (number: number) => ({ type: 'file', number });
const reveal = (card: number) => ({ type: 'reveal', card });
const peek = (seat: number, card: number) => ({ type: 'peek', seat, card });
const sealedMatch = (seed: string, seats = 3, options = {}): Match =>
  Match.begin(game, { options: game.options.parse(options), seats, seed: seedFrom(seed) }).match;
const turnOf = (match: Match): number => (match.state as State).turn;

/** Three seats have filed; `turn` is the one to reveal. */
function revealing(seed = 'reveal', options = {}): { match: Match; turn: number } {
  const match = after(sealedMatch(seed, 3, options), [0, file(1)], [1, file(2)], [2, file(3)]);
  return { match, turn: turnOf(match) };
}

const toyMatch = () => Match.begin(toy, { options: {}, seats: 3, seed: seedFrom('toy') }).match;
const note = (text: string) => ({ type: 'note', text });
const roll = { type: 'roll' };
const shuffle = { type: 'shuffle' };

describe('what a seat takes back', () => {
  test('is its last action that still stands, and everything after it', () => {
    const match = after(toyMatch(), [0, note('a')], [1, note('b')], [0, note('c')], [1, note('d')]);
    expect(undone(match, 0)).toMatchObject({ action: { type: 'takeBack', to: 2 } });
    expect(undone(match, 0).taken.map(({ at }) => at)).toEqual([2, 3]);
    expect(undone(match, 1).taken.map(({ at }) => at)).toEqual([3]);
  });

  test('is the previous action once that is undone', () => {
    const match = after(toyMatch(), [0, note('a')], [0, note('b')]);
    const once = after(match, [0, { ...undone(match, 0).action }]);
    expect(undone(once, 0)).toMatchObject({ action: { type: 'takeBack', to: 0 } });
    const twice = after(once, [0, { ...undone(once, 0).action }]);
    expect(undoOf(twice, 0)).toEqual({ refused: 'nothingToTakeBack' });
  });

  test.each([
    ['a seat that has done nothing', toyMatch(), 0],
    ['a seat that is not there', after(toyMatch(), [0, roll]), 7],
    ['a seat that has resigned', after(sealedMatch('r'), [0, file(1)], [0, RESIGN]), 0],
    ['a seat after whose action another has resigned', after(sealedMatch('r'), [0, file(1)], [1, RESIGN]), 0],
    ['a resignation that did not put the seat out', after(toyMatch(), [0, roll], [0, RESIGN]), 0],
    ['the end', after(sealedMatch('r', 2), [0, file(1)], [1, RESIGN]), 0],
  ])('is nothing for %s', (_, match, seat) => {
    expect(undoOf(match, seat)).toEqual({ refused: 'nothingToTakeBack' });
  });
});

test('a long match is not replayed from its beginning, only what would be undone', () => {
  let plays = 0;
  const counted = anyGame({
    ...sealed,
    apply: (...all: Parameters<typeof sealed.apply>) => {
      plays += 1;
      return sealed.apply(...all);
    },
  });
  const { match: begun } = Match.begin(counted, {
    options: sealed.options.parse({}),
    seats: 3,
    seed: seedFrom('long'),
  });
  const match = after(begun, [0, file(1)], [2, file(2)], [1, file(3)]);
  for (const [seat, at] of [
    [0, 0],
    [2, 1],
    [1, 2],
  ] as const) {
    plays = 0;
    expect(match.at(at).toAct).toContain(seat);
    expect(plays).toBe(0);
  }
});

describe('in a game without secrets', () => {
  test('only dice and the actions of others count', () => {
    const learned = (...moves: readonly Move[]) => learnedBy(after(toyMatch(), ...moves), 0);
    expect(learned([0, note('a')])).toEqual(NOTHING);
    expect(learned([0, roll])).toEqual({ ...NOTHING, rolls: 1 });
    expect(learned([0, shuffle])).toEqual({ ...NOTHING, rolls: 1 });
    expect(learned([0, roll], [1, roll], [2, note('a')])).toEqual({ ...NOTHING, rolls: 2, others: 2 });
    expect(learned([1, roll], [0, note('a')])).toEqual(NOTHING);
  });

  test('what was undone in between does not count, though its dice stay drawn', () => {
    const match = after(toyMatch(), [0, note('a')], [1, roll], [1, { type: 'takeBack', to: 1 }]);
    expect(learnedBy(match, 0)).toEqual(NOTHING);
    const more = after(match, [1, roll]);
    expect(learnedBy(more, 0)).toEqual({ ...NOTHING, rolls: 1, others: 1 });
  });

  test('an undo is free when nobody has learned anything', () => {
    expect(isFree(NOTHING)).toBe(true);
    for (const one of [{ rolls: 1 }, { others: 1 }, { seenBySelf: true }, { seenByOthers: true }]) {
      expect(isFree({ ...NOTHING, ...one })).toBe(false);
    }
  });
});

const SEEDS = Array.from({ length: 12 }, (_, index) => `seed ${index}`);

describe.each(SEEDS)('in a game with secrets (%s)', (seed) => {
  test('a secret form is free to take back until others have acted', () => {
    const match = after(sealedMatch(seed), [1, file(7)]);
    expect(learnedBy(match, 1)).toEqual(NOTHING);
    expect(learnedBy(after(match, [2, file(4)]), 1)).toMatchObject({
      rolls: 0,
      others: 1,
      seenBySelf: false,
    });
  });

  test('revealing a card of one’s own teaches others, but not oneself', () => {
    const { match, turn } = revealing(seed);
    expect(learnedBy(after(match, [turn, reveal(0)]), turn)).toEqual({ ...NOTHING, seenByOthers: true });
  });

  test('peeking teaches oneself, but nobody else', () => {
    const { match, turn } = revealing(seed);
    const peeked = after(match, [turn, peek((turn + 1) % 3, 2)]);
    expect(learnedBy(peeked, turn)).toEqual({ ...NOTHING, seenBySelf: true });
  });

  test('leaving a revealed card teaches nobody anything', () => {
    const { match, turn } = revealing(seed);
    const asked = (turn + 1) % 3;
    const left = after(match, [turn, reveal(0)], [asked, { type: 'leave' }]);
    expect(learnedBy(left, asked)).toEqual(NOTHING);
    expect(learnedBy(left, turn)).toEqual({ ...NOTHING, others: 1, seenByOthers: true });
  });

  test('a card that another reveals since has been seen', () => {
    const { match, turn } = revealing(seed);
    const next = (turn + 1) % 3;
    const shown = after(match, [turn, reveal(0)], [next, { type: 'leave' }], [next, reveal(1)]);
    expect(learnedBy(shown, turn)).toEqual({ ...NOTHING, others: 2, seenBySelf: true, seenByOthers: true });
  });
});

describe('the answer tells the asker nothing of what others hold', () => {
  /** Pairs of matches that look the same to seat 0 but differ in what the others hold. */
  function twins(options = { hand: 1 }): (readonly [Match, Match])[] {
    const known = new Map<string, Match>();
    const pairs: (readonly [Match, Match])[] = [];
    for (let number = 0; pairs.length < 25; number += 1) {
      const match = sealedMatch(`twin ${number}`, 3, options);
      const looks = JSON.stringify(match.project(0));
      const twin = known.get(looks);
      if (twin && JSON.stringify(twin.state) !== JSON.stringify(match.state)) pairs.push([twin, match]);
      known.set(looks, match);
    }
    return pairs;
  }

  test('tables that look the same to the asker give the same answer', () => {
    for (const pair of twins()) {
      const [one, other] = pair.map((match) => {
        const filed = after(match, [0, file(1)]);
        const turn = turnOf(match);
        const begun = after(filed, [1, file(2)], [2, file(3)]);
        const acted = turn === 0 ? after(begun, [0, peek(1, 0)]) : begun;
        return [filed, begun, acted].map((now) => undoOf(now, 0));
      });
      expect(other).toEqual(one);
    }
  });

  /** When seat 0 reveals, seat 2 is shown the card of seat 1, but only if seat 2 holds a high one: seat 2 knows. */
  const gossip = anyGame({
    ...sealed,
    apply: (state, seat, action, dice) => {
      if (action.type !== 'reveal' || seat !== 0) return sealed.apply(state, seat, action, dice);
      const seats = state.seats.map((owner, at) =>
        at === 1 && state.seats[2]!.cards[0]!.value >= 5
          ? { ...owner, cards: owner.cards.map((card) => ({ ...card, seenBy: [...card.seenBy, 2] })) }
          : owner,
      );
      return { state: { ...state, seats, turn: 1 }, events: [] };
    },
    project: (state, viewer) => {
      const view = sealed.project(state, viewer);
      if (viewer === 2) return view;
      const blind = view.seats.map((seat) => ({
        ...seat,
        cards: seat.cards.map((card) => ({ ...card, seenBy: [] })),
      }));
      return { ...view, seats: blind };
    },
    legal: (view, seat) => (view.seats[seat]?.filed ? [] : sealed.legal(view, seat)),
  });

  test('what others have learned is reported as far as the asker can know', () => {
    const answers = SEEDS.flatMap((seed) => {
      const { match } = Match.begin(gossip, {
        options: sealed.options.parse({ hand: 1 }),
        seats: 3,
        seed: seedFrom(seed),
      });
      const filed = after(match, [0, file(1)], [1, file(2)], [2, file(3)]);
      if (turnOf(filed) !== 0) return [];
      const shown = after(filed, [0, reveal(0)]);
      const really = (shown.state as State).seats[1]!.cards[0]!.seenBy.length > 0;
      return [{ really, learned: learnedBy(shown, 0) }];
    });
    expect(new Set(answers.map(({ really }) => really)).size).toBe(2);
    for (const { learned } of answers) expect(learned).toEqual({ ...NOTHING, seenByOthers: true });
  });

  /** Everybody may write down a number that nobody else ever sees. */
  const secretive = anyGame({
    ...sealed,
    apply: (state, seat, action, dice) => {
      const step = sealed.apply(state, seat, action, dice);
      return action.type === 'file' && !isRefusal(step) ? { ...step, events: [] } : step;
    },
    toAct: () => [0, 1, 2],
    project: (state, viewer) => {
      const view = sealed.project(state, viewer);
      return {
        ...view,
        seats: view.seats.map((seat, at) => ({ ...seat, filed: seat.filed && at === viewer })),
      };
    },
  });

  test('unseen actions of others do not show, and are never undone without a vote', () => {
    const { match } = Match.begin(secretive, {
      options: sealed.options.parse({}),
      seats: 3,
      seed: seedFrom('s'),
    });
    const alone = after(match, [0, file(1)]);
    expect(learnedBy(alone, 0)).toEqual({ ...NOTHING, seenByOthers: true });
    expect(learnedBy(after(alone, [1, file(2)]), 0)).toEqual(learnedBy(alone, 0));
  });
});

test('asking neither reveals nor advances the dice of the match', () => {
  const { match, turn } = revealing();
  const shown = after(match, [turn, reveal(0)]);
  const before = [JSON.stringify(shown.state), shown.drawn, shown.length];
  expect(undoOf(shown, turn)).toEqual(undoOf(shown, turn));
  expect([JSON.stringify(shown.state), shown.drawn, shown.length]).toEqual(before);
});
