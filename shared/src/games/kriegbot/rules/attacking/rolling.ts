import { MODES } from '../../content/arms';
import { expectDefined } from '../../../../core/ground/result';
import type { TargetId } from '../../state';
import { attackDice } from './attackDice';
import { isDestroyed, isStructure } from '../field/structuresOnMap';
import { findRobot, isOnMap, tokenLying, unitThere, type Field } from '../field/field';
import { first, type RuleContext } from '../field/context';
import { rollPool, sumOf } from '../field/dice';
import { isForbidden, silhouetteAgainst } from './silhouettes';

/** One roll of the assault, its dice as the diagram on the card has them (L212, L231). The rest of the action is lost with its target (K38). */
export function roll(context: RuleContext): void {
  const assault = expectDefined(context.state.assault, 'an assault');
  const { target, attacker } = assault;
  if (isGone(context.state, target)) return;
  const thrown = isForbidden(context.state, assault) ? 0 : attackDice(context.state);
  const silhouette = silhouetteAgainst(context.state, assault);
  assault.pool = rollPool(context.dice, thrown);
  assault.rolled += 1;
  // Without dice it misses (K36).
  const hit = thrown > 0 && sumOf(assault.pool) >= silhouette;
  context.emit({ type: 'rolled', robot: attacker, target, thrown, dice: [...assault.pool], silhouette, hit });
  if (hit) strike(context);
  else first(context, { kind: 'around' });
}

const isGone = (field: Field, target: TargetId): boolean =>
  isStructure(target) ? isDestroyed(field, target) : !isThere(field, target);
const isThere = (field: Field, target: TargetId): boolean => {
  const robot = findRobot(field, target);
  return robot ? isOnMap(robot) : (unitThere(field, target) ?? tokenLying(field, target)) !== undefined;
};

/** A hit, and its consequences (K31, step 3). */
function strike(context: RuleContext): void {
  const assault = expectDefined(context.state.assault, 'an assault');
  assault.hit = true;
  const { scatters } = MODES[assault.mode];
  if (scatters) {
    assault.pool = rollPool(context.dice, scatters);
    context.emit({ type: 'locationsRolled', robot: assault.attacker, dice: [...assault.pool] });
  }
  first(
    context,
    { kind: 'reroll' },
    { kind: 'locate' },
    { kind: 'extra' },
    { kind: 'after' },
    { kind: 'mark' },
    { kind: 'turnTarget' },
  );
}
