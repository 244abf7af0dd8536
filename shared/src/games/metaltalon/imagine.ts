import { seatsOf, type Seat } from '../../core/ground/seats';
import { valueOf } from './rules/coins';
import { speakersOn } from './rules/rerolls';
import { shipOf, shipsOf } from './rules/sea';
import { options } from './options';
import type { Question, Shot, State } from './state';
import type { QuestionView, ShotView, View } from './view';

/**
 * The state that a view shows: MetalTalon has no secrets. Undefined while races are chosen, and at the end. A new ship
 * may get the id of one that was lost.
 */
export function imagine(view: View): State | undefined {
  const { phase, stake, roller, variant, roundLimit, active, shot, question } = view;
  if (phase !== 'turns') return undefined;
  const { round, first, turn, step } = view;
  const ships = Object.entries(view.ships).map(([id, ship]) => [id, { id, ...ship }] as const);
  return {
    options: options.parse({ stake, roller, variant, roundLimit }),
    ...{ phase, round, first, turn, step },
    seats: view.seats.map(({ base, ...seat }) => ({ ...seat, ...(base !== '' && { base }) })),
    ships: Object.fromEntries(ships),
    launched: Math.max(0, ...ships.map(([id]) => Number(id.slice(1)))),
    ...(active && { active }),
    ...(shot && { shot: shotIn(shot) }),
    ...(question && { question: questionIn(view, question) }),
  };
}

const shotIn = ({ target, base, ...shot }: ShotView): Shot => ({
  ...shot,
  ...(target !== '' && { target }),
  ...(base !== '' && { base }),
});

/** Those who are asked later are those who speak after the one who is asked now. */
function questionIn(view: View, { kind, seat, cost, ship, points }: QuestionView): Question {
  if (kind === 'damage') return { kind, seat, ship, points };
  const speakers = speakersOn(view, view.shot?.by ?? seat);
  return { kind, seat, cost, later: speakers.slice(speakers.indexOf(seat) + 1) };
}

/** Who has twice as much as another, in cash and at sea, wins about four times as often. */
export function estimate(state: State): readonly number[] {
  const weights = seatsOf(state.seats.length).map((seat) => weightOf(state, seat));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

function weightOf(state: State, seat: Seat): number {
  const { out = true, cash = 0 } = state.seats[seat] ?? {};
  const atSea = shipsOf(state, seat).reduce((sum, ship) => sum + valueOf(shipOf(state, ship)), 0);
  // Somebody with nothing is not out yet.
  return out ? 0 : (1 + cash + atSea) ** 2;
}
