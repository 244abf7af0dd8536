import { ITEMS } from '../../content/items';
import { ARMS, ATTACK_BONUS, type Arm } from '../../content/sides';
import type { ActionOf } from '../../actions';
import type { KrusherId, Parry } from '../../state';
import { bearingOf, parryOf } from '../arms/arms';
import {
  armsAgainst,
  askedFor,
  attackerIn,
  heldIn,
  isShield,
  laterAttackers,
  mustKeep,
  willAttack,
} from './attacking';
import { findKrusher, krusherOf, type Field, type Fighter } from '../field';
import { shieldLeft } from '../arms/odds';
import { krusherIn, refuse, type RuleContext, type Rule, type WhyNot } from '../context';
import { facesShield } from './shields';

/** Source L112-170, steps B to E, parries with shields and weapons; G9, G31. */

type Declared = Pick<ActionOf<'parry'>, 'arm' | 'against' | 'meets'>;

/** Is this the step for shields (B, C), or for weapons (D, E)? */
const isShieldStep = ({ question }: Field): boolean =>
  question?.kind === 'shield' || question?.kind === 'attackerShield';

/** Declared ahead, but not yet assigned to an attack. */
const pledgeOf = (field: Field, by: KrusherId, { arm, against }: Declared): Parry | undefined =>
  field.parries.find(
    (parry) => parry.by === by && parry.arm === arm && parry.against === against && parry.meets === '',
  );

/** The conditions for the parrying arm itself. */
function whyNotArm(field: Field, declared: Declared): WhyNot {
  const { arm } = declared;
  const id = askedFor(field);
  const krusher = krusherOf(field, id);
  const item = heldIn(krusher, arm);
  if (!item) return refuse('armEmpty');
  if (isShield(item) !== isShieldStep(field))
    return refuse(isShieldStep(field) ? 'noShieldThere' : 'cannotParry');
  if (parryOf(arm, item) === 0) return refuse('cannotParry');
  if (isWornDown(krusher, arm)) return refuse('shieldGone');
  const use = krusher.uses[arm];
  if (use === 'parry') {
    const isNamed = declared.against === attackerIn(field) && pledgeOf(field, id, declared);
    return isNamed ? undefined : refuse('armParries');
  }
  if (use !== '' && use !== 'carried') return refuse('armUsed');
  return mustKeep(field, id, arm) ? refuse('mustAttack') : undefined;
}

/** A plain shield without armor points is destroyed; a spiked one still parries (G15). */
function isWornDown(krusher: Fighter, arm: Arm): boolean {
  const item = heldIn(krusher, arm);
  const shield = item && ITEMS[item];
  return shield?.kind === 'shield' && !shield.bash && shieldLeft(krusher, arm) === 0;
}

/** Does an attack from there come through a side that the arm covers? */
function covers(krusher: Fighter, arm: Arm, other: Fighter): boolean {
  const item = heldIn(krusher, arm);
  if (item && isShield(item)) return facesShield(krusher, arm, other);
  return ATTACK_BONUS[arm][bearingOf(krusher, other.at).side] !== undefined;
}

/** Shields parry everything, weapons everything but projectors. */
function canMeet(krusher: Fighter, arm: Arm, enemy: Fighter, meets: Arm): boolean {
  const [own, theirs] = [heldIn(krusher, arm), heldIn(enemy, meets)];
  if (!own || !theirs) return false;
  return isShield(own) || ITEMS[theirs].kind !== 'projector';
}

/** The conditions for the enemy. */
function whyNotAgainst(field: Field, { arm, against }: Declared): WhyNot {
  const id = askedFor(field);
  const krusher = krusherOf(field, id);
  const enemy = findKrusher(field, against);
  if (!enemy || enemy.fallen) return refuse('noSuchKrusher');
  if (enemy.team === krusher.team) return refuse('notAnEnemy');
  if (against !== attackerIn(field) && !willAttack(field, against, id)) return refuse('noAttackToCome');
  return covers(krusher, arm, enemy) ? undefined : refuse('parryOutOfArc');
}

/** The attack that it meets is named when that comes. */
function whyNotMeeting(field: Field, { arm, against, meets }: Declared): WhyNot {
  const id = askedFor(field);
  const attacks = armsAgainst(field, against, id);
  const isNow = against === attackerIn(field);
  if (isNow ? meets === undefined || !attacks.includes(meets) : meets !== undefined)
    return refuse('notThatArm');
  const [krusher, enemy] = [krusherOf(field, id), krusherOf(field, against)];
  const met = meets === undefined ? attacks : [meets];
  return met.some((one) => canMeet(krusher, arm, enemy, one)) ? undefined : refuse('cannotParry');
}

export const parry: Rule<'parry'> = {
  whyNot: (field, _seat, declared) =>
    whyNotArm(field, declared) ?? whyNotAgainst(field, declared) ?? whyNotMeeting(field, declared),
  apply: (context, _seat, declared) => {
    declare(context, askedFor(context.state), declared);
  },
  list: (field, seat) => {
    const id = askedFor(field);
    const enemies = [attackerIn(field), ...laterAttackers(field, id)].filter((enemy) => enemy !== id);
    return enemies
      .flatMap((against) =>
        ARMS.flatMap((arm) => [
          { type: 'parry', arm, against } as const,
          ...ARMS.map((meets) => ({ type: 'parry', arm, against, meets }) as const),
        ]),
      )
      .filter((action) => !parry.whyNot(field, seat, action));
  },
};

function declare(context: RuleContext, by: KrusherId, { arm, against, meets }: Declared): void {
  const { state } = context;
  const krusher = krusherIn(context, by);
  krusher.uses[arm] = 'parry';
  state.parries = state.parries.filter((one) => one.by !== by || one.arm !== arm);
  state.parries.push({ by, arm, against, meets: meets ?? '' });
  context.emit({ type: 'parried', krusher: by, arm, against, ...(meets && { meets }) });
}
