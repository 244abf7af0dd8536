import { expectDefined } from '../../../../core/ground/result';
import type { ActionOf } from '../../actions';
import { ARMS, type Arm } from '../../content/sides';
import type { KrusherId } from '../../state';
import { strikeOf } from '../arms/arms';
import { armsAgainst, attackerIn, whyIdle, whyOutOfRange } from './attacking';
import { endAttack } from './combat';
import { krusherOf, type Field } from '../field';
import { aimOf, criticalOf, damageOf, isHit, totalOf, type Aim } from '../arms/odds';
import { krusherIn, refuse, type RuleContext, type Rule, type WhyNot } from '../context';
import { blockingArm, carriedArms } from './shields';

/** Source L112-170, steps F to H; G1, G8, G10, G18, G35. */

/** Every choice of arms: one alone, or two in the order of `ARMS`. */
const CHOICES: readonly (readonly Arm[])[] = [
  ...ARMS.map((arm) => [arm]),
  ...ARMS.flatMap((one, index) => ARMS.slice(index + 1).map((other) => [one, other])),
];

const targetIn = ({ combat }: Field): KrusherId => combat?.target ?? '';

function whyNotArm(field: Field, arm: Arm): WhyNot {
  const krusher = krusherOf(field, attackerIn(field));
  const reason = whyIdle(krusher, arm) ?? whyOutOfRange(krusher, arm, krusherOf(field, targetIn(field)));
  return reason && refuse(reason);
}

/** The program determines how many arms strike in a turn (L84-98). */
function whyNotTogether(field: Field, arms: readonly Arm[]): WhyNot {
  const krusher = krusherOf(field, attackerIn(field));
  const [first, second] = arms;
  if (first === undefined || second === undefined) return undefined;
  const after = { ...krusher, uses: { ...krusher.uses, [first]: 'struck' as const } };
  return whyIdle(after, second) === 'onlyOneStrike' ? refuse('onlyOneStrike') : undefined;
}

const inOrder = (arms: readonly Arm[]): boolean =>
  CHOICES.some(
    (choice) => choice.length === arms.length && choice.every((arm, index) => arm === arms[index]),
  );

export const strike: Rule<'strike'> = {
  whyNot: (field, _seat, { arms }) => {
    for (const arm of arms) {
      const refusal = whyNotArm(field, arm);
      if (refusal) return refusal;
    }
    return inOrder(arms) ? whyNotTogether(field, arms) : refuse('armUsed');
  },
  apply: (context, _seat, { arms }) => {
    const attacker = attackerIn(context.state);
    const target = targetIn(context.state);
    krusherIn(context, attacker).marks.attacked = true;
    for (const arm of arms)
      strikeWith(context, arm, expectDefined(aimOf(context.state, attacker, arm, target), 'an attack'));
    const struck = krusherIn(context, target);
    for (const arm of carriedArms(struck, krusherIn(context, attacker))) struck.uses[arm] = 'carried';
    endAttack(context);
  },
  list: (field, seat) =>
    CHOICES.map((arms): ActionOf<'strike'> => ({ type: 'strike', arms: [...arms] })).filter(
      (action) => !strike.whyNot(field, seat, action),
    ),
};

/** Is there anything left to strike with? */
export const canStrike = (field: Field): boolean =>
  armsAgainst(field, attackerIn(field), targetIn(field)).length > 0;

/** Two dice; if they hit, one for the damage; if they are critical as well, one for that. */
function strikeWith(context: RuleContext, arm: Arm, aim: Aim): void {
  const attacker = attackerIn(context.state);
  const target = targetIn(context.state);
  const { item, side, modifiers } = aim;
  const blow = expectDefined(strikeOf(arm, item), `a strike with ${item}`);
  const dice = [context.dice.roll(6), context.dice.roll(6)];
  const natural = dice.reduce((sum, die) => sum + die, 0);
  const hit = isHit(natural, totalOf(modifiers));
  const critical = hit && natural >= blow.criticalFrom;
  const total = natural + totalOf(modifiers);
  context.emit({
    type: 'struck',
    krusher: attacker,
    arm,
    item,
    target,
    side,
    dice,
    ...modifiers,
    total,
    hit,
    critical,
  });
  krusherIn(context, attacker).uses[arm] = 'struck';
  if (!hit) return;
  const blockedBy = blockingArm(context.state, target, attacker);
  const { nullField, oust } = modifiers;
  const die = context.dice.roll(6);
  const points = damageOf(blow, die, nullField, oust);
  context.emit({
    type: 'damageRolled',
    krusher: attacker,
    arm,
    target,
    side,
    ...(blockedBy && { blockedBy }),
    die,
    weapon: blow.damage,
    nullField,
    oust,
    points,
  });
  const extra = critical ? criticalWith(context, arm, aim) : 0;
  context.state.wounds.push({ krusher: target, side, blockedBy: blockedBy ?? '', points, critical: extra });
}

function criticalWith(context: RuleContext, arm: Arm, { item, modifiers: { nullField } }: Aim): number {
  const krusher = attackerIn(context.state);
  const die = context.dice.roll(6);
  const points = criticalOf(expectDefined(strikeOf(arm, item), `a strike with ${item}`), die, nullField);
  context.emit({
    type: 'criticalRolled',
    krusher,
    arm,
    target: targetIn(context.state),
    die,
    nullField,
    points,
  });
  return points;
}
