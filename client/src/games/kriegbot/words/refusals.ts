import type { Refusal } from '@gearhall/shared/core/ground/result';
import { CARD_IDS, type CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import type { RefusalCode } from '@gearhall/shared/games/kriegbot/refusals';
import { sentenceFor, type Detail, type RefusalSentences } from '../../../ui/words/language/sentences';
import { count, fullCardName } from './field/names';

const cardIn = ({ card }: Detail): CardId | undefined => CARD_IDS.find((one) => one === card);
const theCard = (detail: Detail, other: string): string => {
  const card = cardIn(detail);
  return card ? `The ${fullCardName(card)}` : other;
};

const hexes = (number: string | number): string => count(Number(number), 'hex', 'hexes');

/** Why something cannot be done, for every refusal code. */
const SENTENCES: RefusalSentences<RefusalCode> = {
  gameOver: 'The game is over.',
  seatOut: 'You are out of this game.',
  notYourTurn: 'It is not your turn.',
  wrongPhase: 'That is not possible at this point of the game.',
  notAsked: 'Nobody has asked you that now.',
  notYourRobot: 'That robot is not yours to run.',
  noSuchRobot: 'There is no such robot.',
  otherSideChooses: 'Another side chooses first.',
  notDealt: 'Your team was not dealt that template.',
  templateTaken: 'A robot of your team has that template already.',
  ownDesignsOnly: 'At this table robots are designed card by card.',
  readyMadeOnly: 'At this table robots are ready-made: template and cards come together.',
  noSuchSlot: 'This template has no such slot.',
  wrongKind: (detail) => `${theCard(detail, 'That card')} does not fit in that slot.`,
  cardTaken: (detail) =>
    `${theCard(detail, 'That card')} is in use on another robot of your team, or twice here.`,
  drawerNeeded: 'Say of every card which drawer it comes from.',
  ownDrawerOnly: 'Your team has only its own drawer.',
  onePilotOnly: 'A robot takes one pilot only.',
  tooManyPilots: ({ most }) =>
    most === undefined
      ? 'Your team may not field that many pilots here.'
      : `Your team may field ${count(Number(most), 'pilot')} in this scenario.`,
  pilotNeeded: ({ least }) => `Your team must field ${count(Number(least ?? 1), 'pilot')} in this scenario.`,
  incomplete: 'Every slot needs a card, and the robot a skin.',
  alreadyReady: 'Your designs are fixed: they cannot be changed any more.',
  notYourEdge: 'Robots start on the half-hexes of their own edge.',
  occupied: 'Another robot stands there.',
  noBuildingGround: 'Nothing can be built there: it is water, or something stands there already.',
  tooNearBorder: 'That is too near the border of the map.',
  tooNearOthers: 'That is too near another building.',
  cannotReach: 'This robot cannot get there, facing that way, with what it has left.',
  mayNotEnter: 'This robot may not enter that kind of ground.',
  clamped: 'A Mag Claw holds this robot in its hex and facing.',
  onlyReboot:
    'With its drive, pilot or power core disabled this robot can only reboot, stand idle or bail out.',
  unpowered: 'Its power core is damaged: it cannot reboot or power up.',
  notDisabled: 'Only a robot with a disabled drive, pilot or power core stands idle.',
  alreadyMoving: 'It moves already: another option is out of the question.',
  noDefenseLeft: 'It has no defense action left this turn.',
  noAttackLeft: 'It has no attack action left this turn.',
  noManeuver: 'The Hoverbot does not maneuver: it may turn after any movement option.',
  notThisChassis: 'This template cannot do that.',
  noBoosters: 'It has no working Jump Boosters.',
  noFleeing: 'In this scenario no robot may flee.',
  notAtEdge: 'It can leave the map only by its own edge.',
  noPointsLeft: 'It has no movement points left.',
  notAhead: 'It can only ram what is straight ahead of it.',
  notSlower: 'Only a robot with a lower maximum speed can be rammed.',
  notInSightAtStart: 'It was neither painted nor in sight when this move began.',
  inBuilding: 'A robot in a building cannot be rammed.',
  noSuchArms: 'This robot has no such weapon.',
  cardDisabled: (detail) => `${theCard(detail, 'That card')} is disabled.`,
  noArc: 'In this slot the card has no arc: it needs a pylon.',
  outOfArc: 'The target is not in the arc of that weapon.',
  outOfRange: ({ range }) =>
    `The target is out of range${range === undefined ? '' : `: ${count(Number(range), 'hex', 'hexes')} away`}.`,
  tooClose: 'The target is too close for that weapon.',
  noLine: 'Something stands in the line of sight.',
  notAnEnemy: 'Friends cannot be attacked.',
  noTarget: 'There is no such target any more.',
  robotsOnly: 'That weapon affects robots only.',
  notPowered: 'That needs the robot to be powered up.',
  wrongMode: 'The weapon cannot be used that way now.',
  wrongAttacks: 'The weapon cannot make that many attacks now.',
  alreadyUsed: 'That was used this turn already: a second attack has to be another one.',
  cannotStrafe: 'It cannot strafe with that.',
  notMoved: 'A Guided Missile finds only a robot that is painted or has moved this turn.',
  stealthy: 'That robot cannot be painted from here.',
  noHelp: 'One of those cards cannot help this attack.',
  noPilot: 'There is no pilot who could do that.',
  noRifle: 'It has no working Recoilless Rifle.',
  nothingToMend: 'There is nothing to mend there.',
  nothingLost: 'No such card of this robot was destroyed.',
  slotFull: 'That slot is not empty.',
  noMine: 'It has no mine there.',
  noMinesLeft: 'No mines are left on that card.',
  tooFar: 'That is too far away.',
  leftItsHex: 'It has left its hex this turn: that needs a robot that has not.',
  notRolled: 'That number is not among the dice.',
  wrongCount: 'That is not the number of items to choose.',
  wrongOrder: 'Name them in the order in which they are listed.',
  alreadyDisabled: 'That item is disabled already.',
  turnTooFar: 'It may be turned by one hexside only.',
  alreadyAnswered: 'That robot has answered already.',
  noSuchCard: 'This robot has no such card.',
  cannotAnswer: 'That is no answer to what happens now.',
  coreNotDealt: 'Your team was not dealt that power core.',
  coreTaken: 'Another robot of your team has that power core.',
  noEnergy: 'Its power core has not enough energy for that.',
  noOvercharge: 'That cannot be overcharged so far: one die more for each attack with an electric weapon.',
  noAbility: 'Its power core can do nothing like that now.',
  abilityUsed: 'Its power core has done what it can this turn.',
  coreHurt: 'Its power core is damaged or disabled.',
  notYourUnit: 'That is not yours to command.',
  noSuchUnit: 'There is no such tent or drone on the map.',
  noTentFree: 'Your team has no tent of that kind left.',
  wrongDistance: 'Nobody can get out that far away, or that near.',
  nobodyAboard: 'There is nobody like that inside.',
  notDerelict: 'Only a derelict that had a pilot can be taken over.',
  noRobotHere: 'There is no robot in this hex that would do.',
  slotOccupied: 'Somebody sits on that card already.',
  motorized: 'Only motorized infantry can dismount.',
  footOnly: 'Only footsoldiers can get aboard.',
  sharesHex: 'It stands in a hex with a robot: it cannot be rammed there.',
  notHere: 'It is not on the map.',
  noNuke: 'There is no Suicide Nuke that still works on the robot that was left.',
  alreadyPainted: 'That robot is painted already.',
  craftLost: 'Without the landing craft its robots neither power up nor reboot.',
  notRevealed: 'Only cards that lie open can be hacked.',
  pilotItem: 'A pilot cannot be hacked.',
  cardNeeded: (detail) =>
    `${theCard(detail, 'A certain card')} has to lie in a pylon slot of one of your robots.`,
  noPerpetrator: 'No gang on that edge has given cause this turn.',
  innocent:
    'Officer Krupke may only attack robots that have attacked or damaged him, or used an illegal weapon.',
  shielded: 'Infantry in Mission Control can only be hit from the same hex or a neighbouring one.',
  diskTooNear: ({ apart }) =>
    `A disk has to lie ${apart === undefined ? 'further' : `more than ${hexes(apart)}`} from the robots of your side, and from their disks.`,
  mustLand: 'It has a disk, and lands there now.',
  mustMark: 'It cannot wait: it has to mark a hex this turn.',
  noBomb: 'Only pilots and infantry of a side that has bombs carry one.',
  cardBanned: (detail) => `${theCard(detail, 'That card')} is not allowed in this scenario.`,
  tooFarFromEdge: ({ within }) =>
    `The tents of your side begin ${within === undefined ? 'nearer to' : `within ${hexes(within)} of`} the enemy’s edge.`,
  onlyCarried: 'The pilot and the decoys leave the map only aboard a robot.',
  pilotTaken: 'Another pilot of your side has that card.',
  notInPile: (detail) => `${theCard(detail, 'That card')} is not in the pile that you have now.`,
  notAtBorder: 'Robots start on the border of the map.',
  startsTooNear: 'Robots start at least four hexes from each other.',
  noDishes: ({ least }) => `That takes ${count(Number(least ?? 2), 'energy dish', 'energy dishes')}.`,
  notAlone: 'Somebody else has a say in where the buildings stand.',
  tooFarFromTower: ({ within, at }) =>
    `Here robots power up only ${within === undefined ? 'near one place' : `within ${hexes(within)} of ${at ?? ''}`}.`,
};

export const refusalSentence = (refusal: Refusal): string => sentenceFor(SENTENCES, refusal);
