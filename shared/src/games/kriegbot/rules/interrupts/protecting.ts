import { expectDefined } from '../../../../core/ground/result';
import { MODES } from '../../content/arms';
import { hitsOf, type CardId, type SkinId, armsOf, cardEffect, cardsWith } from '../../content/cards';
import type { Location } from '../../content/chassis';
import type { Mark } from '../../state/assault';
import type { RobotId } from '../../state/robot';
import { answerBy } from './answers';
import { isOpen, slotWith, toughnessOf } from '../pieces/cardsOnRobots';
import { defend } from '../pieces/defenseActions';
import { combinations } from '../damage/ownersChoice';
import { findRobot, isAlive, robotOf, type SeenRobot, type Field } from '../field/field';
import { effectOf } from '../attacking/hitEffects';
import type { Interrupt } from './interrupt';
import { damageItem } from '../damage/markers';
import { robotIn, show, type RuleContext } from '../field/context';
import { defensesLeft, publicLedger, ownLedger, type Ledger } from '../pieces/actionsLeft';

/** After the roll, before the markers: first the skin, then Chobham Armor (K49). */

const isDamageOn =
  (id: RobotId) =>
  ({ robot, marker }: Mark): boolean =>
    robot === id && marker === 'damage';

/** Damage on its way to a robot, by location, ascending. */
const damageOn = (field: Field, id: RobotId): readonly Location[] =>
  field.onTheWay
    .filter(isDamageOn(id))
    .map(({ location }) => location)
    .sort((one, other) => one - other);

/** How much of this damage a skin prevents (K4). */
function keptOff(skin: SkinId, { assault }: Field, damage: readonly Location[]): number {
  const shield = cardEffect(skin, 'shield');
  if (!shield) return 0;
  const { from, takes } = shield;
  const isFrom =
    from === 'anything' ||
    (assault !== undefined &&
      (from === 'bursts' ? effectOf(assault) === 'burst' : from.includes(armsOf(assault.arms).medium)));
  return isFrom ? Math.min(damage.length, takes === 'all' ? damage.length : takes) : 0;
}

/** Shot that any armor stops, and a flame that none does. */
const isStoppedByArmor = ({ assault }: Field): boolean =>
  assault !== undefined && MODES[assault.mode].stoppedByArmor === true;
const isUnstoppable = ({ assault }: Field): boolean =>
  assault !== undefined && armsOf(assault.arms).unstoppable === true;

const ARMORED = cardsWith('armored');
/** Armor that could be shown; once it lies open it has already helped (KX34). */
const armorOf = (field: Field, { robot, has }: Ledger): readonly CardId[] =>
  isStoppedByArmor(field) ? ARMORED.filter((card) => has(card) && !isOpen(robot, card)) : [];

const SHIELDING = cardsWith('shield');
const isGivenUp = (skin: SkinId): boolean => cardEffect(skin, 'shield')?.givenUp === true;

/** Skins that could be shown, or given up: an open automatic one has already helped. */
const skinsOf = (field: Field, { robot, has }: Ledger, damage: readonly Location[]): readonly SkinId[] =>
  SHIELDING.filter(
    (skin) => has(skin) && mayKeepOff(field, skin, damage) && (isGivenUp(skin) || !isOpen(robot, skin)),
  );

/** What is armor against shot gives nothing up for it. */
const mayKeepOff = (field: Field, skin: SkinId, damage: readonly Location[]): boolean =>
  !isUnstoppable(field) &&
  !(isStoppedByArmor(field) && cardEffect(skin, 'armored')) &&
  keptOff(skin, field, damage) > 0;

const ABSORBERS = cardsWith('absorb');
type AbsorberId = (typeof ABSORBERS)[number];

/** Armor cards that could take some of the damage. */
const absorbersFor = (field: Field, ledger: Ledger): readonly AbsorberId[] =>
  defensesLeft(field, ledger) > 0 && !isUnstoppable(field) && !isStoppedByArmor(field)
    ? ABSORBERS.filter((card) => ledger.has(card))
    : [];

/** How much more it can take. */
function roomOf(field: Field, robot: SeenRobot, card: AbsorberId): number {
  const slot = slotWith(robot, card);
  return slot ? hitsOf(card, toughnessOf(field, robot)) - robot.slots[slot].damage : 0;
}

/** Every choice of damage that an armor card could take, without duplicates. */
function absorbable(
  field: Field,
  robot: SeenRobot,
  { card, damage }: { readonly card: AbsorberId; readonly damage: readonly Location[] },
): readonly Location[][] {
  const most = Math.min(cardEffect(card, 'absorb')?.damage ?? 0, roomOf(field, robot, card));
  const choices = Array.from({ length: most }, (_, less) => combinations(damage, less + 1))
    .flat()
    .map((choice) => [...choice]);
  return choices.filter(
    (choice, index) => choices.findIndex((other) => other.join() === choice.join()) === index,
  );
}

