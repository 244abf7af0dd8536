import { CARDS, type CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import { MODES } from '@gearhall/shared/games/kriegbot/content/arms';
import { capital } from './names';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const;
const word = (number: number): string => WORDS[Math.abs(number)] ?? String(Math.abs(number));
const thing = (number: number, one: string): string =>
  `${word(number)} ${one}${Math.abs(number) === 1 ? '' : 's'}`;
/** "one die more", "two dice less". */
const dice = (number: number): string =>
  `${word(number)} ${Math.abs(number) === 1 ? 'die' : 'dice'} ${number < 0 ? 'less' : 'more'}`;
const times = (number: number): string => (number === 2 ? 'twice' : `${word(number)} times`);
const powered = (arms: { readonly powered: { readonly dice: number } }): string =>
  `${capital(dice(arms.powered.dice))} while powered up. Electric.`;

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
  smoothboreMainGun: ({ arms }) =>
    `${capital(dice(arms.dice))}, so that a long shot needs help. Or ${arms.modes[0]}, without that: a burst over a short range, which any armor stops: Super-steel, Electro-reactive, Chobham.`,
  thermalLance: ({ arms }) =>
    `Sets on fire, too. No skin and no armor keeps it off; a structure takes ${word(arms.onStructures)} damage.`,
  limpetMines: ({ mines }) =>
    `A hit puts a mine on the robot, which is painted by it; ${word(mines.carried)} mines in all. Defense: one blows up, however far away: ${word(mines.damage)} damage in a random place.`,
  madSensor: () => 'Defense: an enemy that overcharges an attack, on anybody, is painted at once.',
  rectenna: ({ receive, sense }) =>
    `${capital(word(receive.energy))} energy at the end of each turn, while the own TV tower stands. Enemies within ${sense.within} hexes that give themselves away are aimed at as if they were painted.`,
  superconductors: ({ conduct }) =>
    `${capital(dice(conduct.steps))} by overcharge costs nothing, once a turn.`,
  dualModeSeeker: ({ home }) =>
    `${capital(dice(home.dice))} for Guided and TOW Missiles at a robot that gives itself away; it need not be painted or have moved.`,
  electrothermalAmmunition: ({ propel }) =>
    `Once a turn, for energy: a gun reaches ${word(propel.hexes)} hexes further in each of its bands, with ${dice(propel.dice)} for the first roll. Not the Flamethrower. Electric.`,
  nanoDeformableMirror: ({ focus }) =>
    `Beams reach ${word(focus.hexes)} hexes further in each of their bands, and smoke is not in their way.`,
  fuelAirBomb: ({ bomb }) =>
    `Attack action, in the arc of its pylon: placed up to ${bomb.reach} hexes away, where it goes off at the end of the turn: a burst of ${word(bomb.dice)} dice at everybody within ${thing(bomb.within, 'hex')}, and ${word(bomb.onStructures)} damage for what is built there. Used up.`,
  exoDisposable: () =>
    'Thrown off before a move, even by a robot that can do nothing else: paint, fire and mines go with it, and every marker of an item.',
  activeCamouflage: ({ camouflage }) =>
    `${capital(word(camouflage.energy))} energy, once a turn, even against an attack: the paint goes, +${camouflage.silhouette} silhouette until the turn ends, and no beam or radar can paint it. Electric.`,
  infantryPod: () =>
    'Attack action, even while disabled: a footsoldier and a motorized soldier get out beside the robot, together or alone.',
  uav: () =>
    'Attack action: a drone rises beside the robot. Enemy robots that it sees are attacked as if painted; what hits it harms this card.',
  superSteel: () => 'Cancels the damage of bursts.',
  electroReactive: () => 'Given up, it cancels all damage of one attack.',
  silvered: ({ silhouette }) =>
    `+${silhouette.add} silhouette against beams; takes paint off at the end of a turn.`,
  chameleon: ({ silhouette: { add, moved } }) =>
    `+${add} silhouette while not painted; +${moved.add} in a turn with ${word(moved.hexes)} or more hexes moved.`,
  ablativeFoam: ({ shield }) =>
    `Cancels the first damage of a beam or missile hit. ${capital(word(shield.uses))} times.`,
  stealthCoat: ({ unpaintable }) => `Cannot be painted from more than ${unpaintable.beyond} hexes away.`,
};

/** What a card does beyond its figures. */
export const cardText = <Id extends CardId>(id: Id): string =>
  (TEXTS[id] as (card: (typeof CARDS)[CardId]) => string)(CARDS[id]);
