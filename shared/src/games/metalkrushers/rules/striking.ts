import { known } from '../../../core/result';
import type { ActionOf } from '../actions';
import { ARMS, type Arm } from '../content/sides';
import type { KrusherId } from '../state';
import { strikeOf } from './arms';
import { armsAgainst, attackerIn, whyIdle, whyOutOfRange } from './attacking';
import { endAttack } from './combat';
import { krusherOf, type Field } from './field';
import { aimOf, criticalOf, damageOf, isHit, totalOf, type Aim } from './odds';
import { krusherIn, no, type Play, type Rule, type WhyNot } from './play';
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
  return reason && no(reason);
}

/** The program says how many arms strike in a turn (L84-98). */
function whyNotTogether(field: Field, arms: readonly Arm[]): WhyNot {
  const krusher = krusherOf(field, attackerIn(field));
  const [first, second] = arms;
  if (first === undefined || second === undefined) return undefined;
  const after = { ...krusher, uses: { ...krusher.uses, [first]: 'struck' as const } };
  return whyIdle(after, second) === 'onlyOneStrike' ? no('onlyOneStrike') : undefined;
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
    return inOrder(arms) ? whyNotTogether(field, arms) : no('armUsed');
  },
  apply: (play, _seat, { arms }) => {
    const attacker = attackerIn(play.state);
    const target = targetIn(play.state);
    krusherIn(play, attacker).marks.attacked = true;
    for (const arm of arms)
      strikeWith(play, arm, known(aimOf(play.state, attacker, arm, target), 'an attack'));
    const struck = krusherIn(play, target);
    for (const arm of carriedArms(struck, krusherIn(play, attacker))) struck.uses[arm] = 'carried';
    endAttack(play);
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
function strikeWith(play: Play, arm: Arm, aim: Aim): void {
  const attacker = attackerIn(play.state);
  const target = targetIn(play.state);
  const { item, side, modifiers } = aim;
  const blow = known(strikeOf(arm, item), `a strike with ${item}`);
  const dice = [play.dice.roll(6), play.dice.roll(6)];
  const natural = dice.reduce((sum, die) => sum + die, 0);
  const hit = isHit(natural, totalOf(modifiers));
  const critical = hit && natural >= blow.criticalFrom;
  const total = natural + totalOf(modifiers);
  play.tell({
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
  krusherIn(play, attacker).uses[arm] = 'struck';
  if (!hit) return;
  const blockedBy = blockingArm(play.state, target, attacker);
  const { nullField, oust } = modifiers;
  const die = play.dice.roll(6);
  const points = damageOf(blow, die, nullField, oust);
  play.tell({
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
  const extra = critical ? criticalWith(play, arm, aim) : 0;
  play.state.wounds.push({ krusher: target, side, blockedBy: blockedBy ?? '', points, critical: extra });
}

function criticalWith(play: Play, arm: Arm, { item, modifiers: { nullField } }: Aim): number {
  const krusher = attackerIn(play.state);
  const die = play.dice.roll(6);
  const points = criticalOf(known(strikeOf(arm, item), `a strike with ${item}`), die, nullField);
  play.tell({ type: 'criticalRolled', krusher, arm, target: targetIn(play.state), die, nullField, points });
  return points;
}
