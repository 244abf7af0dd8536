import type { Refusal } from '@gearhall/shared/core/ground/result';
import type { RefusalCode } from '@gearhall/shared/games/metaltalon/refusals';
import { sentenceFor, type RefusalSentences } from '../../../ui/words/language/sentences';

/** Why something cannot be done, for every refusal code of the rules. */
const SENTENCES: RefusalSentences<RefusalCode> = {
  gameOver: 'The game is over.',
  seatOut: 'You are out of this game.',
  notYourTurn: 'It is not your turn.',
  answerFirst: 'First the roll or the damage has to be settled.',
  notAsked: 'Nobody has asked you that now.',
  wrongPhase: 'That is not possible at this point of the game.',
  raceSettled: 'Your race is settled: there is only one second roll.',
  noSuchShip: 'That ship is not in play any more.',
  notYourShip: 'That ship is not yours.',
  shipSpent: 'That ship has already acted this turn.',
  onlyTheNewShip: 'After a launch or a split only the newly launched ship may act.',
  noMovesLeft: 'This ship has no moves left. Each penny gives it one.',
  noShotsLeft: 'This ship has no shots left. Each nickel gives it one.',
  notAdjacent: 'Those two spaces do not touch.',
  spaceTaken: 'There is a ship on that space already.',
  baseClosed: 'The base of another player is closed, unless its owner has no cash: then you can invade it.',
  stripedBorder: 'A newly launched ship may not cross a striped border on its first activation.',
  notOnOwnBase: 'A ship is recycled on its own base: bring it beside the base first.',
  tooEarlyToRecycle:
    'A ship that stands on its base is recycled instead of acting, not after it has begun to act.',
  ownBase: 'On your own base a ship can only be recycled.',
  baseNotOwned: 'Nobody owns that base.',
  opponentHasCash: ({ cash }) =>
    `A base can be invaded only when its owner has no cash${cash ? `; there are still ${cash}¢` : ''}.`,
  baseBlocked: 'A ship stands on that base and blocks it.',
  ownTarget: 'You cannot fire at what is your own.',
  noSuchTarget: 'There is no such target any more.',
  emptyBase: 'There is no cash in that base to shoot at. You can invade it.',
  noPath: 'No open path leads there: ships and owned bases block every way.',
  alreadyLaunched: 'You have launched or split this turn already.',
  homeBaseBlocked: 'A ship stands on your base and blocks it.',
  noCoins: 'A ship needs at least one coin.',
  notEnoughCash: ({ cash, cost }) =>
    cash === undefined || cost === undefined
      ? 'You do not have that much cash.'
      : `That ship costs ${cost}¢, and you have ${cash}¢.`,
  notSwarm: 'Only the Swarm can split ships.',
  notTheseCoins: 'Both parts of a split ship need coins, and only coins that the ship has.',
  wrongDamage: 'Those coins are not what can be left of the ship after this damage.',
  nothingChanges: 'That is how it is set already.',
  notARerollRace: 'Only Clovers and Murphys are asked about rolls.',
};

export const refusalSentence = (refusal: Refusal): string => sentenceFor(SENTENCES, refusal);
