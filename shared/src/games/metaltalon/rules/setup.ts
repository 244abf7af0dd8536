import { freeze } from 'immer';
import { BrokenRule, known, refuse } from '../../../core/result';
import { seatsOf, type Seat } from '../../../core/seats';
import { RACES, RACE_IDS, type RaceId } from '../content/races';
import { SETUPS } from '../content/setups';
import type { Options } from '../options';
import type { SeatState, State } from '../state';
import { seatIn, type RuleContext, type WhyNot, type Rule } from './context';
import { playersIn, seatAt, type Sea } from './sea';
import { beginTurn } from './turns';

/** Source L23-83, from the coins to the first player; T7, T13, T15. */

/** The starting cash of a race in cents. */
export const stakeOf = (race: RaceId, stake: number): number =>
  Math.ceil((stake * RACES[race].stakePercent) / 100);

/** The board before the races are rolled. */
export function emptySea(options: Options, seats: number): State {
  const state: State = {
    options,
    phase: 'races',
    round: 1,
    first: 0,
    turn: 0,
    step: 'acting',
    seats: seatsOf(seats).map((): SeatState => seatWith(RACE_IDS[0], options)),
    ships: {},
    launched: 0,
  };
  return freeze(state, true);
}

const seatWith = (race: RaceId, { stake }: Options): SeatState => ({
  race,
  settled: false,
  cash: stakeOf(race, stake),
  out: false,
  asked: true,
});

/** Everybody rolls a race at once. */
export function rollRaces(context: RuleContext): void {
  for (const seat of playersIn(context.state)) rollRace(context, seat, { again: false });
}

function rollRace({ state, dice, emit: tell }: RuleContext, seat: Seat, { again }: { again: boolean }): void {
  const race = known(RACE_IDS[dice.roll(RACE_IDS.length) - 1], 'a race for every number that is rolled');
  state.seats[seat] = { ...seatWith(race, state.options), settled: again };
  tell({ type: 'raceRolled', seat, race, again });
}

const whyNotChoose = (sea: Sea, seat: Seat): WhyNot =>
  seatAt(sea, seat).settled ? refuse('raceSettled') : undefined;

export const rerollRace: Rule<'rerollRace'> = {
  whyNot: whyNotChoose,
  apply: (context, seat) => {
    rollRace(context, seat, { again: true });
    beginIfSettled(context);
  },
  list: (sea, seat) => (whyNotChoose(sea, seat) ? [] : [{ type: 'rerollRace' }]),
};

export const keepRace: Rule<'keepRace'> = {
  whyNot: whyNotChoose,
  apply: (context, seat) => {
    const one = seatIn(context, seat);
    one.settled = true;
    context.emit({ type: 'raceKept', seat, race: one.race });
    beginIfSettled(context);
  },
  list: (sea, seat) => (whyNotChoose(sea, seat) ? [] : [{ type: 'keepRace' }]),
};

/** The seats that still have to keep or re-roll their race. */
export const unsettled = (sea: Pick<Sea, 'seats'>): Seat[] =>
  playersIn(sea).filter((seat) => sea.seats[seat]?.settled === false);

/** When every race is final, bases are dealt and the first turn begins. */
export function beginIfSettled(context: RuleContext): void {
  if (unsettled(context.state).length > 0) return;
  dealBases(context);
  const { state, dice } = context;
  state.phase = 'turns';
  state.first = dice.pick(playersIn(state));
  beginTurn(context, state.first);
}

/** Players who have left are dealt a base too: nobody owns it (T17). */
function dealBases({ state, dice, emit: tell }: RuleContext): void {
  const setups = SETUPS[state.seats.length];
  if (!setups) throw new BrokenRule(`There is no set-up for ${state.seats.length} seats.`);
  const bases = dice.shuffle(dice.pick(setups));
  state.seats.forEach((one, seat) => {
    const base = known(bases[seat], `a base for seat ${seat}`);
    one.base = base;
    if (!one.out) tell({ type: 'baseDealt', seat, base, cash: one.cash });
  });
}
