import { seededDice, seedFrom } from '../../core/dice/dice';
import { isRefusal } from '../../core/ground/result';
import { seatsOf } from '../../core/ground/seats';
import { metaltalon } from '.';
import type { Action } from './actions';
import { options } from './options';
import type { State } from './state';
import { begun, coins, given, keyOf } from './testing/given';
import { everyAction } from './testing/everyAction';
import { whyNot } from './turn';

/** States of a random game, one in every `every` actions. */
function* statesOf(seats: number, seed: string, every: number): Generator<State> {
  const dice = seededDice(seedFrom(seed));
  const chosen = options.parse({ variant: 'takeover', roundLimit: 20 });
  let { state } = metaltalon.setup(chosen, seats, dice);
  for (let action = 0; state.phase !== 'over'; action += 1) {
    if (action % every === 0) yield state;
    const seat = dice.pick(metaltalon.toAct(state));
    const step = metaltalon.apply(state, seat, dice.pick(legalIn(state, seat)), dice);
    if (isRefusal(step)) throw new Error(step.refused);
    state = step.state;
  }
}

const legalIn = (state: State, seat: number): readonly Action[] =>
  metaltalon.legal(metaltalon.project(state, seat), seat);

describe('legal', () => {
  test.each([2, 4, 6])('lists what is accepted, all of it, and each once (%i seats)', (seats) => {
    const dice = seededDice(seedFrom('judge'));
    let [accepted, refused] = [0, 0];
    for (const state of statesOf(seats, `legal ${seats}`, { 2: 11, 4: 70, 6: 130 }[seats] ?? 1)) {
      const thinkable = everyAction(state);
      for (const seat of seatsOf(seats).filter((one) => metaltalon.isIn(state, one))) {
        const listed = legalIn(state, seat).map(keyOf);
        const open = new Set(listed);
        expect(open.size).toBe(listed.length);
        for (const action of thinkable) {
          const isOpen = whyNot(state, seat, action) === undefined;
          if (isOpen !== open.has(keyOf(action))) throw new Error(`Seat ${seat}: ${JSON.stringify(action)}`);
          if (isOpen) expect(isRefusal(metaltalon.apply(state, seat, action, dice))).toBe(false);
          if (isOpen) accepted += 1;
          else refused += 1;
        }
      }
    }
    expect(accepted).toBeGreaterThan(60);
    expect(refused).toBeGreaterThan(10_000);
  });

  test('every seat to act has an action, and the fallback is one of them', () => {
    for (const seats of [2, 3, 5]) {
      for (const state of statesOf(seats, `fallback ${seats}`, 7)) {
        for (const seat of metaltalon.toAct(state)) {
          const fallback = metaltalon.fallback(metaltalon.project(state, seat), seat);
          expect(legalIn(state, seat).map(keyOf)).toContain(keyOf(fallback));
        }
      }
    }
  });

  test('every legal action has the shape of an action', () => {
    for (const state of statesOf(4, 'shape', 40)) {
      for (const action of legalIn(state, state.turn))
        expect(metaltalon.action.parse(action)).toEqual(action);
    }
  });
});

