import { anyGame } from './game';
import { Match, type MatchRecord, type Played } from './match';
import { RESIGN } from './log/resign';
import { isRefusal } from './ground/result';
import { seededDice, seedFrom } from './dice/dice';
import { seatsOf } from './ground/seats';
import { sealed } from './testing/sealed';
import { toy } from './testing/toy';
import { playout, randomPlayer } from './testing/playout';
import type { State } from './testing/sealed/vocabulary';

const game = anyGame(sealed);
const start = (seats = 2, options: object = {}) => ({
  options: game.options.parse(options),
  seats,
  seed: seedFrom('match test'),
});

function played(match: Match, seat: number, action: { type: string }): Played {
  const answer = match.play(seat, action);
  if (isRefusal(answer)) throw new Error(`Refused: ${answer.refused}`);
  return answer;
}

const file = (number: number) => ({ type: 'file', number });
const stateOf = (match: Match): State => match.state as State;

/** A match of two seats that have both filed. */
function revealing(): Match {
  const { match } = Match.begin(game, start());
  return played(played(match, 0, file(3)).match, 1, file(4)).match;
}

const drawnIn = ({ drawn }: Match): number => drawn;

function finished(seed: string): Match {
  const plan = {
    game,
    options: game.options.parse({ hand: 1 }),
    seed,
    players: [randomPlayer, randomPlayer],
  };
  return [...playout(plan)].at(-1)!.match;
}

test('a match begins with the set-up and its events', () => {
  const { match, events } = Match.begin(game, start(3));
  expect(events).toEqual([{ type: 'dealt', seats: 3, hand: 3 }]);
  expect(match.length).toBe(0);
  expect(match.entries).toEqual([]);
  expect(match.toAct).toEqual([0, 1, 2]);
  expect(match.outcome).toBeUndefined();
});

test.each([0, 1, 5, 2.5])('there is no match of %d seats where the game has 2 to 4', (seats) => {
  expect(() => Match.begin(game, start(seats))).toThrow('Sealed is for 2 to 4 seats');
});

test('play gives the next match and leaves the former as it was', () => {
  const { match } = Match.begin(game, start());
  const before = JSON.stringify(match.state);
  const next = played(match, 1, file(7));
  expect(next.entry).toEqual({ seat: 1, action: file(7) });
  expect(next.events.map(({ type }) => type)).toEqual(['filed', 'noted']);
  expect(next.match.length).toBe(1);
  expect(next.match.toAct).toEqual([0]);
  expect(JSON.stringify(match.state)).toBe(before);
  expect(match.length).toBe(0);
  expect(match.entries).toEqual([]);
  expect(match.toAct).toEqual([0, 1]);
});

test('two continuations of one match are independent', () => {
  const { match } = Match.begin(game, start());
  const one = played(match, 0, file(1)).match;
  const other = played(match, 0, file(2)).match;
  expect(one.entries).toEqual([{ seat: 0, action: file(1) }]);
  expect(other.entries).toEqual([{ seat: 0, action: file(2) }]);
  expect(stateOf(one).seats[0]?.number).toBe(1);
  expect(stateOf(other).seats[0]?.number).toBe(2);
});

test('a refusal leaves no trace, not even in the dice', () => {
  const match = revealing();
  const [seat] = match.toAct;
  const before = { state: JSON.stringify(match.state), length: match.length, drawn: drawnIn(match) };
  expect(match.play(1 - seat!, { type: 'reveal', card: 0 } as { type: string })).toEqual({
    refused: 'notYourTurn',
  });
  expect(match.play(seat!, { type: 'take' })).toEqual({ refused: 'notAsked' });
  expect({ state: JSON.stringify(match.state), length: match.length, drawn: drawnIn(match) }).toEqual(before);
});

test('a game that draws dice for a refusal does not spoil the dice of the match', () => {
  const wasteful = anyGame({
    ...sealed,
    apply: (state, seat, action, dice) => {
      dice.roll(6);
      return sealed.apply(state, seat, action, dice);
    },
  });
  const { match } = Match.begin(wasteful, start());
  const drawn = drawnIn(match);
  expect(match.play(0, { type: 'take' })).toEqual({ refused: 'notAsked' });
  expect(drawnIn(match)).toBe(drawn);
  expect(drawnIn(played(match, 0, file(1)).match)).toBe(drawn + 1);
});

test.each([-1, 2, 0.5, Number.NaN])('seat %d is not at a table of two', (seat) => {
  const { match } = Match.begin(game, start());
  expect(match.play(seat, file(1))).toEqual({ refused: 'seatOut' });
  expect(match.play(seat, RESIGN)).toEqual({ refused: 'seatOut' });
  expect(match.isIn(seat)).toBe(false);
});

test('a player who resigned is out, and the others go on', () => {
  const { match } = Match.begin(game, start(3));
  const left = played(match, 1, RESIGN);
  expect(left.events).toEqual([{ type: 'resigned', seat: 1 }]);
  expect(left.entry.action).toEqual(RESIGN);
  expect(left.match.isIn(1)).toBe(false);
  expect(left.match.toAct).toEqual([0, 2]);
  expect(left.match.play(1, file(1))).toEqual({ refused: 'seatOut' });
  expect(left.match.play(1, RESIGN)).toEqual({ refused: 'seatOut' });
});

