import { ALARM, UNITS } from '@gearhall/shared/games/kriegbot/content/infantry';
import { BIPED, CHASSIS } from '@gearhall/shared/games/kriegbot/content/chassis';
import { STRUCTURE_HITS } from '@gearhall/shared/games/kriegbot/content/map';
import { DEAD_TURNS } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { CORE_HITS } from '@gearhall/shared/games/kriegbot/rules/damage/markers';
import { EXPLODES } from '@gearhall/shared/games/kriegbot/rules/field/dice';
import { COVER } from '@gearhall/shared/games/kriegbot/rules/attacking/silhouettes';
import { makeGlossary } from '../../../ui/glossary/glossary';

/** The glossary of Kriegbot. */
export const glossary = makeGlossary([
  {
    id: 'silhouette',
    forms: ['silhouette', 'silhouettes'],
    title: 'Silhouette',
    says: `How hard a robot is to hit: the dice have to reach this sum. It is the max speed of a robot that has moved or not acted yet, 1 of any other, and at least ${COVER} in a building.`,
  },
  {
    id: 'maxSpeed',
    forms: ['max speed', 'maximum speed'],
    title: 'Max speed',
    says: 'How many hexes the robot can move this turn, with the damage on its drive.',
  },
  {
    id: 'dance',
    forms: ['dance', 'dances', 'dancing'],
    title: 'Dance',
    says: 'Move without leaving the hex. The robot counts as moving, and is as hard to hit as its max speed.',
  },
  {
    id: 'bleed',
    forms: ['bleed', 'bleeds', 'bleeding'],
    title: 'Bleed',
    says: 'A hit on an empty slot, or more than a card can take, goes on to the next place: the bleed of the template.',
  },
  {
    id: 'painted',
    forms: ['painted', 'paint', 'paints'],
    title: 'Painted',
    says: 'A marker on a robot: woods no longer hide it from guns, beams and bolts, and nothing hides it from missiles. Water washes it off.',
  },
  {
    id: 'poweredUp',
    forms: ['power up', 'powered up', 'powers up'],
    title: 'Power up',
    says: 'Stand still instead of moving: cards work at their best until the turn ends, but the silhouette is 1.',
  },
  {
    id: 'unpowered',
    forms: ['unpowered'],
    title: 'Unpowered',
    says: 'The power core has taken damage. Cards that act are disabled afterwards, and the robot can neither reboot nor power up.',
  },
  {
    id: 'disabled',
    forms: ['disabled', 'disable', 'disables', 'disabling'],
    title: 'Disabled',
    says: 'The card does nothing until a reboot. A disabled drive, pilot or core stops the whole robot.',
  },
  {
    id: 'reboot',
    forms: ['reboot', 'reboots', 'rebooting'],
    title: 'Reboot',
    says: 'The robot neither moves nor attacks, and all its disable markers come off. The silhouette is 1.',
  },
  {
    id: 'maneuver',
    forms: ['maneuver', 'maneuvers'],
    title: 'Maneuver',
    says: 'Turn to any side on the spot, for the defense action. The silhouette is 1.',
  },
  {
    id: 'strafe',
    forms: ['strafe', 'strafes', 'strafing'],
    title: 'Strafe',
    says: 'Attack straight ahead during the move, with one die less. It costs the attack and the defense action.',
  },
  {
    id: 'ram',
    forms: ['ram', 'rams', 'rammed', 'ramming'],
    title: 'Ram',
    says: 'Run into a slower robot straight ahead. A die shows the damage for each of the two; it costs the attack and the defense action.',
  },
  {
    id: 'rotation',
    forms: ['rotation', 'rotations'],
    title: 'Rotation',
    says: 'A turn by one hexside during a move. It costs no points, but each template has a limited number of them.',
  },
  {
    id: 'sideslip',
    forms: ['sideslip', 'sideslips'],
    title: 'Sideslip',
    says: 'A step ahead to the left or right without turning.',
  },
  {
    id: 'template',
    forms: ['template', 'templates'],
    title: 'Template',
    says: 'The kind of robot. It sets speed, slots, and what bleeds where.',
  },
  {
    id: 'slot',
    forms: ['slot', 'slots'],
    title: 'Slot',
    says: 'A place for one card. The number of a slot on the template is what a die has to show to hit it.',
  },
  {
    id: 'pylon',
    forms: ['pylon', 'pylons'],
    title: 'Pylon',
    says: 'A slot with an arc of its own, for cards that attack along the arc of their pylon.',
  },
  {
    id: 'arc',
    forms: ['arc', 'arcs'],
    title: 'Arc',
    says: 'The directions in which a weapon fires: 60° is a narrow cone ahead, 120° the three front sides, 360° all around.',
  },
  {
    id: 'sight',
    forms: ['line of sight'],
    title: 'Line of sight',
    says: 'The line from the middle of one hex to the middle of the other. Woods, buildings and hills between them can block it; robots never do.',
  },
  {
    id: 'drive',
    forms: ['drive'],
    title: 'Drive',
    says: `What moves the robot. Each damage slows it down; it takes ${CHASSIS.robotank.driveHits}, the Rocketbot’s ${CHASSIS.rocketbot.driveHits}, before hits go on to the power core.`,
  },
  {
    id: 'core',
    forms: ['power core', 'core'],
    title: 'Power core',
    says: `With one damage the robot is unpowered, with ${CORE_HITS} it is destroyed.`,
  },
  {
    id: 'energy',
    forms: ['energy'],
    title: 'Energy',
    says: 'What a power core stores, four to six steps. Electric cards, dice of overcharge, a reboot and what the core itself can do cost one each; powering up brings some back.',
  },
  {
    id: 'overcharge',
    forms: ['overcharge', 'overcharged', 'overcharges'],
    title: 'Overcharge',
    says: 'One energy more gives an attack with an electric weapon one die more. It is named before the roll, and costs the same if it misses. Not the Tesla Gun.',
  },
  {
    id: 'skin',
    forms: ['skin', 'skins'],
    title: 'Skin',
    says: 'A card that covers the whole robot and protects it in one way.',
  },
  {
    id: 'faceDown',
    forms: ['face down', 'face-down'],
    title: 'Face down',
    says: 'Only its team knows the card. It is shown when it is used or helps, and stays open from then on.',
  },
  {
    id: 'attackAction',
    forms: ['attack action', 'attack actions'],
    title: 'Attack action',
    says: 'Each robot has one a turn: for an attack, or for a card that says so. A Combat Pilot gives a second one.',
  },
  {
    id: 'defenseAction',
    forms: ['defense action', 'defense actions'],
    title: 'Defense action',
    says: 'Each robot has one a turn: to answer an attack with a card, or to maneuver, strafe, ram or reboot.',
  },
  {
    id: 'doubles',
    forms: ['doubles'],
    title: 'Doubles',
    says: `Two or more dice with the same number. A ${EXPLODES} does not count: it adds a die instead.`,
  },
  {
    id: 'burst',
    forms: ['burst', 'bursts'],
    title: 'Burst',
    says: 'A hit that strikes every different number among the dice, once each.',
  },
  {
    id: 'bailOut',
    forms: ['bail out', 'bails out'],
    title: 'Bail out',
    says: 'The pilot leaves and the robot lies abandoned. That is no kill. With infantry he stands on the map from then on, and his death is one.',
  },
  {
    id: 'kill',
    forms: ['kill', 'kills'],
    title: 'Kill',
    says: 'A robot destroyed, or its pilot killed. Not if the pilot has left, the robot has fled, or one action destroys robots of both teams.',
  },
  {
    id: 'active',
    forms: ['active robot', 'active'],
    title: 'Active',
    says: `On the map with a living pilot or none needed, and not stopped without power for ${DEAD_TURNS} turns.`,
  },
  {
    id: 'biped',
    forms: ['biped'],
    title: 'Biped',
    says: `A Rocketbot that walks: ${BIPED.speed} hexes and ${BIPED.rotations} rotations. It moves and attacks last.`,
  },
  {
    id: 'phoenix',
    forms: ['phoenix-bot'],
    title: 'Phoenix-bot',
    says: 'The Recoilless Rifle drives away with the pilot and fights on as a small robot. Everything else is left behind.',
  },
  {
    id: 'infantry',
    forms: ['infantry', 'tent', 'tents'],
    title: 'Infantry',
    says: `Soldiers on the map, shown as tents: ${UNITS.foot.move} hexes a turn on foot, ${UNITS.motorized.move} motorized. One damage kills them. They act in a phase of their own after the attacks.`,
  },
  {
    id: 'derelict',
    forms: ['derelict', 'derelicts'],
    title: 'Derelict',
    says: 'A robot that its pilot has left, or that has lost him. With infantry a pilot on foot in its hex may take it over.',
  },
  {
    id: 'drone',
    forms: ['drone', 'drones'],
    title: 'Drone',
    says: `Flies ${UNITS.drone.move} hexes a turn over anything. Enemy robots that it sees are attacked as if painted. What hits it goes to its card.`,
  },
  {
    id: 'hold',
    forms: ['holds'],
    title: 'Hold',
    says: `This tent or drone is not asked until an enemy comes within ${ALARM} hexes. Only your team knows.`,
  },
  {
    id: 'halfHex',
    forms: ['half-hex', 'half-hexes'],
    title: 'Half-hex',
    says: 'A hex cut by the edge of the map. Robots start there, and leave the map there when they flee.',
  },
  {
    id: 'floodPlain',
    forms: ['flood plain'],
    title: 'Flood plain',
    says: `Open ground below the dam. When the dam breaks, after ${STRUCTURE_HITS} damage, it is water.`,
  },
  {
    id: 'electric',
    forms: ['electric'],
    title: 'Electric',
    says: 'An electric weapon can attack as if powered up with the help of an Explosive Capacitor. With power cores, each of its attacks costs one energy.',
  },
]);
