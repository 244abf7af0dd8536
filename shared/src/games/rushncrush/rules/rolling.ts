import { known } from '../../../core/result';
import { findBox, NEUTRAL, NEUTRAL_ROW, SPEEDS, ZONES, type BoxId, type SpeedRow } from '../content/gears';
import { heat } from './damage';
import { isRacing } from './field';
import { moverIn, turnIn, type Play, type Rule } from './play';
import { rollDice } from './rollDice';

/** Heat and steering dice. (Source L85-L103; R19, R20) */

/** What stands at the right of the gearstick's row. */
export const rowOf = (box: BoxId): SpeedRow => {
  if (box === NEUTRAL) return NEUTRAL_ROW;
  const speed = known(findBox(box), `a box ${box}`).speed;
  return known(
    SPEEDS.find((row) => row.speed === speed),
    `a row for speed ${speed}`,
  );
};

/** Heat dice of a box; none in neutral. */
export const heatDiceOf = (box: BoxId): number =>
  box === NEUTRAL ? 0 : ZONES[known(findBox(box), `a box ${box}`).zone].heatDice;

/** A heat die up to this brings a point: 2, and 1 more for each Turbo point of the turn. (Source L91-L95) */
export const heatUpTo = (turbo: number): number => Math.min(6, 2 + turbo);

/** Lane changes for dice that were rolled. Where they are unlimited: as many as the movement. */
export function changesFor({ speed, counts }: SpeedRow, dice: readonly number[]): number {
  if (counts === 'any') return speed;
  if (counts === 'none') return 0;
  return counts === 'highest' ? Math.max(...dice) : Math.min(...dice);
}

export const roll: Rule<'roll'> = {
  whyNot: () => undefined,
  apply(play) {
    rollHeat(play);
    if (isRacing(moverIn(play))) rollSteering(play);
  },
  list: () => [{ type: 'roll' }],
};

function rollHeat(play: Play): void {
  const car = moverIn(play);
  const dice = rollDice(play.dice, heatDiceOf(car.box));
  if (dice.length === 0) return;
  const upTo = heatUpTo(turnIn(play).turbo);
  const points = dice.filter((die) => die <= upTo).length;
  play.tell({ type: 'heatRolled', car: car.id, dice, upTo, heat: points });
  heat(play, car.id, points, 'engine');
}

function rollSteering(play: Play): void {
  const car = moverIn(play);
  const turn = turnIn(play);
  const row = rowOf(car.box);
  const dice = rollDice(play.dice, row.dice);
  turn.step = 'move';
  turn.movement = row.speed;
  turn.changes = changesFor(row, dice);
  play.tell({
    type: 'steeringRolled',
    car: car.id,
    speed: row.speed,
    dice,
    changes: turn.changes,
    unlimited: row.counts === 'any',
  });
}
