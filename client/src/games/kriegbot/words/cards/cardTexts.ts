import { CARDS, type CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import { MODES } from '@gearhall/shared/games/kriegbot/content/arms';
import { ADDED_TEXTS } from './addedCardTexts';
import { word, thing, dice, times, powered } from './figures';
import { capital } from '../field/names';

type Texts = { readonly [Id in CardId]: (card: (typeof CARDS)[Id]) => string };

/** What a card does beyond its figures, in plain words; every number comes from the definition. */
const TEXTS: Texts = {
  railgun: () => 'Without power cores it fires only while powered up, or by Flux Compression. Electric.',
  howitzer: ({ arms }) =>
    `Powered up it may ${arms.poweredModes[0]}: no line of sight needed, and a hit does damage in each place that ${word(MODES[arms.poweredModes[0]].scatters)} more dice show.`,
  gatlingGun: ({ arms: { attacks }, blunt }) =>
    `One attack, or ${word(attacks.most)} with ${dice(attacks.diceEach)} each; ${word(attacks.poweredMost)} powered up. Defense: ${dice(blunt.dice)} for a missile attack that comes from inside its arc.`,
  grenadeLauncher: () => 'Lobbed: woods are not in its way.',
  flamethrower: ({ blunt }) =>
    `Sets on fire, too. Defense: disable it for smoke, ${dice(blunt.dice)} for an attack on this robot or past it, but not against melee.`,
  heavyMachineGun: () => 'Hits many places at once.',
  freeElectronLaser: ({ arms }) => powered(arms),
  particleBeamAccelerator: ({ arms }) => powered(arms),
  empBlaster: ({ arms }) =>
    `Disables instead of damaging. ${capital(times(arms.powered.times))} the dice while powered up. Robots only. Electric.`,
  teslaGun: ({ arms: { disables } }) =>
    `Also disables an item of the victim’s choice; ${word(disables.powered)} while powered up. Electric.`,
  electrolaser: () => 'Also disables the item that it hits. Electric.',
  towMissile: ({ arms }) =>
    `${capital(dice(arms.steady.dice))} if this robot maneuvered or powered up this turn.`,
  guidedMissile: ({ arms: { guided, attacks } }) =>
    `Only at robots that are painted or have moved this turn; their silhouette is ${guided.from} minus max speed. ${capital(word(attacks.poweredMost))} attacks while powered up.`,
  rocketPod: ({ arms }) =>
    `May fire a ${arms.modes[0]}: ${dice(MODES[arms.modes[0]].dice)}, and then it is disabled.`,
  chainsaw: () => 'Reaches only the next hex, and bites deep.',
  viralBayonet: ({ arms }) => `${capital(dice(arms.dice))}; a hit also disables in one of the places rolled.`,
  flail: () => 'A hit may turn the victim by one hexside.',
  magClaw: () => 'Defense: before a robot next to it, in its arc, moves: it is stuck in hex and facing.',
  combatPilot: ({ attackActions }) =>
    `${capital(word(attackActions))} different attacks a turn, and a Bazooka that fires along the arc of the pylon.`,
  hotshotPilot: ({ agility: { sideslips, rotations } }) =>
    `${capital(thing(sideslips, 'sideslip'))} and ${thing(rotations, 'rotation')} more.`,
  civilianPilot: ({ reroll }) =>
    `Once a turn, after a hit on this robot: ${word(reroll.dice)} die is rolled again for the place.`,
  engineerPilot: ({ mend }) =>
    `Takes off ${thing(mend.disables, 'disable')} at the end of each turn; a reboot costs only the attack action.`,
  recoillessRifle: () =>
    'Phoenix-bot: when all is lost, the rifle drives away with the pilot, and fights on as a small robot.',
  targetingLaser: ({ findRange }) =>
    `Rangefinder: ${dice(findRange.dice)} for other attacks in its arc at medium or long range, if it does not fire this turn.`,
  chemicalRockets: ({ arms }) =>
    `Gel paints; the ${arms.modes[1]} warhead disables ${thing(MODES[arms.modes[1]].disables, 'item')} of the victim’s choice.`,
  radar: () => 'Paints over a distance, all around. Not a Chameleon that stands still.',
  nanoGlue: ({ glue }) =>
    `Attack action, powered up: takes off a damage marker, or brings a destroyed card back with ${word(glue.comesBackWith)} damage on it.`,
  suicideNuke: ({ nuke: { destroysWithin, harmsWithin, damage } }) =>
    `Attack action, powered up: destroys everything within ${destroysWithin} hexes, this robot too; at ${destroysWithin + 1} to ${harmsWithin} hexes ${word(damage)} damage in random places.`,
  repairArm: ({ repair }) =>
    `Attack action, if the robot did not leave its hex: takes ${word(repair.damage)} damage off it, or off a friend next to it.`,
  chobhamArmor: ({ absorb }) =>
    `Defense, after a hit: up to ${word(absorb.damage)} of the damage land here instead.`,
  nemoBattery: ({ shock }) =>
    `Defense, when hit from the next hex or rammed: the attacker disables ${thing(shock.disables, 'item')}. Electric.`,
  chaff: ({ blunt }) =>
    `Defense: +${blunt.silhouette} silhouette against a missile attack; a Guided Missile loses its trick.`,
  smokeGenerator: ({ blunt }) =>
    `Defense: ${dice(blunt.dice)} for an attack on this robot, but not for melee.`,
  explosiveCapacitor: () =>
    'Defense: an electric weapon of this robot attacks as if powered up; the capacitor takes a damage.',
  targetingComputer: ({ aim }) =>
    `${capital(dice(aim.dice))} for one attack roll a turn, ${word(aim.poweredDice)} while powered up. Not for melee.`,
  incendiaryMunitions: () => 'A gun hit with doubles sets on fire; any gun hit while powered up.',
  holoBlur: ({ silhouette }) =>
    `+${silhouette.add} silhouette while the robot moved or has not moved yet, and is not painted.`,
  phasedArrayAntenna: ({ steer }) =>
    `${capital(dice(steer.strafeDice))} when strafing. Powered up, beams and radar see through woods.`,
  jumpBoosters: ({ boost }) =>
    `Declared before moving: +${boost.speed} speed, over any ground, and the robot may strafe. Disabled afterwards.`,
  reverse: ({ reverse }) =>
    `The robot may back up; in such a turn its max speed is ${word(reverse.speed)} less.`,
  superSteel: () => 'Cancels the damage of bursts.',
  electroReactive: () => 'Given up, it cancels all damage of one attack.',
  silvered: ({ silhouette }) =>
    `+${silhouette.add} silhouette against beams; takes paint off at the end of a turn.`,
  chameleon: ({ silhouette: { add, moved } }) =>
    `+${add} silhouette while not painted; +${moved.add} in a turn with ${word(moved.hexes)} or more hexes moved.`,
  ablativeFoam: ({ shield }) =>
    `Cancels the first damage of a beam or missile hit. ${capital(word(shield.uses))} times.`,
  stealthCoat: ({ unpaintable }) => `Cannot be painted from more than ${unpaintable.beyond} hexes away.`,
  ...ADDED_TEXTS,
};

/** What a card does beyond its figures. */
export const cardText = (id: CardId): string =>
  (TEXTS[id] as (card: (typeof CARDS)[CardId]) => string)(CARDS[id]);
