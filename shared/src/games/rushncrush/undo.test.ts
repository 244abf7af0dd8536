import { withDice } from '../../core/testing/means';
import { quickDice, seedFrom } from '../../core/dice/dice';
import { anyGame } from '../../core/game';
import { Match } from '../../core/match';
import { isRefusal, expectDefined } from '../../core/ground/result';
import { seatsOf } from '../../core/ground/seats';
import { undoOf } from '../../core/match/undo';
import type { Learned } from '../../core/match/learning';
import type { Action } from './actions';
import { bots } from './bots';
import { options, type Options } from './options';
import type { State } from './state';
import { rushncrush } from '.';

/** Undo in a race: everything that rolled no dice is free, as long as nobody else has acted. */

const game = anyGame(rushncrush);
const NOTHING: Learned = { rolls: 0, others: 0, seenBySelf: false, seenByOthers: false };

const begun = (seats: number, chosen: Partial<Options> = {}, seed = 'take back'): Match =>
  Match.begin(game, { options: options.parse(chosen), seats, seed: seedFrom(seed) }).match;

const stateOf = (match: Match): State => match.state as State;
const onTurn = (match: Match): number => expectDefined(match.toAct[0], 'a seat on turn');

/** Plays actions of the seat on turn. */
const after = (match: Match, ...actions: readonly Action[]): Match =>
  actions.reduce((now, action) => {
    const played = now.play(onTurn(now), action);
    if (isRefusal(played)) throw new Error(`Refused: ${played.refused}.`);
    return played.match;
  }, match);

const learnedBy = (match: Match, seat: number): Learned => {
  const undo = undoOf(match, seat);
  if (isRefusal(undo)) throw new Error(`Refused: ${undo.refused}.`);
  return undo.learned;
};

function takenBack(match: Match, seat: number): Match {
  const undo = undoOf(match, seat);
  if (isRefusal(undo)) throw new Error(`Refused: ${undo.refused}.`);
  const played = match.play(seat, undo.action);
  if (isRefusal(played)) throw new Error(`Refused: ${played.refused}.`);
  return played.match;
}

const FIRST = { type: 'gear', box: '1.4' } as const;
const ROLL = { type: 'roll' } as const;

describe('a turn', () => {
  const start = begun(3);
  const seat = onTurn(start);

  test('the gearstick and each Turbo point are free, one after the other', () => {
    const geared = after(start, FIRST, { type: 'turbo', box: '1.5' });
    expect(learnedBy(geared, seat)).toEqual(NOTHING);
    const once = takenBack(geared, seat);
    const { car } = expectDefined(stateOf(once).turn, 'a turn');
    expect(stateOf(once).cars[car]).toMatchObject({ box: '1.4', turbo: 4 });
    expect(stateOf(takenBack(once, seat))).toEqual(stateOf(start));
  });

  test('arming is free', () => {
    expect(learnedBy(after(start, { type: 'arm', item: 'rocketBooster' }), seat)).toEqual(NOTHING);
  });

  test('starting the way is free if no dice are rolled; with dice it needs a vote', () => {
    expect(learnedBy(after(start, FIRST, ROLL), seat)).toEqual(NOTHING);
    const hot = after(start, FIRST, { type: 'turbo', box: '1.5' }, ROLL);
    expect(learnedBy(hot, seat)).toEqual({ ...NOTHING, rolls: 1 });
    const fast = after(start, FIRST, { type: 'turbo', box: '1.5' }, { type: 'turbo', box: '1.6' }, ROLL);
    expect(learnedBy(fast, seat)).toEqual({ ...NOTHING, rolls: 7 });
  });

  test('a way on which nothing was met is free, even after the dice', () => {
    const set = after(start, FIRST, { type: 'turbo', box: '1.5' }, ROLL);
    const ways = set.legal(seat) as readonly Action[];
    const way = expectDefined(
      ways.find((action) => action.type === 'drive' && action.points === 2),
      'a way',
    );
    const driven = after(set, way);
    expect(learnedBy(driven, seat)).toEqual(NOTHING);
    expect(stateOf(takenBack(driven, seat))).toEqual(stateOf(set));
  });

  test('once the next player has acted it needs a vote, and undoes their action too', () => {
    const set = after(start, FIRST, ROLL);
    const ways = set.legal(seat) as readonly Action[];
    const way = expectDefined(
      ways.findLast((action) => action.type === 'drive'),
      'a way',
    );
    const passed = after(set, way, { type: 'endTurn' });
    expect(learnedBy(passed, seat)).toEqual(NOTHING);
    const next = after(passed, FIRST);
    expect(learnedBy(next, seat)).toEqual({ ...NOTHING, others: 1 });
    expect(stateOf(takenBack(next, seat))).toEqual(stateOf(after(set, way)));
  });
});

test('in a draft a card is free; the last one, after which the cars line up, needs a vote', () => {
  let match = begun(2, { crews: 'draft' });
  while (stateOf(match).picks.length > 1) {
    const seat = onTurn(match);
    match = after(match, match.legal(seat)[0] as Action);
    expect(learnedBy(match, seat)).toEqual(NOTHING);
  }
  const seat = onTurn(match);
  const lined = after(match, match.legal(seat)[0] as Action);
  expect(learnedBy(lined, seat)).toEqual({ ...NOTHING, rolls: 1 });
  expect(stateOf(takenBack(lined, seat)).phase).toBe('draft');
});

describe('late in a race of six', () => {
  /** Six bots on the longest course, until somebody is about to finish. */
  function late(): Match {
    const dice = quickDice(seedFrom('late'));
    let match = begun(6, { course: 'longOpen', crews: 'mixed' }, 'late');
    for (;;) {
      const seat = onTurn(match);
      const action = bots.easy.choose(
        rushncrush.project(stateOf(match), seat),
        seat,
        match.legal(seat) as readonly Action[],
        withDice(dice),
      );
      const next = after(match, action);
      if (next.outcome) return match;
      match = next;
    }
  }
  const match = late();
  const asked = seatsOf(6).filter((seat) => match.isIn(seat));

  test('a seat’s last action and all that followed are undone', () => {
    expect(match.length).toBeGreaterThan(200);
    expect(asked.length).toBeGreaterThan(2);
    for (const seat of asked) expect(takenBack(match, seat).path.length).toBeLessThan(match.path.length);
  });

  test('computing it plays only the end of the race again', () => {
    let applied = 0;
    const counting = anyGame({
      ...rushncrush,
      apply: (...means) => {
        applied += 1;
        return rushncrush.apply(...means);
      },
    });
    const seat = expectDefined(asked[0], 'a seat');
    const once = Match.replay(counting, { ...match.start, entries: takenBack(match, seat).entries });
    applied = 0;
    takenBack(once, seat);
    expect(applied).toBeGreaterThan(0);
    expect(applied).toBeLessThan(once.length / 10);
  });
});
