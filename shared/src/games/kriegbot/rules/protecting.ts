import { known } from '../../../core/result';
import { hitsOf, type SkinId } from '../content/cards';
import type { Location } from '../content/chassis';
import { armsOf } from '../content/weapons';
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

/** Damage that Ablative Foam takes before it is gone. */
const FOAM = 3;
/** Damage of one roll that Chobham Armor can take. */
const MOST_ABSORBED = 2;

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
function keptOff(skin: SkinId, field: Field, damage: readonly Location[]): number {
  const { assault } = field;
  if (skin === 'electroReactive') return damage.length;
  if (!assault) return 0;
  if (skin === 'superSteel') return effectOf(assault) === 'burst' ? damage.length : 0;
  const { medium } = armsOf(assault.arms);
  return skin === 'ablativeFoam' && (medium === 'BEAM' || medium === 'MISSILE') ? 1 : 0;
}

const SHIELDING = ['superSteel', 'electroReactive', 'ablativeFoam'] as const satisfies readonly SkinId[];

/** Skins that could be shown, or given up: an open one that helps by itself has helped already. */
const skinsOf = (field: Field, { robot, has }: Eyes, damage: readonly Location[]): readonly SkinId[] =>
  SHIELDING.filter(
    (skin) =>
      has(skin) && keptOff(skin, field, damage) > 0 && (skin === 'electroReactive' || !isOpen(robot, skin)),
  );

const hasChobham = (field: Field, eyes: Eyes): boolean =>
  eyes.has('chobhamArmor') && defensesLeft(field, eyes) > 0;

/** How much more it can take. */
function roomOf(field: Field, robot: Bot): number {
  const slot = slotWith(robot, 'chobhamArmor');
  return slot ? hitsOf('chobhamArmor', field.options) - robot.slots[slot].damage : 0;
}

/** Every choice of damage that Chobham Armor could take, each once. */
function absorbable(field: Field, robot: Bot, damage: readonly Location[]): readonly Location[][] {
  const most = Math.min(MOST_ABSORBED, roomOf(field, robot));
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
    return skinsOf(field, eyes, damage).length > 0 || hasChobham(field, eyes) ? [robot.id] : [];
  },
  answers(field, id) {
    const robot = robotOf(field, id);
    const damage = damageOn(field, id);
    const eyes = ownEyes(robot);
    const choices: readonly (SkinId | '')[] = ['', ...skinsOf(field, eyes, damage)];
    return choices.flatMap((skin) => {
      const left = skin === '' ? damage : damage.slice(keptOff(skin, field, damage));
      const worn = skin === '' ? [] : [skin];
      const absorbed = hasChobham(field, eyes) ? absorbable(field, robot, left) : [];
      return [
        ...(skin === '' ? [] : [answerBy(...worn)]),
        ...absorbed.map((absorb) => ({ ...answerBy(...worn, 'chobhamArmor'), absorb })),
      ];
    });
  },
  close(play, said) {
    for (const [id, { cards, absorb }] of said) {
      for (const skin of SHIELDING.filter((one) => cards.includes(one))) {
        play.tell({ type: 'answered', robot: id, card: skin });
        wear(play, id, skin);
      }
      if (absorb.length > 0) absorbInArmor(play, id, absorb);
    }
  },
};

/** An open skin that needs no choice helps by itself (K35). */
export function protectOpenly(play: Play): void {
  const robot = findRobot(play.state, play.state.assault?.target ?? '');
  if (!robot) return;
  for (const skin of ['superSteel', 'ablativeFoam'] as const) {
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
  if (skin === 'ablativeFoam') robot.skin.worn += 1;
  if (skin === 'electroReactive' || robot.skin.worn >= FOAM) loseSkin(play, id, skin);
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
function absorbInArmor(play: Play, id: RobotId, locations: readonly Location[]): void {
  const slot = known(slotWith(robotOf(play.state, id), 'chobhamArmor'), 'Chobham Armor');
  defend(play, id, 'chobhamArmor');
  takeOff(play, id, locations);
  play.tell({ type: 'cancelled', robot: id, card: 'chobhamArmor', points: locations.length });
  const cause = play.state.assault ? 'attack' : 'ram';
  for (let left = locations.length; left > 0; left -= 1) damageItem(play, id, slot, { cause });
}
