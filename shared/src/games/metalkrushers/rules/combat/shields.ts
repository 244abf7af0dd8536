import { expectDefined } from '../../../../core/ground/result';
import { ITEMS } from '../../content/items';
import { ARMS, SHIELDED, type Arm } from '../../content/sides';
import type { KrusherId, State } from '../../state';
import { bearingOf } from '../arms/arms';
import { askedFor, attackerIn, heldIn, isShield, laterAttackers, mustKeep } from './attacking';
import { krusherOf, type Field, type Fighter } from '../field';
import { shieldCovers, shieldLeft } from '../arms/odds';
import { krusherIn, refuse, type Rule, type WhyNot } from '../context';

/** Shields: source L91-98, the defender; L112-167, steps B and C, block or parry; and L347-360, spiked; G9, G15, G31. */

/** Does the shield in this arm cover the side where the other stands? */
export const facesShield = (krusher: Fighter, arm: Arm, other: Fighter): boolean =>
  SHIELDED[arm].includes(bearingOf(krusher, other.at).side);

/** The enemies whose attacks a shield is declared against: in step B the attacker, in step C those still to come. */
const attackersOn = (field: Field, krusher: KrusherId): readonly KrusherId[] =>
  krusher === attackerIn(field) ? laterAttackers(field, krusher) : [attackerIn(field)];

/** The conditions for any use of a shield. */
function whyNotShield(field: Field, arm: Arm): WhyNot {
  const krusher = krusherOf(field, askedFor(field));
  const item = heldIn(krusher, arm);
  if (!item || !isShield(item)) return refuse('noShieldThere');
  const use = krusher.uses[arm];
  if (use === 'parry') return refuse('armParries');
  if (use !== '' && use !== 'carried') return refuse('armUsed');
  if (shieldLeft(krusher, arm) === 0) return refuse('shieldGone');
  const covers = attackersOn(field, askedFor(field)).some((id) =>
    facesShield(krusher, arm, krusherOf(field, id)),
  );
  return covers ? undefined : refuse('shieldFacesAway');
}

export const block: Rule<'block'> = {
  whyNot: (field, _seat, { arm }) =>
    whyNotShield(field, arm) ?? (mustKeep(field, askedFor(field), arm) ? refuse('mustAttack') : undefined),
  apply: (context, _seat, { arm }) => {
    const krusher = krusherIn(context, askedFor(context.state));
    krusher.uses[arm] = 'block';
    context.emit({ type: 'blocked', krusher: krusher.id, arm });
  },
  list: (field, seat) =>
    ARMS.map((arm) => ({ type: 'block', arm }) as const).filter(
      (action) => !block.whyNot(field, seat, action),
    ),
};

/** A spiked shield that has covered its bearer can no longer bash, nor can one whose bearer has had its turn. */
export const spare: Rule<'spare'> = {
  whyNot: (field, _seat, { arm }) => {
    const krusher = krusherOf(field, askedFor(field));
    const item = heldIn(krusher, arm);
    const shield = item && ITEMS[item];
    if (shield?.kind === 'shield' && !shield.bash) return refuse('notSpiked');
    if (krusher.uses[arm] === 'carried') return refuse('armUsed');
    const refusal = whyNotShield(field, arm);
    if (refusal) return refusal;
    return field.combat?.order.includes(askedFor(field)) ? undefined : refuse('noAttackToCome');
  },
  apply: (context, _seat, { arm }) => {
    const krusher = krusherIn(context, askedFor(context.state));
    krusher.uses[arm] = 'spared';
    context.emit({ type: 'spared', krusher: krusher.id, arm });
  },
  list: (field, seat) =>
    ARMS.map((arm) => ({ type: 'spare', arm }) as const).filter(
      (action) => !spare.whyNot(field, seat, action),
    ),
};

/**
 * The shield that takes the damage of an attack from there: of several that block, the one with most points left (G36).
 */
export function blockingArm(
  { krushers, wounds }: Pick<State, 'krushers' | 'wounds'>,
  target: KrusherId,
  attacker: KrusherId,
): Arm | undefined {
  const krusher = expectDefined(krushers[target], `a Krusher ${target}`);
  const by = expectDefined(krushers[attacker], `a Krusher ${attacker}`);
  const left = (arm: Arm): number =>
    wounds
      .filter((wound) => wound.krusher === target && wound.blockedBy === arm)
      .reduce((points, wound) => Math.max(0, points - wound.points), shieldLeft(krusher, arm));
  const blocking = ARMS.filter((arm) => krusher.uses[arm] === 'block' && facesShield(krusher, arm, by));
  return blocking.sort((one, other) => left(other) - left(one))[0];
}

/** Spiked shields that have made an attack harder: they can no longer bash in this phase. */
export const carriedArms = (krusher: Fighter, attacker: Fighter): readonly Arm[] =>
  ARMS.filter((arm) => {
    const item = heldIn(krusher, arm);
    const shield = item && ITEMS[item];
    if (shield?.kind !== 'shield' || !shield.bash || krusher.uses[arm] !== '') return false;
    return shieldCovers(krusher, arm, bearingOf(krusher, attacker.at).side);
  });
