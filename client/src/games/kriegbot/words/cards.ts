import {
  DEFENSES,
  hitsOf,
  isPilot,
  isSkin,
  isSystem,
  isWeapon,
  SYSTEMS,
  type CardId,
  type ItemCardId,
} from '@gearhall/shared/games/kriegbot/content/cards';
import type { ArcId } from '@gearhall/shared/games/kriegbot/content/chassis';
import {
  armsOf,
  isArms,
  type ArmsId,
  type HitId,
  type MediumId,
} from '@gearhall/shared/games/kriegbot/content/weapons';
import { capital, count } from './names';

export const MEDIUM_NAMES: Readonly<Record<MediumId, string>> = {
  GUN: 'gun',
  BEAM: 'beam',
  BOLT: 'bolt',
  MISSILE: 'missile',
  MELEE: 'melee',
  none: 'no medium',
};

export const ARC_NAMES: Readonly<Record<ArcId | 'pylon', string>> = {
  line: 'straight ahead',
  front60: '60°',
  front120: '120°',
  rear120: '120° to the rear',
  all: '360°',
  pylon: 'arc of its pylon',
};

const HITS: Readonly<Record<HitId, string>> = {
  one: '1 damage',
  doubles: '1 damage, 2 on doubles',
  two: '2 damage',
  burst: 'burst: 1 damage in every place rolled',
  disablingBurst: 'burst: 1 disable in every place rolled',
  paint: 'paints',
  disables: 'disables',
};
export const hitInWords = (arms: ArmsId): string => HITS[armsOf(arms).hit];

/** "3 dice to 3 hexes, 2 to 7, 1 to 12; not within 2": bands of no width are left out. */
export function bandsInWords(arms: ArmsId): string {
  const { tooNear, short, medium, long } = armsOf(arms).bands;
  const bands = [
    { dice: 3, from: tooNear, to: short },
    { dice: 2, from: short, to: medium },
    { dice: 1, from: medium, to: long },
  ].filter(({ from, to }) => to > from);
  if (long <= 1) return `${bands[0]?.dice ?? 0} dice at 1 hex`;
  const told = bands.map(({ dice, to }, index) =>
    index === 0 ? `${count(dice, 'die', 'dice')} to ${count(to, 'hex', 'hexes')}` : `${dice} to ${to}`,
  );
  return `${told.join(', ')}${tooNear > 0 ? `; not within ${tooNear}` : ''}`;
}

/** "Gun, 60°. 3 dice to 3 hexes, 2 to 7, 1 to 12. 2 damage." */
export function figuresOf(card: CardId): string {
  if (!isArms(card)) return '';
  const { medium, arc } = armsOf(card);
  return `${capital(MEDIUM_NAMES[medium])}, ${ARC_NAMES[arc]}. ${bandsInWords(card)}. ${capital(hitInWords(card))}.`;
}

