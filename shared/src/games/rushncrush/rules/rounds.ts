import { ACTIVATIONS } from '../content/cars';
import { findBox } from '../content/gears';
import type { CarId } from '../state';
import { carOf, isRacing, racing, turnOf, type Field } from './field';
import { byPlace } from './places';
import { carIn, now, turnIn, type Play, type Rule } from './play';
import { roadOf } from './road';
import { endIfDecided } from './finishing';
import { boost } from './booster';
import { arm, use } from './equipment';
import { layMine } from './mines';

/** Rounds, whose turn it is, and when it is over. (Source L57-L66, "Round", "Turn"; R16) */

/** The cars that race, front to back. */
export const raceOrder = (field: Pick<Field, 'cars' | 'course'>): readonly CarId[] =>
  racing(field)
    .toSorted(byPlace(roadOf(field.course)))
    .map(({ id }) => id);

export function beginRound(play: Play): void {
  const { state } = play;
  state.round += 1;
  state.order = [...raceOrder(state)];
  for (const car of Object.values(state.cars)) car.rushed = false;
  play.tell({ type: 'roundBegan', round: state.round, order: [...state.order] });
  beginTurn(play, state.order[0]);
}

function beginTurn(play: Play, car: CarId | undefined): void {
  if (car === undefined) return;
  play.state.turn = {
    car,
    step: 'gear',
    geared: false,
    turbo: 0,
    brake: 0,
    activations: ACTIVATIONS,
    touched: [],
    movement: 0,
    changes: 0,
    left: '',
    boost: 0,
  };
  play.tell({ type: 'turnBegan', car });
}

/** What follows every action by itself: the end, the next turn, the next round. */
export function goOn(play: Play): void {
  const { state } = play;
  if (state.phase !== 'race') return;
  endIfDecided(play);
  if (!state.turn) return;
  if (!isRacing(carIn(play, state.turn.car))) nextTurn(play);
  else if (isAtEndOfWay(state)) afterWay(play);
}

const isAtEndOfWay = (field: Field): boolean => {
  const { step, movement } = turnOf(field);
  return step === 'after' || (step === 'move' && movement === 0);
};

/** What comes after the way may follow; where nothing can, the turn is over. */
function afterWay(play: Play): void {
  turnIn(play).step = 'after';
  if (turnIn(play).activations === 0 || !canStillAct(now(play))) nextTurn(play);
}

/** Whatever may come after the way takes an Activation. */
function canStillAct(field: Field): boolean {
  const { seat } = carOf(field, turnOf(field).car);
  return [arm, use, boost, layMine].some(({ list }) => list(field, seat).length > 0);
}

function nextTurn(play: Play): void {
  const { state } = play;
  const place = state.order.indexOf(turnOf(state).car);
  const next = state.order.slice(place + 1).find((id) => isRacing(carIn(play, id)));
  if (next === undefined) beginRound(play);
  else beginTurn(play, next);
}

/** The speed of the box in which the gearstick stands; 0 in neutral. */
export const speedOf = ({ box }: { readonly box: string }): number => findBox(box)?.speed ?? 0;

export const endTurn: Rule<'endTurn'> = {
  whyNot: () => undefined,
  apply: (play) => nextTurn(play),
  list: () => [{ type: 'endTurn' }],
};
