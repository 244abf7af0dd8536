import type { Refusal } from '@gearhall/shared/core/ground/result';
import type { RefusalCode } from '@gearhall/shared/games/metalheads/refusals';
import { sentenceFor, type RefusalSentences } from '../../../ui/words/language/sentences';
import { count } from './names';

/** Why something cannot be done, for every refusal code of the rules. */
const SENTENCES: RefusalSentences<RefusalCode> = {
  gameOver: 'The game is over.',
  seatOut: 'You are out of this game.',
  notYourTurn: 'It is not your turn.',
  wrongPhase: 'That is not possible at this point of the game.',
  answerFirst: 'First answer the question at the top of your orders.',
  nothingAsked: 'Nobody has asked you that now.',
  notAChoice: 'That is not one of the answers to the question.',
  nationTaken: 'Somebody else has that Nation already.',
  notEnoughEnergy: ({ need, have }) =>
    need === undefined || have === undefined
      ? 'You do not have enough Energy left.'
      : `That costs ${need} Energy, and you have ${have} left.`,
  spotEmpty: 'That spot of the row is empty until the end of the turn.',
  nothingToDraw: 'There are no Robots left in the deck.',
  notInHand: 'That Robot is not in your hand.',
  paysForItself: 'A Robot cannot pay for itself.',
  noPlace: ({ most }) =>
    most === undefined
      ? 'You have no free place for another construction.'
      : `You have no free place: at most ${count(Number(most), 'Robot')} may be under construction.`,
  notUnderConstruction: 'You have no such Robot under construction.',
  paysNothing: 'That Robot would pay nothing that is still missing.',
  notEnoughResources: ({ have }) =>
    have === undefined
      ? 'You have not gained that many resources of this kind.'
      : `Of this kind you have only ${have} left to spend this turn.`,
  notMissing: ({ missing }) =>
    missing === undefined
      ? 'That Robot does not need that many resources of this kind.'
      : `Of this kind that Robot needs only ${missing} more.`,
  notYourRobot: 'You have not completed that Robot.',
  alreadyTurned: 'That Robot has been activated already this turn.',
  passiveAbility: 'That ability is passive: it works by itself, all the time.',
  instantAbility: 'That ability is instant: it worked once, when the Robot was completed.',
  noAbility: 'That Robot has no ability.',
  usedUp: 'That ability works once in the game, and you have used it.',
  nothingToDo: 'Nothing would come of that ability now.',
  noFreeActivation: 'You have no free activation left this turn.',
  noNationAbility: 'Your Nation has no ability that you activate.',
  nationUsed: 'You have used the ability of your Nation already this turn.',
  kindMissing: 'Name the kind of resource that is to cost less.',
  kindUnneeded: 'The ability of your Nation needs no kind of resource.',
  noSuchToken: 'There is no such token on that Robot.',
};

export const refusalSentence = (refusal: Refusal): string => sentenceFor(SENTENCES, refusal);
