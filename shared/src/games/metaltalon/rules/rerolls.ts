import { expectDefined, refuse } from '../../../core/ground/result';
import type { Seat } from '../../../core/ground/seats';
import { RACES } from '../content/races';
import { canChange, strike } from './damage';
import { seatIn, type RuleContext, type Rule } from './context';
import { damageOf, rollOf } from './rolling';
import { raceOf, seatAt, type Sea } from './sea';
import { seatsAfter } from './turns';

/** Source L37-43, Clovers and Murphys; T8, T25. */

/** The seats whose race lets them respond to a roll of `shooter`, in the order in which they are asked. */
export function speakersOn(sea: Pick<Sea, 'seats'>, shooter: Seat): Seat[] {
  const of = (seat: Seat) => RACES[expectDefined(sea.seats[seat], `a seat ${seat}`).race].reroll?.of;
  const others = seatsAfter(sea, shooter).filter((seat) => seat !== shooter && of(seat) === 'opponentsRolls');
  return of(shooter) === 'ownRolls' ? [shooter, ...others] : others;
}

/** In the game, able to pay, and wishing to be asked. */
export function isAskable(sea: Pick<Sea, 'seats'>, seat: Seat): boolean {
  const { race, cash, asked, out } = expectDefined(sea.seats[seat], `a seat ${seat}`);
  const cost = RACES[race].reroll?.cost;
  return !out && asked && cost !== undefined && cash >= cost;
}

export const reroll: Rule<'reroll'> = {
  whyNot: (sea, seat) => whyNotAsked(sea, seat),
  apply: (context, seat) => {
    const cost = costOf(context.state, seat);
    seatIn(context, seat).cash -= cost;
    const shot = expectDefined(context.state.shot, 'a shot');
    shot.roll = rollOf(context);
    shot.damage = damageOf(shot);
    context.emit({ type: 'rerolled', payer: seat, cost, ...shot });
    openWindows(context);
  },
  list: () => [{ type: 'reroll' }],
};

export const letStand: Rule<'letStand'> = {
  whyNot: (sea, seat) => whyNotAsked(sea, seat),
  apply: (context) => passOn(context),
  list: () => [{ type: 'letStand' }],
};

const whyNotAsked = (sea: Sea, seat: Seat) =>
  sea.question?.kind === 'reroll' && sea.question.seat === seat ? undefined : refuse('notAsked');

export const costOf = (sea: Sea, seat: Seat): number =>
  expectDefined(raceOf(sea, seat).reroll, 'a re-roll').cost;

/** After a roll: those who may respond are asked in turn, beginning with the shooter. */
export function openWindows(context: RuleContext): void {
  const { shot, options } = context.state;
  const made = expectDefined(shot, 'a shot');
  ask(context, canChange(context.state, made, options.roller) ? speakersOn(context.state, made.by) : []);
}

/** The seat asked accepts the roll: the next in line is asked. */
export function passOn(context: RuleContext): void {
  const { question } = context.state;
  ask(context, question?.kind === 'reroll' ? question.later : []);
}

/** Asks the first in line who can be asked; when nobody is left, the roll stands. */
function ask(context: RuleContext, line: readonly Seat[]): void {
  const { state } = context;
  const place = line.findIndex((seat) => isAskable(state, seat));
  const seat = line[place];
  if (seat === undefined) {
    delete state.question;
    return strike(context);
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
  apply: (context, seat, { asked }) => {
    seatIn(context, seat).asked = asked;
    context.emit({ type: 'askMeSet', seat, asked });
  },
  list: (sea, seat) => {
    const { settled, asked } = seatAt(sea, seat);
    return settled && raceOf(sea, seat).reroll ? [{ type: 'askMe', asked: !asked }] : [];
  },
};
