import type { Refusal } from '@gearhall/shared/core/ground/result';
import type { RefusalCode } from '@gearhall/shared/games/metalkrushers/refusals';
import { ITEM_IDS } from '@gearhall/shared/games/metalkrushers/content/items';
import { CHASSIS_IDS } from '@gearhall/shared/games/metalkrushers/content/chassis';
import { PROGRAM_IDS } from '@gearhall/shared/games/metalkrushers/content/programs';
import { ARMS, SIDES } from '@gearhall/shared/games/metalkrushers/content/sides';
import { sentenceFor, type RefusalSentences } from '../../../ui/words/language/sentences';
import { CHASSIS_NAMES, count, itemName, PROGRAM_NAMES, SIDE_NAMES, signed, theArm } from './names';

/** The thing that the detail names by id, in words; `other` where it names none. */
const named =
  <Id extends string>(ids: readonly Id[], name: (id: Id) => string) =>
  (value: string | number | undefined, other: string): string => {
    const id = ids.find((one) => one === value);
    return id === undefined ? other : name(id);
  };
const chassisOf = named(CHASSIS_IDS, (id) => `The ${CHASSIS_NAMES[id]} chassis`);
const programOf = named(PROGRAM_IDS, (id) => `The program “${PROGRAM_NAMES[id]}”`);
const itemOf = named(ITEM_IDS, (id) => `The ${itemName(id)}`);
const armOf = named(ARMS, theArm);
const sideOf = named(SIDES, (side) => `the ${SIDE_NAMES[side]}`);

/** Why something cannot be done, for every refusal code of the rules. */
const SENTENCES: RefusalSentences<RefusalCode> = {
  gameOver: 'The game is over.',
  seatOut: 'You are out of this game.',
  notYourTurn: 'It is not your turn.',
  wrongPhase: 'That is not possible at this point of the game.',
  notAsked: 'Nobody has asked you that now.',
  alreadyBuilt: 'You have built already; that is final.',
  wrongNumber: ({ krushers }) =>
    krushers === undefined
      ? 'That is not the number of Krushers you have to build.'
      : `You have to build ${count(Number(krushers), 'Krusher')}.`,
  chassisNotAllowed: ({ chassis }) => `${chassisOf(chassis, 'That chassis')} is not in use at this table.`,
  programNotAllowed: ({ program }) => `${programOf(program, 'That program')} is not in use at this table.`,
  itemNotAllowed: ({ item }) => `${itemOf(item, 'That item')} is not in use at this table.`,
  wrongSide: ({ arm }) => `The program has no use for something in ${armOf(arm, 'one arm')}.`,
  armMissing: ({ arm }) => `The program needs something in ${armOf(arm, 'each arm')}.`,
  wrongArmament: ({ item }) => `${itemOf(item, 'What one arm holds')} does not suit the program.`,
  unbalanced: ({ initiative }) => {
    const not = initiative === undefined ? '' : `, not to ${signed(Number(initiative))}`;
    return `The initiative modifiers of both arms have to add up to 0${not}.`;
  },
  tooMuchArmor: ({ used, allowed }) =>
    `${used === undefined ? 'That many' : used} points of armor are more than ${allowed === undefined ? 'this Krusher' : `the ${allowed} that it`} may carry.`,
  tooMuchOnSide: ({ side, points, most }) =>
    `${points ?? 'That many'} points on ${sideOf(side, 'one side')} are more than ${most === undefined ? 'a side' : `the ${most} that a side`} may have.`,
  notASavior: 'Only a Krusher of yours that has not moved yet can be kept for last.',
  notAmongEquals: 'That Krusher is not one of those that could move next.',
  cannotReach: 'This Krusher cannot get there, facing that way, with the points it has left.',
  tooFarToOust: 'Only an enemy in the next hex can be ousted.',
  noOust: 'This Krusher cannot try to oust anybody now.',
  notInFront: 'Only an enemy straight in front can be ousted.',
  notAnEnemy: 'That is not an enemy.',
  noPointsLeft: 'An Oust needs two movement points; this Krusher has fewer left.',
  wrongPush: 'The enemy cannot be pushed there.',
  notAtPickUp: 'To be armed, a Krusher must have ended its last move on a pick-up point.',
  otherArmHere: 'The other arm was armed here already: this one needs another pick-up point.',
  notThisSize: 'That is not one of the things to choose from.',
  notInBothArms: 'That cannot be held in both arms here.',
  noSuchKrusher: 'That Krusher is not in the arena any more.',
  outOfArc: 'No arm of this Krusher can attack on that side.',
  outOfReach: 'That is out of reach.',
  boundElsewhere: 'After its Oust this Krusher may attack only the one it tried to oust.',
  mustAttack: 'After its Oust this Krusher must attack the one it tried to oust.',
  alreadyAttacked: 'That has been attacked already this turn.',
  reflexTooFar: 'Its chassis cannot turn that far.',
  reflexedAlready: 'This Krusher has tried its Reflex Facing already: one a turn.',
  reflexAfterAttack: 'This Krusher has attacked: after that it has no Reflex Facing this turn.',
  noReflex: 'This Krusher has no Reflex Facing this turn.',
  noShieldThere: 'There is no shield in that arm.',
  shieldGone: 'That shield is worn down: it cannot block any more.',
  shieldFacesAway: 'That shield does not cover the side from which the attack comes.',
  notSpiked: 'Only a spiked shield can be kept back for a bash.',
  armUsed: 'That arm has done something else already in this Combat Phase.',
  armParries: 'That arm parries in this Combat Phase: it can do nothing else.',
  armEmpty: 'That arm holds nothing it could use for this.',
  noAttackToCome: 'No such attack is still to come in this Combat Phase.',
  cannotParry: 'That cannot parry.',
  parryOutOfArc: 'That arm does not reach the side from which the attack comes.',
  notThatArm: 'There is no attack from that arm to be parried.',
  onlyOneStrike: 'Its program lets this Krusher strike with one arm a turn.',
};

/** Where several Krushers are built together, the sentence names the one it is about. */
export function refusalSentence(refusal: Refusal): string {
  const text = sentenceFor(SENTENCES, refusal);
  const krusher = refusal.detail?.['krusher'];
  return krusher === undefined ? text : `Krusher ${krusher}: ${text}`;
}