test('anybody may resign at any time; the last one left wins, and then nothing is accepted', () => {
  const { match } = played(revealing(), 0, RESIGN);
  expect(match.outcome).toEqual({ winners: [1], cause: 'lastOne' });
  expect(match.toAct).toEqual([]);
  for (const action of [RESIGN, file(1), { type: 'take' }]) {
    expect(match.play(1, action)).toEqual({ refused: 'gameOver' });
  }
});

test('an action is parsed, or undefined', () => {
  const { match } = Match.begin(game, start());
  expect(match.parse(file(9))).toEqual(file(9));
  expect(match.parse({ type: 'resign' })).toEqual(RESIGN);
  for (const wrong of [
    file(10),
    { ...file(1), extra: 1 },
    { type: 'resign', seat: 1 },
    { type: 'no' },
    null,
    'file',
    [],
  ]) {
    expect(match.parse(wrong)).toBeUndefined();
  }
});

test('events reach their audience', () => {
  const { match } = Match.begin(game, start());
  const { events } = played(match, 1, file(7));
  const types = (viewer: Parameters<Match['eventsFor']>[1]) =>
    match.eventsFor(events, viewer).map(({ type }) => type);
  expect(types(1)).toEqual(['filed', 'noted']);
  expect(types('everyone')).toEqual(['filed', 'noted']);
  expect(types(0)).toEqual(['filed']);
  expect(types('spectator')).toEqual(['filed']);
});

test('views and legal actions are those of the game', () => {
  const match = revealing();
  const [seat] = match.toAct;
  expect(match.project('spectator')).toEqual(sealed.project(stateOf(match), 'spectator'));
  expect(match.legal(seat!)).toEqual(sealed.legal(sealed.project(stateOf(match), seat!), seat!));
  expect(match.legal(1 - seat!)).toEqual([]);
});

test('a record survives JSON and replays to the same end, with the same seed', () => {
  const match = finished('record');
  const record = JSON.parse(JSON.stringify(match.record)) as MatchRecord;
  expect(record).toMatchObject({ game: 'sealed', rulesVersion: 1, seats: 2, options: { hand: 1 } });
  expect(record.entries).toHaveLength(match.length);
  const again = Match.replay(game, record);
  expect(again.state).toEqual(match.state);
  expect(again.outcome).toEqual(match.outcome);
  expect(again.record).toEqual(match.record);
  expect(drawnIn(again)).toBe(drawnIn(match));
});

test('a match goes on from a replayed record as it would have gone on', () => {
  const match = revealing();
  const again = Match.replay(game, match.record);
  const [seat] = match.toAct;
  const reveal = { type: 'reveal', card: 1 };
  expect(played(again, seat!, reveal).match.state).toEqual(played(match, seat!, reveal).match.state);
});

test('another seed makes another game', () => {
  const one = Match.begin(game, start()).match;
  const other = Match.begin(game, { ...start(), seed: seedFrom('another') }).match;
  expect(other.state).not.toEqual(one.state);
});

test('a record that these rules refuse is not replayed', () => {
  const { record } = revealing();
  const entries = [...record.entries, { seat: 0, action: { type: 'take' } }];
  expect(() => Match.replay(game, { ...record, entries })).toThrow(
    'Action 3 of the record is refused: notAsked.',
  );
});

const takeBack = (to: number) => ({ type: 'takeBack' as const, to });
const placesOf = ({ path }: Match): number[] => path.map(({ at }) => at);

