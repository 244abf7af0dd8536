import { theEffect, pieceWith } from '../../content/equipment';
import { heat } from '../damage';
import { spendUse, use, whyNotUse } from '../equipment/equipment';
import type { Field } from '../field';
import { isUnderWay } from '../driving/legs';
import { layMine } from '../driving/mines';
import { moverIn, turnIn, type RuleContext, type Rule, type WhyNot } from '../context';
import { goAhead } from '../ramming/straightAhead';

/** The Rocket Booster. (Source L185-L189; R30) */

const BOOSTER = pieceWith('boosts');
/** The heat dice bring heat up to the same number, whatever Turbo was used. */
const { spaces: MOST_SPACES, heatUpTo } = theEffect('boosts');
const SPACES = Array.from({ length: MOST_SPACES }, (_, before) => before + 1);

/** Why the car on turn cannot light it. `turn.ts` checks that its way is over. */
const whyNotBoost = (field: Field): WhyNot => whyNotUse(field, BOOSTER);

export const boost: Rule<'boost'> = {
  whyNot: (field) => whyNotBoost(field),
  apply(context, _seat, { spaces }) {
    spendUse(context, BOOSTER);
    turnIn(context).boost = spaces;
    context.emit({ type: 'boosted', car: moverIn(context).id, spaces });
    burn(context);
  },
  list: (field) => (whyNotBoost(field) ? [] : SPACES.map((spaces) => ({ type: 'boost', spaces }))),
};

/** Goes on between two spaces. */
export const burnOnward: Rule<'burnOn'> = {
  whyNot: () => undefined,
  apply(context) {
    turnIn(context).step = 'after';
    burn(context);
  },
  list: () => [{ type: 'burnOn' }],
};

/** Space by space, until something may be used or is asked, or the way is over. */
function burn(context: RuleContext): void {
  while ((context.state.turn?.boost ?? 0) > 0) {
    if (goAhead(context) !== 'on' || !coolsDown(context) || pauses(context)) return;
  }
}

/**
 * Equipment may be used between two spaces: the turn pauses there if any can be. Equipment that could only be armed
 * does not cause a pause, because it is useless before the next turn.
 */
function pauses(context: RuleContext): boolean {
  const turn = turnIn(context);
  const { seat } = moverIn(context);
  if (turn.boost === 0 || ![use, layMine].some(({ list }) => list(context.state, seat).length > 0))
    return false;
  turn.step = 'boost';
  return true;
}

/** The compulsory lane change that stopped it is done: it goes on. */
export function burnOn(context: RuleContext): void {
  if (coolsDown(context) && !pauses(context)) burn(context);
}

/** Rolls the heat die of a moved space; none by the Arcade rules. (R6) Does the car survive it? */
function coolsDown(context: RuleContext): boolean {
  if (context.state.options.style === 'arcade') return true;
  const car = moverIn(context);
  const die = context.dice.roll(6);
  const points = die <= heatUpTo ? 1 : 0;
  context.emit({ type: 'heatRolled', car: car.id, dice: [die], upTo: heatUpTo, heat: points });
  heat(context, car.id, points, BOOSTER);
  return isUnderWay(context);
}
