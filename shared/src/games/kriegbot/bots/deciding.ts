import { bestOf } from '../../../core/bots';
import type { Dice } from '../../../core/dice';
import type { Action } from '../actions';
import type { Question } from '../taskState';
import { answerWorth } from './answering';
import { attackWorth, disableWorth, locationWorth, turnWorth } from './attacking';
import { bestPlace } from './choosing';
import { bestSeat } from './control';
import { hackWorth } from './hacking';
import { bestAirBomb } from './airBombs';
import { bestCamp, bestDisk, bestLanding } from './insertion';
import { bestHideout } from './hiders';
import { craftWorth } from './landing';
import { named } from './rescue';
import { bestMove } from './moving';
import { placed, scattered } from './preparing';
import { facingWorth } from './refacing';
import { bestCall, bestEntry } from './policing';
import { bestSite } from './sites';
import type { Situation } from './situation';
import { soldiered } from './soldiers';
import { bailingWorth, unitWorth } from './units';

type Decide = (situation: Situation, legal: readonly Action[], dice: Dice) => Action | undefined;

const byWorth =
  (worth: (situation: Situation) => (action: Action) => number): Decide =>
  (situation, legal, dice) =>
    bestOf(legal, worth(situation), dice);

const DECISIONS: Readonly<Record<Question['kind'], Decide>> = {
  place: ({ view }, legal, dice) => bestPlace(view, legal, dice) ?? placed(legal, dice),
  choosePilot: (_situation, legal, dice) => dice.pick(legal),
  embark: ({ view }, legal, dice) => bestSeat(view, legal, dice),
  placeTent: ({ view }, legal, dice) => bestHideout(view, legal, dice) ?? bestCamp(view, legal, dice),
  namePilot: (_situation, legal, dice) => named(legal, dice),
  build: ({ view }, legal, dice) => scattered(legal) ?? bestSite(view, legal, dice),
  disk: ({ view }, legal, dice) => bestDisk(view, legal, dice),
  land: bestLanding,
  enter: (situation, legal, dice) => bestEntry(situation, legal, dice),
  reinforce: (situation, legal) => bestCall(situation, legal),
  option: bestMove,
  moving: bestMove,
  reface: byWorth(facingWorth),
  craft: byWorth(craftWorth),
  callBomb: bestAirBomb,
  hack: byWorth(hackWorth),
  attack: byWorth(attackWorth),
  locate: byWorth(locationWorth),
  extra: byWorth(locationWorth),
  turnTarget: byWorth(turnWorth),
  disables: byWorth(disableWorth),
  bailing: byWorth(bailingWorth),
  soldier: (_situation, legal) => legal[0],
  tent: byWorth(unitWorth),
  honcho: byWorth(unitWorth),
  drone: byWorth(unitWorth),
};

/** The best answer to the present question of a battle; none if nothing is worth considering. */
export function decided(situation: Situation, legal: readonly Action[], dice: Dice): Action | undefined {
  const { question } = situation.view;
  const order = soldiered(situation.view, legal, dice);
  if (order) return order;
  if (question) return DECISIONS[question.kind](situation, legal, dice);
  return bestOf(legal, answerWorth(situation), dice);
}
