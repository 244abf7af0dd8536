import { expectDefined } from '../../../../core/ground/result';
import { findBox, NEUTRAL, NEUTRAL_ROW, SPEEDS, ZONES, type BoxId, type SpeedRow } from '../../content/gears';
import { heat } from '../damage';
import { isRacing } from '../field';
import { moverIn, turnIn, type RuleContext, type Rule } from '../context';
import { rollDice } from './rollDice';

/** Heat and steering dice. (Source L85-L103; R19, R20) */

/** The right end of the gearstick's row. */
export const rowOf = (box: BoxId): SpeedRow => {
  if (box === NEUTRAL) return NEUTRAL_ROW;
  const speed = expectDefined(findBox(box), `a box ${box}`).speed;
  return expectDefined(
    SPEEDS.find((row) => row.speed === speed),
    `a row for speed ${speed}`,
  );
};

/** Heat dice of a box; none in neutral. */
export const heatDiceOf = (box: BoxId): number =>
  box === NEUTRAL ? 0 : ZONES[expectDefined(findBox(box), `a box ${box}`).zone].heatDice;

/** A heat die up to this brings a point: 2, plus 1 for each Turbo point of the turn. (Source L91-L95) */
export const heatUpTo = (turbo: number): number => Math.min(6, 2 + turbo);

/** Lane changes by the rolled dice. If they are unlimited, they equal the movement. */
export function changesFor({ speed, counts }: SpeedRow, dice: readonly number[]): number {
  if (counts === 'any') return speed;
  if (counts === 'none') return 0;
  return counts === 'highest' ? Math.max(...dice) : Math.min(...dice);
}

export const roll: Rule<'roll'> = {
  whyNot: () => undefined,
  apply(context) {
    rollHeat(context);
    if (isRacing(moverIn(context))) rollSteering(context);
  },
  list: () => [{ type: 'roll' }],
};

function rollHeat(context: RuleContext): void {
  const car = moverIn(context);
  const dice = rollDice(context.dice, heatDiceOf(car.box));
  if (dice.length === 0) return;
  const upTo = heatUpTo(turnIn(context).turbo);
  const points = dice.filter((die) => die <= upTo).length;
  context.emit({ type: 'heatRolled', car: car.id, dice, upTo, heat: points });
  heat(context, car.id, points, 'engine');
}

function rollSteering(context: RuleContext): void {
  const car = moverIn(context);
  const turn = turnIn(context);
  const row = rowOf(car.box);
  const dice = rollDice(context.dice, row.dice);
  turn.step = 'move';
  turn.movement = row.speed;
  turn.changes = changesFor(row, dice);
  context.emit({
    type: 'steeringRolled',
    car: car.id,
    speed: row.speed,
    dice,
    changes: turn.changes,
    unlimited: row.counts === 'any',
  });
}