describe('taking back', () => {
  /** The seats file in order; nothing is revealed yet. */
  const filing = (...numbers: number[]): Match =>
    numbers.reduce(
      (match, number, seat) => played(match, seat, file(number)).match,
      Match.begin(game, start(4)).match,
    );

  test('puts the game where it stood; the log goes on', () => {
    const before = filing(1, 2);
    const after = played(before, 2, file(3)).match;
    const { match, entry, events, rolls } = played(after, 2, takeBack(2));
    expect(match.state).toEqual(before.state);
    expect(entry).toEqual({ seat: 2, action: takeBack(2) });
    expect(events).toEqual([{ type: 'takenBack', seat: 2 }]);
    expect(rolls).toEqual([]);
    expect(match.length).toBe(4);
    expect(match.entries).toEqual([...after.entries, entry]);
    expect(placesOf(after)).toEqual([0, 1, 2]);
    expect(placesOf(match)).toEqual([0, 1]);
    expect(placesOf(played(match, 2, file(4)).match)).toEqual([0, 1, 4]);
  });

  test('includes what others have done since', () => {
    const match = played(filing(1, 2, 3), 1, takeBack(1)).match;
    expect(match.toAct).toEqual([1, 2, 3]);
    expect(placesOf(match)).toEqual([0]);
  });

  test('is possible several times in a row, step by step or at once', () => {
    const three = [{ text: 'a' }, { text: 'b' }, { text: 'c' }].reduce(
      (match, { text }) => played(match, 0, { type: 'note', text } as { type: string }).match,
      Match.begin(toy, { options: {}, seats: 2, seed: 'ab' }).match,
    );
    const once = played(three, 0, takeBack(2)).match;
    const twice = played(once, 0, takeBack(1)).match;
    expect([once.state, twice.state]).toEqual([['a', 'b'], ['a']]);
    expect(placesOf(twice)).toEqual([0]);
    expect(played(three, 0, takeBack(1)).match.state).toEqual(['a']);
    const again = played(twice, 0, { type: 'note', text: 'd' } as { type: string }).match;
    expect(again.state).toEqual(['a', 'd']);
    expect(played(again, 0, takeBack(0)).match.state).toEqual([]);
  });

  test('dice that were drawn are not drawn again', () => {
    const { match } = Match.begin(toy, { options: {}, seats: 2, seed: seedFrom('roller') });
    const rolls: unknown[] = [];
    let now = match;
    for (let turn = 0; turn < 20; turn += 1) {
      const rolled = played(now, 0, { type: 'roll' });
      rolls.push(rolled.rolls[0]?.[1]);
      now = played(rolled.match, 0, takeBack(rolled.match.length - 1)).match;
      expect(now.drawn).toBe(rolled.match.drawn);
      expect(now.state).toEqual([]);
    }
    const straight = seatsOf(20).reduce((last) => played(last, 0, { type: 'roll' }).match, match);
    expect(straight.state).toEqual(rolls);
  });

  test('of missing entries, or of somebody else’s, is a bug of ours', () => {
    const match = played(filing(1, 2, 3), 2, takeBack(2)).match;
    for (const [seat, to] of [
      [0, 1],
      [2, 2],
      [2, 3],
      [1, 9],
    ] as const) {
      expect(() => match.play(seat, takeBack(to))).toThrow('not its own or gone');
    }
  });

  test('is not possible after the end, nor from a seat that is out', () => {
    const left = played(filing(1, 2), 1, RESIGN).match;
    expect(left.play(1, takeBack(1))).toEqual({ refused: 'seatOut' });
    const over = played(revealing(), 0, RESIGN).match;
    expect(over.play(1, takeBack(1))).toEqual({ refused: 'gameOver' });
  });

  test('cannot be sent as an action of the game', () => {
    expect(filing(1).parse(takeBack(0))).toBeUndefined();
  });
});

/** Random play in which every third action is followed by an undo, of something recent or long ago. */
function wavering(seed: string): Match[] {
  const dice = seededDice(seedFrom(seed));
  const matches = [Match.begin(game, start(3)).match];
  while (matches.length < 50) {
    const match = matches.at(-1)!;
    if (match.outcome) break;
    const seat = dice.pick(match.toAct);
    const next = played(match, seat, dice.pick(match.legal(seat))).match;
    matches.push(next);
    if (next.outcome || dice.roll(3) > 1) continue;
    const { at, entry } = dice.pick(next.path.slice(-4));
    matches.push(played(next, entry.seat, takeBack(at)).match);
  }
  return matches;
}

describe.each(['one', 'two'])('a match with takings back (%s)', (seed) => {
  const matches = wavering(seed);
  const last = matches.at(-1)!;

  test('replays to the same end', () => {
    expect(last.entries.filter(({ action }) => action.type === 'takeBack').length).toBeGreaterThan(2);
    const record = JSON.parse(JSON.stringify(last.record)) as MatchRecord;
    const again = Match.replay(game, record);
    expect(again.state).toEqual(last.state);
    expect(again.path).toEqual(last.path);
    expect(again.drawn).toBe(last.drawn);
    expect(again.record).toEqual(last.record);
  });

  test('is at any earlier length as it was there, whether remembered or replayed', () => {
    const forgetful = Match.replay(game, { ...last.start, entries: last.entries });
    for (const earlier of matches.slice(-12)) {
      for (const match of [last, forgetful, ...matches.slice(-4)]) {
        if (match.length < earlier.length) continue;
        const then = match.at(earlier.length);
        expect([then.state, then.drawn]).toEqual([earlier.state, earlier.drawn]);
        expect([then.path, then.entries]).toEqual([earlier.path, earlier.entries]);
      }
    }
  });
});

test('repeatedly going far back replays few actions, however long the match is', () => {
  let plays = 0;
  const counted = anyGame({
    ...toy,
    apply: (...all) => {
      plays += 1;
      return toy.apply(...all);
    },
  });
  let { match } = Match.begin(counted, { options: {}, seats: 2, seed: seedFrom('deep') });
  for (let count = 0; count < 400; count += 1) {
    match = played(match, count % 2, { type: 'roll' }).match;
  }
  for (let count = 0; count < 300; count += 1) {
    plays = 0;
    const last = match.path.at(-1)!;
    match = played(match, last.entry.seat, takeBack(last.at)).match;
    expect(plays).toBeLessThan(16);
  }
});
