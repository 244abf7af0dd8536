import { frozen } from '../../../core/game/drafts';
import { BrokenRule, expectDefined, refuse } from '../../../core/ground/result';
import { seatsOf, type Seat } from '../../../core/ground/seats';
import { PLAIN_RACE_IDS, RACES, RACE_IDS, type RaceId } from '../content/races';
import { SETUPS } from '../content/setups';
import type { Options } from '../options';
import type { SeatState, State } from '../state';
import { seatIn, type RuleContext, type WhyNot, type Rule } from './context';
import { playersIn, seatAt, type Sea } from './sea';
import { beginTurn } from './turns';

/** Source L19-72, from the coins to the first player; T7, T13, T15. */

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
  return frozen(state);
}

const seatWith = (race: RaceId, { stake }: Options): SeatState => ({
  race,
  settled: false,
  cash: stakeOf(race, stake),
  out: false,
  asked: true,
});

/** Everybody rolls a race at once. With plain races alone there is nothing to choose, and the game begins. */
export function rollRaces(context: RuleContext): void {
  const seats = playersIn(context.state);
  if (context.state.options.races === 'plain') {
    for (const seat of seats) takeRace(context, seat, PLAIN_RACE_IDS, { isFinal: true, again: false });
    beginIfSettled(context);
  } else for (const seat of seats) rollRace(context, seat, { again: false });
}

const rollRace = (context: RuleContext, seat: Seat, { again }: { again: boolean }): void =>
  takeRace(context, seat, RACE_IDS, { isFinal: again, again });

function takeRace(
  { state, dice, emit: tell }: RuleContext,
  seat: Seat,
  among: readonly RaceId[],
  { isFinal, again }: { readonly isFinal: boolean; readonly again: boolean },
): void {
  const race = expectDefined(among[dice.roll(among.length) - 1], 'a race for every number that is rolled');
  state.seats[seat] = { ...seatWith(race, state.options), settled: isFinal };
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
    const base = expectDefined(bases[seat], `a base for seat ${seat}`);
    one.base = base;
    if (!one.out) tell({ type: 'baseDealt', seat, base, cash: one.cash });
  });
}