/** What a card does beyond its figures, in plain words. */
const TEXTS: Readonly<Record<CardId, string>> = {
  railgun: 'Fires only while powered up, or by Flux Compression. Electric.',
  howitzer:
    'Powered up it may barrage: no line of sight needed, and a hit does 1 damage in each place that four more dice show.',
  gatlingGun:
    'One attack, or two with one die less each; three powered up. Defense: one die less for a missile attack that comes from inside its arc.',
  grenadeLauncher: 'Lobbed: woods are not in its way.',
  flamethrower:
    'Sets on fire, too. Defense: disable it for smoke, one die less for an attack on this robot or past it, but not against melee.',
  heavyMachineGun: 'Hits many places at once.',
  freeElectronLaser: 'One die more while powered up. Electric.',
  particleBeamAccelerator: 'One die more while powered up. Electric.',
  empBlaster: 'Disables instead of damaging. Twice the dice while powered up. Robots only. Electric.',
  teslaGun: 'Also disables an item of the victim’s choice; two while powered up. Electric.',
  electrolaser: 'Also disables the item that it hits. Electric.',
  towMissile: 'One die more if this robot maneuvered or powered up this turn.',
  guidedMissile:
    'Only at robots that are painted or have moved this turn; their silhouette is 9 minus max speed. Three attacks while powered up.',
  rocketPod: 'May fire a salvo: two dice more, and then it is disabled.',
  chainsaw: 'Reaches only the next hex, and bites deep.',
  viralBayonet: 'One die less; a hit also disables in one of the places rolled.',
  flail: 'A hit may turn the victim by one hexside.',
  magClaw: 'Defense: before a robot next to it, in its arc, moves: it is stuck in hex and facing.',
  combatPilot: 'Two different attacks a turn, and a Bazooka that fires along the arc of the pylon.',
  hotshotPilot: 'One sideslip and one rotation more.',
  civilianPilot: 'Once a turn, after a hit on this robot: one die is rolled again for the place.',
  engineerPilot: 'Takes off one disable at the end of each turn; a reboot costs only the attack action.',
  recoillessRifle:
    'Phoenix-bot: when all is lost, the rifle drives away with the pilot, and fights on as a small robot.',
  targetingLaser:
    'Rangefinder: one die more for other attacks in its arc at medium or long range, if it does not fire this turn.',
  chemicalRockets: 'Gel paints; the corrosive warhead disables two items of the victim’s choice.',
  radar: 'Paints over a distance, all around. Not a Chameleon that stands still.',
  nanoGlue:
    'Attack action, powered up: takes off a damage marker, or brings a destroyed card back with one damage on it.',
  suicideNuke:
    'Attack action, powered up: destroys everything within 2 hexes, this robot too; at 3 to 6 hexes two damage in random places.',
  repairArm:
    'Attack action, if the robot did not leave its hex: takes one damage off it, or off a friend next to it.',
  chobhamArmor: 'Defense, after a hit: up to two of the damage land here instead.',
  nemoBattery: 'Defense, when hit from the next hex or rammed: the attacker disables two items. Electric.',
  chaff: 'Defense: +3 silhouette against a missile attack; a Guided Missile loses its trick.',
  smokeGenerator: 'Defense: one die less for an attack on this robot, but not for melee.',
  explosiveCapacitor:
    'Defense: an electric weapon of this robot attacks as if powered up; the capacitor takes a damage.',
  targetingComputer: 'One die more for one attack roll a turn, two while powered up. Not for melee.',
  incendiaryMunitions: 'A gun hit with doubles sets on fire; any gun hit while powered up.',
  holoBlur: '+2 silhouette while the robot moved or has not moved yet, and is not painted.',
  phasedArrayAntenna: 'One die more when strafing. Powered up, beams and radar see through woods.',
  jumpBoosters:
    'Declared before moving: +2 speed, over any ground, and the robot may strafe. Disabled afterwards.',
  reverse: 'The robot may back up; in such a turn its max speed is one less.',
  superSteel: 'Cancels the damage of bursts.',
  electroReactive: 'Given up, it cancels all damage of one attack.',
  silvered: '+2 silhouette against beams; takes paint off at the end of a turn.',
  chameleon: '+2 silhouette while not painted; +1 in a turn with three or more hexes moved.',
  ablativeFoam: 'Cancels the first damage of a beam or missile hit. Three times.',
  stealthCoat: 'Cannot be painted from more than 6 hexes away.',
};

/** "Destroyed by 1 damage" where that is not the ordinary two. */
export function toughness(card: ItemCardId, fragile = false): string {
  const hits = hitsOf(card, { fragile });
  return hits === (fragile ? 1 : 2) ? '' : ` Destroyed by ${hits} damage.`;
}

export const textOf = (card: CardId): string => `${TEXTS[card]}${isSkin(card) ? '' : toughness(card)}`;

/** All that a card does, in one piece. */
export const cardInWords = (card: CardId): string =>
  [figuresOf(card), textOf(card)].filter(Boolean).join(' ');

/** What kind of card it is: "missile", "pilot", "defense". */
export function kindInWords(card: CardId): string {
  if (isSkin(card)) return 'skin';
  if (isWeapon(card)) return MEDIUM_NAMES[armsOf(card).medium];
  return KINDS[SYSTEMS[card].kind];
}
const KINDS = {
  pilot: 'pilot',
  armed: 'armed system',
  attack: 'attack action',
  defense: 'defense action',
  passive: 'always on',
  movement: 'movement',
} as const;

export const FILTERS = {
  all: () => true,
  weapon: isWeapon,
  system: isSystem,
  skin: isSkin,
  pilot: isPilot,
  defense: (card: CardId) => DEFENSES.some((one) => one === card),
} as const satisfies Readonly<Record<string, (card: CardId) => boolean>>;
