import { known } from '../../../core/result';
import { hitsOf, type SkinId, armsOf, cardEffect, cardsWith } from '../content/cards';
import type { Location } from '../content/chassis';
import type { Mark, RobotId } from '../state';
import { answerBy } from './answers';
import { isOpen, slotWith } from './cards';
import { defend } from './defenses';
import { combinations } from './disabling';
import { findRobot, isAlive, robotOf, type Bot, type Field } from './field';
import { effectOf } from './hits';
import type { Interrupt } from './interrupts';
import { damageItem } from './marks';
import { robotIn, show, type Play } from './play';
import { defensesLeft, everybodysEyes, ownEyes, type Eyes } from './spending';

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

/** How much of this damage a skin keeps off (K4). */
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

const SHIELDING = cardsWith('shield');
const isGivenUp = (skin: SkinId): boolean => cardEffect(skin, 'shield')?.givenUp === true;

/** Skins that could be shown, or given up: an open one that helps by itself has helped already. */
const skinsOf = (field: Field, { robot, has }: Eyes, damage: readonly Location[]): readonly SkinId[] =>
  SHIELDING.filter(
    (skin) => has(skin) && keptOff(skin, field, damage) > 0 && (isGivenUp(skin) || !isOpen(robot, skin)),
  );

const ABSORBERS = cardsWith('absorb');
type AbsorberId = (typeof ABSORBERS)[number];

/** Cards of armor that could take some of the damage. */
const absorbersFor = (field: Field, eyes: Eyes): readonly AbsorberId[] =>
  defensesLeft(field, eyes) > 0 ? ABSORBERS.filter((card) => eyes.has(card)) : [];

/** How much more it can take. */
function roomOf(field: Field, robot: Bot, card: AbsorberId): number {
  const slot = slotWith(robot, card);
  return slot ? hitsOf(card, field.options) - robot.slots[slot].damage : 0;
}

/** Every choice of damage that a card of armor could take, each once. */
function absorbable(
  field: Field,
  robot: Bot,
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
    const eyes = everybodysEyes(field, robot);
    if (damage.length === 0) return [];
    return skinsOf(field, eyes, damage).length + absorbersFor(field, eyes).length > 0 ? [robot.id] : [];
  },
  answers(field, id) {
    const robot = robotOf(field, id);
    const damage = damageOn(field, id);
    const eyes = ownEyes(robot);
    const choices: readonly (SkinId | '')[] = ['', ...skinsOf(field, eyes, damage)];
    return choices.flatMap((skin) => {
      const left = skin === '' ? damage : damage.slice(keptOff(skin, field, damage));
      const worn = skin === '' ? [] : [skin];
      const absorbed = absorbersFor(field, eyes).flatMap((card) =>
        absorbable(field, robot, { card, damage: left }).map((absorb) => ({
          ...answerBy(...worn, card),
          absorb,
        })),
      );
      return [...(skin === '' ? [] : [answerBy(...worn)]), ...absorbed];
    });
  },
  close(play, said) {
    for (const [id, { cards, absorb }] of said) {
      for (const skin of SHIELDING.filter((one) => cards.includes(one))) {
        play.tell({ type: 'answered', robot: id, card: skin });
        wear(play, id, skin);
      }
      const armor = ABSORBERS.find((card) => cards.includes(card));
      if (armor && absorb.length > 0) absorbInArmor(play, id, { card: armor, absorb });
    }
  },
};

/** An open skin that needs no choice helps by itself (K35). */
export function protectOpenly(play: Play): void {
  const robot = findRobot(play.state, play.state.assault?.target ?? '');
  if (!robot) return;
  for (const skin of SHIELDING.filter((one) => !isGivenUp(one))) {
    const damage = damageOn(play.state, robot.id);
    if (isOpen(robot, skin) && damage.length > 0 && keptOff(skin, play.state, damage) > 0)
      wear(play, robot.id, skin);
  }
}

/** The skin keeps damage off: of disables, fire and paint it keeps nothing off. */
function wear(play: Play, id: RobotId, skin: SkinId): void {
  show(play, id, skin);
  const damage = damageOn(play.state, id);
  const kept = damage.slice(0, keptOff(skin, play.state, damage));
  takeOff(play, id, kept);
  play.tell({ type: 'cancelled', robot: id, card: skin, points: kept.length });
  const robot = robotIn(play, id);
  const uses = cardEffect(skin, 'shield')?.uses;
  if (uses === undefined) return;
  robot.skin.worn += 1;
  if (robot.skin.worn >= uses) loseSkin(play, id, skin);
}

function loseSkin(play: Play, id: RobotId, skin: SkinId): void {
  const robot = robotIn(play, id);
  robot.skin = { card: '', shown: false, worn: 0 };
  robot.lost.push({ slot: 'skin', card: skin, shown: true, destroyed: false });
  play.tell({ type: 'skinGone', robot: id, skin });
}

/** One marker for each of these locations comes no further. */
function takeOff(play: Play, id: RobotId, locations: readonly Location[]): void {
  const { onTheWay } = play.state;
  for (const location of locations) {
    const index = onTheWay.findIndex((mark) => isDamageOn(id)(mark) && mark.location === location);
    if (index >= 0) onTheWay.splice(index, 1);
  }
}

/** The damage goes to the armor instead. */
function absorbInArmor(
  play: Play,
  id: RobotId,
  { card, absorb }: { readonly card: AbsorberId; readonly absorb: readonly Location[] },
): void {
  const slot = known(slotWith(robotOf(play.state, id), card), `${card} on ${id}`);
  defend(play, id, card);
  takeOff(play, id, absorb);
  play.tell({ type: 'cancelled', robot: id, card, points: absorb.length });
  const cause = play.state.assault ? 'attack' : 'ram';
  for (let left = absorb.length; left > 0; left -= 1) damageItem(play, id, slot, { cause });
}
