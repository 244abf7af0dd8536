import { known, refuse } from '../../../core/result';
import type { Seat } from '../../../core/seats';
import { RACES } from '../content/races';
import { canChange, strike } from './damage';
import { seatIn, type Play, type Rule } from './play';
import { damageOf, rollOf } from './rolling';
import { raceOf, seatAt, type Sea } from './sea';
import { seatsAfter } from './turns';

/** Source L50-58, Clovers and Murphys; T8, T25. */

/** Those whose race lets them speak about a roll of `shooter`, in the order in which they are asked. */
export function speakersOn(sea: Pick<Sea, 'seats'>, shooter: Seat): Seat[] {
  const of = (seat: Seat) => RACES[known(sea.seats[seat], `a seat ${seat}`).race].reroll?.of;
  const others = seatsAfter(sea, shooter).filter((seat) => seat !== shooter && of(seat) === 'opponentsRolls');
  return of(shooter) === 'ownRolls' ? [shooter, ...others] : others;
}

/** In the game, able to pay, and wishing to be asked. */
export function isAskable(sea: Pick<Sea, 'seats'>, seat: Seat): boolean {
  const { race, cash, asked, out } = known(sea.seats[seat], `a seat ${seat}`);
  const cost = RACES[race].reroll?.cost;
  return !out && asked && cost !== undefined && cash >= cost;
}

export const reroll: Rule<'reroll'> = {
  whyNot: (sea, seat) => whyNotAsked(sea, seat),
  apply: (play, seat) => {
    const cost = costOf(play.state, seat);
    seatIn(play, seat).cash -= cost;
    const shot = known(play.state.shot, 'a shot');
    shot.roll = rollOf(play);
    shot.damage = damageOf(shot);
    play.tell({ type: 'rerolled', payer: seat, cost, ...shot });
    openWindows(play);
  },
  list: () => [{ type: 'reroll' }],
};

export const letStand: Rule<'letStand'> = {
  whyNot: (sea, seat) => whyNotAsked(sea, seat),
  apply: (play) => passOn(play),
  list: () => [{ type: 'letStand' }],
};

const whyNotAsked = (sea: Sea, seat: Seat) =>
  sea.question?.kind === 'reroll' && sea.question.seat === seat ? undefined : refuse('notAsked');

export const costOf = (sea: Sea, seat: Seat): number => known(raceOf(sea, seat).reroll, 'a re-roll').cost;

/** A roll was just made: the line of those who may speak starts with the shooter. */
export function openWindows(play: Play): void {
  const { shot, options } = play.state;
  const made = known(shot, 'a shot');
  ask(play, canChange(play.state, made, options.roller) ? speakersOn(play.state, made.by) : []);
}

/** Whoever was asked lets the roll stand: the next in line is asked. */
export function passOn(play: Play): void {
  const { question } = play.state;
  ask(play, question?.kind === 'reroll' ? question.later : []);
}

/** Asks the first in line who can be asked; when nobody is left, the roll stands. */
function ask(play: Play, line: readonly Seat[]): void {
  const { state } = play;
  const place = line.findIndex((seat) => isAskable(state, seat));
  const seat = line[place];
  if (seat === undefined) {
    delete state.question;
    return strike(play);
  }
  state.question = { kind: 'reroll', seat, cost: costOf(state, seat), later: line.slice(place + 1) };
}

export const askMe: Rule<'askMe'> = {
  whyNot: (sea, seat, { asked }) => {
    const one = seatAt(sea, seat);
    if (!one.settled) return refuse('wrongPhase');
    if (!raceOf(sea, seat).reroll) return refuse('notARerollRace');
    return one.asked === asked ? refuse('nothingChanges') : undefined;
  },
  apply: (play, seat, { asked }) => {
    seatIn(play, seat).asked = asked;
    play.tell({ type: 'askMeSet', seat, asked });
  },
  list: (sea, seat) => {
    const { settled, asked } = seatAt(sea, seat);
    return settled && raceOf(sea, seat).reroll ? [{ type: 'askMe', asked: !asked }] : [];
  },
};
