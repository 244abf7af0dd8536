import { heat } from './damage';
import { spendUse, use, whyNotUse } from './equipment';
import type { Field } from './field';
import { isUnderWay } from './going';
import { layMine } from './mines';
import { moverIn, now, turnIn, type Play, type Rule, type WhyNot } from './play';
import { goAhead } from './straightAhead';

/** The Rocket Booster. (Source L185-L189; R30) */

/** As many spaces as it can be lit for. */
export const MOST_SPACES = 3;
/** The heat die of a space brings a point up to this, whatever Turbo was used. */
export const BOOST_HEAT_UP_TO = 2;

const SPACES = Array.from({ length: MOST_SPACES }, (_, before) => before + 1);

/** Why the car on turn cannot light it. That its way is over, `turn.ts` sees to. */
const whyNotBoost = (field: Field): WhyNot => whyNotUse(field, 'rocketBooster');

export const boost: Rule<'boost'> = {
  whyNot: (field) => whyNotBoost(field),
  apply(play, _seat, { spaces }) {
    spendUse(play, 'rocketBooster');
    turnIn(play).boost = spaces;
    play.tell({ type: 'boosted', car: moverIn(play).id, spaces });
    burn(play);
  },
  list: (field) => (whyNotBoost(field) ? [] : SPACES.map((spaces) => ({ type: 'boost', spaces }))),
};

/** Goes on between two spaces. */
export const burnOnward: Rule<'burnOn'> = {
  whyNot: () => undefined,
  apply(play) {
    turnIn(play).step = 'after';
    burn(play);
  },
  list: () => [{ type: 'burnOn' }],
};

/** Space by space, until something may be used or is asked, or the way is over. */
function burn(play: Play): void {
  while ((play.state.turn?.boost ?? 0) > 0) {
    if (goAhead(play) !== 'on' || !coolsDown(play) || pauses(play)) return;
  }
}

/**
 * Equipment may be used between two spaces: the turn waits there where any can. What could only be armed can
 * wait, for it is of no use before the next turn.
 */
function pauses(play: Play): boolean {
  const field = now(play);
  const turn = turnIn(play);
  const { seat } = moverIn(play);
  if (turn.boost === 0 || ![use, layMine].some(({ list }) => list(field, seat).length > 0)) return false;
  turn.step = 'boost';
  return true;
}

/** The compulsory lane change is made that stopped it: it burns on. */
export function burnOn(play: Play): void {
  if (coolsDown(play) && !pauses(play)) burn(play);
}

/** The heat die of a space that was moved; none by the Arcade rules. (R6) Does the car bear it? */
function coolsDown(play: Play): boolean {
  if (play.state.options.style === 'arcade') return true;
  const car = moverIn(play);
  const die = play.dice.roll(6);
  const points = die <= BOOST_HEAT_UP_TO ? 1 : 0;
  play.tell({ type: 'heatRolled', car: car.id, dice: [die], upTo: BOOST_HEAT_UP_TO, heat: points });
  heat(play, car.id, points, 'rocketBooster');
  return isUnderWay(play);
}
