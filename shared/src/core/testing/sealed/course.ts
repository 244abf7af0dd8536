import type { Draft } from '../../game/drafts';
import type { Dice } from '../../dice/dice';
import { seatsOf, type Seat } from '../../ground/seats';
import { BONUS, type Event, type State } from './vocabulary';

/** A state in change, and the events so far. */
export interface Work {
  readonly state: Draft<State>;
  readonly events: Event[];
  readonly dice: Dice;
}

export function toAct(state: State): readonly Seat[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'revealing') return [state.question?.seat ?? state.turn];
  return seatsOf(state.seats.length).filter((seat) => isIn(state, seat) && !hasFiled(state, seat));
}

export function isIn(state: State, seat: Seat): boolean {
  return state.seats[seat]?.out === false;
}

function hasFiled(state: State, seat: Seat): boolean {
  return state.seats[seat]?.number !== undefined;
}

export function addPoints(work: Work, seat: Seat, points: number): void {
  const winner = work.state.seats[seat];
  if (winner) winner.points += points;
}

/** The first seat after `seat` that is in the game and satisfies `holds`; `seat` itself comes last. */
export function nextSeat(state: State, seat: Seat, holds: (seat: Seat) => boolean): Seat | undefined {
  const count = state.seats.length;
  return seatsOf(count)
    .map((step) => (seat + 1 + step) % count)
    .find((other) => isIn(state, other) && holds(other));
}

function hasHidden(state: State, seat: Seat): boolean {
  return state.seats[seat]?.cards.some((card) => !card.open) ?? false;
}

export function beginRevealing(work: Work): void {
  if (toAct(work.state).length > 0) return;
  work.state.phase = 'revealing';
  if (!isIn(work.state, work.state.turn)) passTurn(work);
}

export function passTurn(work: Work): void {
  delete work.state.question;
  const next = nextSeat(work.state, work.state.turn, (seat) => hasHidden(work.state, seat));
  if (next === undefined) openNumbers(work);
  else work.state.turn = next;
}

function openNumbers(work: Work): void {
  const open = work.state.seats.flatMap(({ cards }) =>
    cards.filter((card) => card.open).map(({ value }) => value),
  );
  work.state.seats.forEach(({ number = 0, out }, seat) => {
    if (out) return;
    const bonus = open.includes(number);
    if (bonus) addPoints(work, seat, BONUS);
    work.events.push({ type: 'opened', seat, number, bonus });
  });
  end(work, best(work), 'highest');
}

function best(work: Work): Seat[] {
  const runners = seatsOf(work.state.seats.length).filter((seat) => isIn(work.state, seat));
  const pointsOf = (seat: Seat) => work.state.seats[seat]?.points ?? 0;
  let leaders = runners.filter((seat) => pointsOf(seat) === Math.max(...runners.map(pointsOf)));
  while (leaders.length > 1 && work.state.options.ties === 'die') {
    const rolls = leaders.map((seat) => ({ seat, roll: work.dice.roll(6) }));
    for (const { seat, roll } of rolls) work.events.push({ type: 'tieRolled', seat, roll });
    const highest = Math.max(...rolls.map(({ roll }) => roll));
    leaders = rolls.filter(({ roll }) => roll === highest).map(({ seat }) => seat);
  }
  return leaders;
}

export function end(work: Work, winners: Seat[], cause: string): void {
  delete work.state.question;
  work.state.phase = 'over';
  work.state.end = { winners, cause };
  work.events.push({ type: 'ended', winners: [...winners], cause });
}
