import { expectDefined } from '../../../../core/ground/result';
import { turned } from '../../../../core/game/hex';
import { type HitId, MODES } from '../../content/arms';
import { armsOf } from '../../content/cards';
import type { Location } from '../../content/chassis';
import type { Mark } from '../../state/assault';
import { findRobot, robotOf, type Attacking, type Field } from '../field/field';
import { answered, refuse, robotIn, type RuleContext, type Rule } from '../field/context';
import { isDouble, locationsIn } from '../field/dice';

/** What a hit does where, and what its attacker may choose (L233-286, K45-K47). */

/** A barrage is like a burst, but does not count as one for skins (K73). */
type Effect = HitId | 'barrage';

/** The effect of this attack when it hits. */
export function effectOf({ arms, mode }: Pick<Attacking, 'arms' | 'mode'>): Effect {
  const { scatters, disables, hit } = MODES[mode];
  if (scatters) return 'barrage';
  return disables ? 'disables' : (hit ?? armsOf(arms).hit);
}

/** A marker at every number rolled. */
export const isSpread = (effect: Effect): boolean =>
  effect === 'burst' || effect === 'disablingBurst' || effect === 'barrage';

/** Its dice determine locations. */
export const isLocated = (effect: Effect): boolean =>
  effect !== 'paint' && effect !== 'disables' && effect !== 'attach';

/** Damage at a location that is hit this way (L235-249). */
export function pointsAt(effect: Effect, pool: readonly number[], location: Location): number {
  if (effect === 'two') return 2;
  return effect === 'doubles' && isDouble(pool, location) ? 2 : 1;
}

/** The numbers to choose from: for a Phoenix-bot all are the same, and doubles are better (K55). */
export function choicesIn(field: Field): readonly Location[] {
  const { pool, target } = expectDefined(field.assault, 'an assault');
  const locations = locationsIn(pool);
  if (!findRobot(field, target)?.phoenix) return locations;
  return [...locations].sort((one, other) => countOf(pool, other) - countOf(pool, one)).slice(0, 1);
}
const countOf = (pool: readonly number[], location: Location): number =>
  pool.filter((die) => die === location).length;

/** The markers of this location are on their way. */
export function aim(context: RuleContext, kind: 'locate' | 'extra', location: Location): void {
  const assault = expectDefined(context.state.assault, 'an assault');
  const { target: robot, arms, pool } = assault;
  context.emit({ type: 'locationChosen', robot, location });
  if (kind === 'extra') {
    put(context, { robot, location, marker: 'disable' });
    return;
  }
  for (let points = pointsAt(effectOf(assault), pool, location); points > 0; points -= 1)
    put(context, { robot, location, marker: 'damage' });
  if (armsOf(arms).extra === 'disableSame') put(context, { robot, location, marker: 'disable' });
}

export const put = (context: RuleContext, mark: Mark): void => void context.state.onTheWay.push(mark);

/** The attacker names one of the numbers rolled: for the damage, or for its additional effect. */
export const locateRule: Rule<'locate'> = {
  whyNot: (field, _seat, { location }) =>
    choicesIn(field).includes(location) ? undefined : refuse('notRolled'),
  apply(context, _seat, { location }) {
    const kind = context.state.question?.kind === 'extra' ? 'extra' : 'locate';
    answered(context);
    aim(context, kind, location);
  },
  list: (field) => choicesIn(field).map((location) => ({ type: 'locate', location })),
};

const targetIn = (field: Field) => robotOf(field, expectDefined(field.assault, 'an assault').target);

export const turnTarget: Rule<'turnTarget'> = {
  whyNot: (field, _seat, { facing }) =>
    [-1, 0, 1].some((sixths) => turned(targetIn(field).facing, sixths) === facing)
      ? undefined
      : refuse('turnTooFar'),
  apply(context, _seat, { facing }) {
    const { attacker, target } = expectDefined(context.state.assault, 'an assault');
    const robot = robotIn(context, target);
    answered(context);
    if (robot.facing === facing) return;
    context.emit({ type: 'turnedBy', robot: target, by: attacker, from: robot.facing, to: facing });
    robot.facing = facing;
  },
  list: (field) =>
    [0, -1, 1].map((sixths) => ({ type: 'turnTarget', facing: turned(targetIn(field).facing, sixths) })),
};