export const protecting: Interrupt = {
  asks(field, about) {
    const robot = findRobot(field, about);
    if (!robot || !isAlive(robot)) return [];
    const damage = damageOn(field, robot.id);
    const ledger = publicLedger(field, robot);
    if (damage.length === 0) return [];
    const means = [
      ...armorOf(field, ledger),
      ...skinsOf(field, ledger, damage),
      ...absorbersFor(field, ledger),
    ];
    return means.length > 0 ? [robot.id] : [];
  },
  answers(field, id) {
    const robot = robotOf(field, id);
    const damage = damageOn(field, id);
    const ledger = ownLedger(robot);
    const choices: readonly (SkinId | '')[] = ['', ...skinsOf(field, ledger, damage)];
    const worn = choices.flatMap((skin) => {
      const left = skin === '' ? damage : damage.slice(keptOff(skin, field, damage));
      const worn = skin === '' ? [] : [skin];
      const absorbed = absorbersFor(field, ledger).flatMap((card) =>
        absorbable(field, robot, { card, damage: left }).map((absorb) => ({
          ...answerBy(...worn, card),
          absorb,
        })),
      );
      return [...(skin === '' ? [] : [answerBy(...worn)]), ...absorbed];
    });
    return [...armorOf(field, ledger).map((card) => answerBy(card)), ...worn];
  },
  close(context, said) {
    for (const [id, { cards, absorb }] of said) {
      const plate = isStoppedByArmor(context.state)
        ? ARMORED.find((card) => cards.includes(card))
        : undefined;
      if (plate) {
        context.emit({ type: 'answered', robot: id, card: plate });
        stop(context, id, plate);
        continue;
      }
      for (const skin of SHIELDING.filter((one) => cards.includes(one))) {
        context.emit({ type: 'answered', robot: id, card: skin });
        wear(context, id, skin);
      }
      const armor = ABSORBERS.find((card) => cards.includes(card));
      if (armor && absorb.length > 0) absorbInArmor(context, id, { card: armor, absorb });
    }
  },
};

/** An open skin without a choice helps automatically (K35). */
export function protectOpenly(context: RuleContext): void {
  const robot = findRobot(context.state, context.state.assault?.target ?? '');
  if (!robot) return;
  const plate = isStoppedByArmor(context.state) ? ARMORED.find((card) => isOpen(robot, card)) : undefined;
  if (plate) stop(context, robot.id, plate);
  for (const skin of SHIELDING.filter((one) => !isGivenUp(one))) {
    const damage = damageOn(context.state, robot.id);
    if (isOpen(robot, skin) && damage.length > 0 && mayKeepOff(context.state, skin, damage))
      wear(context, robot.id, skin);
  }
}

/** Armor keeps off all the damage of the roll, and nothing is lost. */
function stop(context: RuleContext, id: RobotId, card: CardId): void {
  show(context, id, card);
  const damage = damageOn(context.state, id);
  if (damage.length === 0) return;
  takeOff(context, id, damage);
  context.emit({ type: 'cancelled', robot: id, card, points: damage.length });
}

/** The skin prevents damage, but no disables, fire or paint. */
function wear(context: RuleContext, id: RobotId, skin: SkinId): void {
  show(context, id, skin);
  const damage = damageOn(context.state, id);
  const kept = damage.slice(0, keptOff(skin, context.state, damage));
  takeOff(context, id, kept);
  context.emit({ type: 'cancelled', robot: id, card: skin, points: kept.length });
  const robot = robotIn(context, id);
  const uses = cardEffect(skin, 'shield')?.uses;
  if (uses === undefined) return;
  robot.skin.worn += 1;
  if (robot.skin.worn >= uses) loseSkin(context, id, skin);
}

/** A skin that is used up, given up or thrown off. */
export function loseSkin(context: RuleContext, id: RobotId, skin: SkinId): void {
  const robot = robotIn(context, id);
  robot.skin = { card: '', shown: false, worn: 0 };
  robot.lost.push({ slot: 'skin', card: skin, shown: true, destroyed: false });
  context.emit({ type: 'skinGone', robot: id, skin });
}

/** Cancels one marker for each of these locations. */
function takeOff(context: RuleContext, id: RobotId, locations: readonly Location[]): void {
  const { onTheWay } = context.state;
  for (const location of locations) {
    const index = onTheWay.findIndex((mark) => isDamageOn(id)(mark) && mark.location === location);
    if (index >= 0) onTheWay.splice(index, 1);
  }
}

/** The damage goes to the armor instead. */
function absorbInArmor(
  context: RuleContext,
  id: RobotId,
  { card, absorb }: { readonly card: AbsorberId; readonly absorb: readonly Location[] },
): void {
  const slot = expectDefined(slotWith(robotOf(context.state, id), card), `${card} on ${id}`);
  defend(context, id, card);
  takeOff(context, id, absorb);
  context.emit({ type: 'cancelled', robot: id, card, points: absorb.length });
  const cause = context.state.assault ? 'attack' : 'ram';
  for (let left = absorb.length; left > 0; left -= 1) damageItem(context, id, slot, { cause });
}
