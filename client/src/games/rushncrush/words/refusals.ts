import type { Refusal } from '@gearhall/shared/core/ground/result';
import { ITEMS, FIXED, type FixedId, type ItemId } from '@gearhall/shared/games/rushncrush/content/equipment';
import { findBox } from '@gearhall/shared/games/rushncrush/content/gears';
import type { RefusalCode } from '@gearhall/shared/games/rushncrush/refusals';
import { sentenceFor, type Detail, type RefusalSentences } from '../../../ui/words/language/sentences';
import { boxInWords, capital, count, FIXED_NAMES, ITEM_NAMES } from './cars/names';

const isItem = (id: unknown): id is ItemId => ITEMS.some((item) => item === id);
const isFixed = (id: unknown): id is FixedId => FIXED.some((fixed) => fixed === id);

/** "The Flamer"; "That piece" where the detail names none. */
const theItem = ({ item }: Detail): string =>
  isItem(item) ? `The ${ITEM_NAMES[item]}` : isFixed(item) ? `The ${FIXED_NAMES[item]}` : 'That piece';

const theBox = ({ box }: Detail): string =>
  typeof box === 'string' && findBox(box) ? boxInWords(box) : 'that box';

/** " It needs 3, and 2 are left."; figures that are missing are left out. */
const figures =
  (noun: string) =>
  ({ left, needed }: Detail): string => {
    const has = left === undefined ? '' : `: ${count(Number(left), noun)} ${left === 1 ? 'is' : 'are'} left`;
    return needed === undefined ? has : `${has === '' ? ':' : `${has},`} ${needed} needed`;
  };
const movement = figures('movement point');
const changes = figures('lane change');

/** Why something cannot be done, for every refusal code of the rules. */
const SENTENCES: RefusalSentences<RefusalCode> = {
  gameOver: 'The game is over.',
  seatOut: 'You are out of this race.',
  notYourTurn: 'It is not your turn.',
  wrongPhase: 'That is not possible at this point of the turn.',
  cardTaken: 'Somebody has taken that card already.',
  otherKindOfCard: 'Now it is the other kind of card that is taken.',
  noSuchBox: 'There is no such box in the gear matrix.',
  noLine: (detail) => `No line leads from here to ${theBox(detail)}.`,
  alreadyGeared: 'The gear action of this turn is done: only Turbo or Brake points move the gearstick now.',
  notFaster: (detail) => `A Turbo point only accelerates, along a white line: not to ${theBox(detail)}.`,
  notSlower: (detail) => `A Brake point only slows down, along a white line: not to ${theBox(detail)}.`,
  noTurbo: 'No Turbo point is left.',
  noBrake: 'No Brake point is left.',
  oneKindOfPoints: 'Turbo and Brake points cannot both be spent in one turn.',
  noSuchSpace: 'There is no such space on this course.',
  notEnoughMovement: (detail) => `That is too far${movement(detail)}.`,
  notEnoughChanges: (detail) => `That takes more lane changes than there are${changes(detail)}.`,
  cannotReach: 'No way leads there with the movement and lane changes that are left.',
  noWallThere: 'There is no wall to hit on that way.',
  noCarThere: 'There is no car to hit on that way.',
  carThere: 'A car stands there: that would be a ram.',
  wallThere: 'A wall stands there: that would be a crash.',
  blockedSide: 'That side is blocked: the other one has to do.',
  mustMoveOn: (detail) => `The whole movement has to be driven first${movement(detail)}.`,
  noSuchEquipment: (detail) => `${theItem(detail)} is not aboard this car.`,
  noActivations: 'Both Activations of this turn are used.',
  alreadyArmed: (detail) => `${theItem(detail)} is armed already.`,
  notArmed: (detail) => `${theItem(detail)} has to be armed first.`,
  alreadyMoved: (detail) => `${theItem(detail)} has been armed or used in this turn already.`,
  nothingToArm: (detail) => `${theItem(detail)} does not have to be armed.`,
  noTarget: (detail) => `${theItem(detail)} has no target within three spaces of the lane.`,
  noHeat: 'There is no heat to put out.',
  onlyAfterMoving: (detail) => `${theItem(detail)} is used after the whole movement.`,
  noMines: 'No mine is left.',
  nowhereToLay: 'A mine goes onto the space that was left last, if no mine lies there yet.',
};

export const refusalSentence = (refusal: Refusal): string => capital(sentenceFor(SENTENCES, refusal));
