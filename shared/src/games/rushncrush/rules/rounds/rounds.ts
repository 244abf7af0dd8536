import { ACTIVATIONS } from '../../content/cars';
import { findBox } from '../../content/gears';
import type { CarId } from '../../state';
import { carOf, isRacing, racing, turnOf, type Field } from '../field';
import { byPlace } from '../race/places';
import { carIn, turnIn, type RuleContext, type Rule } from '../context';
import { roadOf } from '../course/road';
import { endIfDecided } from '../race/finishing';
import { boost } from '../boosting/booster';
import { arm, use } from '../equipment/equipment';
import { layMine } from '../driving/mines';

/** Rounds, turns, and their ends. (Source L57-L66, "Round", "Turn"; R16) */

/** The cars that race, front to back. */
export const raceOrder = (field: Pick<Field, 'cars' | 'course'>): readonly CarId[] =>
  racing(field)
    .toSorted(byPlace(roadOf(field.course)))
    .map(({ id }) => id);

export function beginRound(context: RuleContext): void {
  const { state } = context;
  state.round += 1;
  state.order = [...raceOrder(state)];
  for (const car of Object.values(state.cars)) car.rushed = false;
  context.emit({ type: 'roundBegan', round: state.round, order: [...state.order] });
  beginTurn(context, state.order[0]);
}

function beginTurn(context: RuleContext, car: CarId | undefined): void {
  if (car === undefined) return;
  context.state.turn = {
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
  context.emit({ type: 'turnBegan', car });
}

/** What follows every action automatically: the end, the next turn, the next round. */
export function goOn(context: RuleContext): void {
  const { state } = context;
  if (state.phase !== 'race') return;
  endIfDecided(context);
  if (!state.turn) return;
  if (!isRacing(carIn(context, state.turn.car))) nextTurn(context);
  else if (isAtEndOfWay(state)) afterWay(context);
}

const isAtEndOfWay = (field: Field): boolean => {
  const { step, movement } = turnOf(field);
  return step === 'after' || (step === 'move' && movement === 0);
};

/** Equipment may follow the way; if none can be used, the turn is over. */
function afterWay(context: RuleContext): void {
  turnIn(context).step = 'after';
  if (turnIn(context).activations === 0 || !canStillAct(context.state)) nextTurn(context);
}

/** Everything that may follow the way costs an Activation. */
function canStillAct(field: Field): boolean {
  const { seat } = carOf(field, turnOf(field).car);
  return [arm, use, boost, layMine].some(({ list }) => list(field, seat).length > 0);
}

function nextTurn(context: RuleContext): void {
  const { state } = context;
  const place = state.order.indexOf(turnOf(state).car);
  const next = state.order.slice(place + 1).find((id) => isRacing(carIn(context, id)));
  if (next === undefined) beginRound(context);
  else beginTurn(context, next);
}

/** The speed of the gearstick's box; 0 in neutral. */
export const speedOf = ({ box }: { readonly box: string }): number => findBox(box)?.speed ?? 0;

export const endTurn: Rule<'endTurn'> = {
  whyNot: () => undefined,
  apply: (context) => nextTurn(context),
  list: () => [{ type: 'endTurn' }],
};
