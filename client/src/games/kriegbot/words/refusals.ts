import type { Refusal } from '@gearhall/shared/core/result';
import { CARD_IDS, type CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import { sentenceFor, type Detail, type RefusalSentences } from '../../../ui/words/sentences';
import type { CommonRefusal } from '../parts/kinds';
import { ownRefusals } from '../parts/own';
import { count, fullCardName } from './names';

const cardIn = ({ card }: Detail): CardId | undefined => CARD_IDS.find((one) => one === card);
export const theCard = (detail: Detail, other: string): string => {
  const card = cardIn(detail);
  return card ? `The ${fullCardName(card)}` : other;
};

/** Why something cannot be done, for every refusal code that any table may hear. */
const SENTENCES: RefusalSentences<CommonRefusal> = {
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
};

export const refusalSentence = (refusal: Refusal): string =>
  sentenceFor({ ...ownRefusals(), ...SENTENCES }, refusal);