describe('the state', () => {
  test('is never changed by an action, and survives JSON', () => {
    for (const state of statesOf(3, 'json', 23)) {
      const before = JSON.stringify(state);
      expect(JSON.parse(before)).toStrictEqual(state);
      const [seat = 0] = metaltalon.toAct(state);
      for (const action of legalIn(state, seat).slice(0, 20)) {
        metaltalon.apply(state, seat, action, seededDice(seedFrom('x')));
      }
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  test('events have their declared shape', () => {
    const dice = seededDice(seedFrom('events'));
    for (const state of statesOf(4, 'events', 11)) {
      const [seat = 0] = metaltalon.toAct(state);
      const step = metaltalon.apply(state, seat, dice.pick(legalIn(state, seat)), dice);
      if (isRefusal(step)) throw new Error(step.refused);
      for (const event of step.events) expect(metaltalon.event.parse(event)).toEqual(event);
    }
  });

  test('coins are conserved: cash and ships change only by income and the events', () => {
    const wealth = (state: State) =>
      state.seats.reduce((sum, { cash }) => sum + cash, 0) +
      Object.values(state.ships).reduce(
        (sum, ship) => sum + ship.pennies + 5 * ship.nickels + 10 * ship.dimes,
        0,
      );
    const dice = seededDice(seedFrom('wealth'));
    for (const state of statesOf(4, 'wealth', 5)) {
      if (state.phase === 'races') continue;
      const [seat = 0] = metaltalon.toAct(state);
      const step = metaltalon.apply(state, seat, dice.pick(legalIn(state, seat)), dice);
      if (isRefusal(step)) throw new Error(step.refused);
      if (step.events.some(({ type }) => type === 'eliminated')) continue;
      let change = 0;
      for (const event of step.events) {
        if (event.type === 'income' || event.type === 'drained') change += event.cents;
        if (event.type === 'rerolled') change -= event.cost;
        if (event.type === 'damaged' || event.type === 'destroyed' || event.type === 'robbed')
          change -= event.lost;
      }
      expect(wealth(step.state) - wealth(state)).toBe(change);
    }
  });
});

describe('T36: time-out or absence', () => {
  const fallback = (state: State, seat: number) => metaltalon.fallback(metaltalon.project(state, seat), seat);

  test('the first race is kept', () => {
    expect(fallback(begun({}, 2, 1, 1).state, 1)).toEqual({ type: 'keepRace' });
  });

  test('no activation and no launch: the turn ends, with its income', () => {
    const game = given({ ships: { s1: { at: 'd4', ...coins(3, 3) } } });
    expect(fallback(game.state, 0)).toEqual({ type: 'endTurn' });
    expect(game.play(0, { type: 'endTurn' }).cash(0)).toBe(26);
  });

  test('no re-rolls', () => {
    const game = given({
      seats: [{ race: 'clovers' }, {}],
      ships: { s1: { at: 'd4', ...coins(0, 1) }, s2: { owner: 1, at: 'e4', ...coins(4, 1) } },
    }).play(0, { type: 'fireAtShip', ship: 's1', target: 's2' }, 3);
    expect(fallback(game.state, 0)).toEqual({ type: 'letStand' });
    const asked = game.play(0, { type: 'letStand' });
    expect(fallback(asked.state, 1)).toEqual({ type: 'keepCoins', ...coins(1, 1) });
  });

  test('absent Adapters break as few coins as others, and exchange none', () => {
    const game = given({
      seats: [{}, { race: 'adapters' }],
      ships: { s1: { at: 'd4', ...coins(0, 1) }, s2: { owner: 1, at: 'e4', ...coins(13) } },
    }).play(0, { type: 'fireAtShip', ship: 's1', target: 's2' }, 3);
    expect(fallback(game.state, 1)).toEqual({ type: 'keepCoins', ...coins(10) });
  });
});

test('T13: in the race draw everybody acts at the same time', () => {
  const game = begun({}, 3, 1, 2, 3);
  expect(metaltalon.toAct(game.state)).toEqual([0, 1, 2]);
  expect(metaltalon.toAct(game.play(1, { type: 'keepRace' }).state)).toEqual([0, 2]);
});

test('T15: everything is public, so all viewers share one view', () => {
  const { state } = given({ ships: { s1: { at: 'd4', ...coins(1, 2, 3) } } });
  expect(metaltalon.about.secrets).toEqual([]);
  expect(metaltalon.project(state, 'spectator')).toEqual(metaltalon.project(state, 1));
  expect(metaltalon.project(state, 1).ships.s1).toEqual({
    owner: 0,
    at: 'd4',
    spent: false,
    ...coins(1, 2, 3),
  });
  expect(metaltalon.redeal(state, 0, seededDice(seedFrom('r')))).toBe(state);
});
