import { quickDice, seedFrom, type Dice } from '../../core/dice/dice';
import { isRefusal } from '../../core/ground/result';
import { seatsOf } from '../../core/ground/seats';
import { metalheads } from '.';
import type { Action } from './actions';
import { MONSTER_IDS } from './content/monsters';
import { RESOURCES } from './content/resources';
import type { Event } from './events';
import { mostConstructions } from './rules/paying/costs';
import { takenSpots } from './rules/field';
import { tokensIn } from './rules/turn/setup';
import { strengthOf } from './rules/strength/strength';
import type { State } from './state';
import { placesOf, tokensOf } from './testing/places';

interface Step {
  readonly before: State;
  readonly state: State;
  readonly events: readonly Event[];
}

/** Any legal action: first the kind, so that those with many variants do not crowd out the rest. */
function pick(legal: readonly Action[], dice: Dice): Action {
  const kind = dice.pick([...new Set(legal.map(({ type }) => type))]);
  return dice.pick(legal.filter(({ type }) => type === kind));
}

/** A whole game of players who do anything legal; sometimes one leaves. */
function* gameOf(options: object, seats: number, seed: string): Generator<Step> {
  const dice = quickDice(seedFrom(seed));
  let { state } = metalheads.setup(metalheads.options.parse(options), seats, dice);
  while (!state.end) {
    const before = state;
    const seat = dice.pick(metalheads.toAct(state));
    const step =
      seats > 2 && dice.roll(400) === 1
        ? metalheads.resign(state, seat, dice)
        : metalheads.apply(
            state,
            seat,
            pick(metalheads.legal(metalheads.project(state, seat), seat), dice),
            dice,
          );
    if (isRefusal(step)) throw new Error(`A legal action is refused: ${step.refused}.`);
    state = step.state;
    yield { before, ...step };
  }
}

const isSameTurn = ({ before, state }: Step): boolean =>
  before.turn.seat === state.turn.seat &&
  before.round === state.round &&
  before.phase === 'turns' &&
  state.turn.step === 'acting';

/** Within a turn spots only become empty, but for Maelstrom, and for a Robot that changes places. */
function rowGrows({ before, state, events }: Step): boolean {
  if (events.some(({ type }) => type === 'rowSwept')) return false;
  const spots = takenSpots(before);
  return takenSpots(state).some((spot) => !spots.includes(spot));
}

/** Robots under construction are no more than allowed, or than there have been. */
const hasTooMany = ({ before, state }: Step): boolean =>
  state.players.some(
    ({ constructions }, seat) =>
      constructions.length >
      Math.max(mostConstructions(state, seat), before.players[seat]?.constructions.length ?? 0),
  );

/** Which law does the step break? */
function broken(step: Step): string | undefined {
  const { state } = step;
  const places = placesOf(state);
  if (places.length !== 72 || new Set(places).size !== 72) return 'each Robot is in one place';
  if (tokensOf(state) !== tokensIn(state)) return 'no token is lost';
  const { energy, pool } = state.turn;
  if (energy < 0 || RESOURCES.some((kind) => pool[kind] < 0)) return 'nothing is spent that is not there';
  if (hasTooMany(step)) return 'constructions have their places';
  if (isSameTurn(step) && rowGrows(step)) return 'the row is not refilled within a turn';
  if (seatsOf(state.players.length).some((seat) => strengthOf(state, seat) < 0))
    return 'Strength is 0 or more';
  return undefined;
}

describe.each(MONSTER_IDS)('random games against %s keep the laws', (monster) => {
  test.each([1, 2, 3, 4, 5])('%i players', (seats) => {
    const options = { monster, nations: seats % 2 === 0 ? 'dealt' : 'chosen' };
    let last: State | undefined;
    for (const step of gameOf(options, seats, `${monster} ${seats}`)) {
      expect(broken(step)).toBeUndefined();
      last = step.state;
    }
    expect(last?.end).toBeDefined();
    expect(last?.round).toBeLessThanOrEqual(25);
  });
});
