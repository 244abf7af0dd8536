import { ITEMS, EMPTY, type ItemId } from '../../content/items';
import { PROGRAMS } from '../../content/programs';
import { ARMS, SIDES, type Arm } from '../../content/sides';
import type { RefusalCode } from '../../refusals';
import type { KrusherId } from '../../state';
import { bearingOf, coverageOf, strikeOf } from '../arms/arms';
import { enemiesOf, findKrusher, krusherOf, type Field, type Fighter } from '../field';
import { refuse, type WhyNot } from '../context';

/** Who can attack whom, and with which arms. Source L78-111; G8, G18, G29, G31. */

/** The Krusher whose turn to attack it is; empty if there is none. */
export const attackerIn = ({ combat }: Field): KrusherId => combat?.order[0] ?? '';

/** The Krusher that the question is for. */
export const askedFor = ({ question }: Field): KrusherId => question?.krusher ?? '';

/** What an arm holds, as far as this viewer knows. */
export function heldIn({ arms }: Pick<Fighter, 'arms'>, arm: Arm): ItemId | undefined {
  const held = arms[arm];
  return held === EMPTY || held === 'hidden' ? undefined : held;
}

/** How many arms a Krusher may still strike with this turn, by its program. With an unknown program: any number. */
function strikesLeft({ program, uses }: Fighter): number {
  const struck = ARMS.filter((arm) => uses[arm] === 'struck').length;
  return (program ? PROGRAMS[program].strikes : ARMS.length) - struck;
}

/** Why this arm can no longer strike in this phase; `undefined` when it can. */
export function whyIdle(krusher: Fighter, arm: Arm): RefusalCode | undefined {
  const item = heldIn(krusher, arm);
  const use = krusher.uses[arm];
  if (!item || !strikeOf(arm, item)) return 'armEmpty';
  if (use === 'parry') return 'armParries';
  if (use !== '' && use !== 'spared') return 'armUsed';
  return strikesLeft(krusher) > 0 ? undefined : 'onlyOneStrike';
}

/** Why what the arm holds cannot attack there, from where the Krusher stands. */
export function whyOutOfRange(krusher: Fighter, arm: Arm, target: Fighter): RefusalCode | undefined {
  const item = heldIn(krusher, arm);
  if (!item || krusher.at === target.at) return 'outOfReach';
  const bearing = bearingOf(krusher, target.at);
  if (coverageOf(arm, item, bearing)) return undefined;
  const atAnySide = SIDES.some((side) => coverageOf(arm, item, { ...bearing, side, straight: true }));
  return atAnySide ? 'outOfArc' : 'outOfReach';
}

/** The arms with which one Krusher can attack another now. */
export function armsAgainst(field: Field, attacker: KrusherId, target: KrusherId): readonly Arm[] {
  const [by, at] = [krusherOf(field, attacker), krusherOf(field, target)];
  if (by.marks.busy || at.fallen || (by.marks.bound !== '' && by.marks.bound !== target)) return [];
  return ARMS.filter((arm) => !whyIdle(by, arm) && !whyOutOfRange(by, arm, at));
}

export const canAttack = (field: Field, attacker: KrusherId, target: KrusherId): boolean =>
  armsAgainst(field, attacker, target).length > 0;

/** Will the one still attack the other, after the current attacker? */
export const willAttack = (field: Field, attacker: KrusherId, target: KrusherId): boolean =>
  field.combat?.order.slice(1).includes(attacker) === true && canAttack(field, attacker, target);

/** The enemies that will still have their turn to attack this Krusher. */
export const laterAttackers = (field: Field, target: KrusherId): readonly KrusherId[] =>
  enemiesOf(field, krusherOf(field, target).team)
    .map(([id]) => id)
    .filter((id) => willAttack(field, id, target));

/** Why the attacker cannot name this target; `undefined` when it can. */
export function whyNotTarget(field: Field, attacker: KrusherId, target: KrusherId): WhyNot {
  const by = krusherOf(field, attacker);
  const at = findKrusher(field, target);
  if (!at || at.fallen) return refuse('noSuchKrusher');
  if (at.team === by.team) return refuse('notAnEnemy');
  if (field.combat?.done.includes(target)) return refuse('alreadyAttacked');
  if (by.marks.bound !== '' && by.marks.bound !== target) return refuse('boundElsewhere');
  if (canAttack(field, attacker, target)) return undefined;
  const reasons = ARMS.filter((arm) => !whyIdle(by, arm)).map((arm) => whyOutOfRange(by, arm, at));
  return refuse(reasons.includes('outOfArc') ? 'outOfArc' : 'outOfReach');
}

/** All targets that the attacker can name now. */
export const targetsOf = (field: Field, attacker: KrusherId): readonly KrusherId[] =>
  enemiesOf(field, krusherOf(field, attacker).team)
    .map(([id]) => id)
    .filter((id) => !whyNotTarget(field, attacker, id));

/**
 * Would this Krusher, bound by an Oust and able to attack in its turn, no longer be able to without this arm? Its turn
 * may be still to come: a Krusher that is attacked first cannot use up for a parry the arm that it needs for its
 * obligatory attack (G27).
 */
export function mustKeep(field: Field, krusher: KrusherId, arm: Arm): boolean {
  const { bound } = krusherOf(field, krusher).marks;
  const { order = [], done = [] } = field.combat ?? {};
  if (bound === '' || !order.includes(krusher) || !findKrusher(field, bound)) return false;
  if (krusher === attackerIn(field) && done.includes(bound)) return false;
  const arms = armsAgainst(field, krusher, bound);
  return arms.length === 1 && arms[0] === arm;
}

/** Is it a shield, spiked or not? */
export const isShield = (item: ItemId): boolean => ITEMS[item].kind === 'shield';
