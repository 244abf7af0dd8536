import { highestValued } from '../../../core/bots/choosing';
import { worthOf } from './judging';
import type { Dice } from '../../../core/dice/dice';
import type { Action } from '../actions';
import type { Question } from '../state/tasks';
import { bestPlace } from './setup/choosing';
import { bestSeat } from './objectives/controlGoals';
import { bestAirBomb } from './scenarios/airBombs';
import { bestCamp, bestDisk, bestLanding } from './moving/landingPlaces';
import { bestHideout } from './objectives/hiders';
import { named } from './objectives/rescueGoals';
import { bestMove } from './moving/choosing';
import { scattered } from './setup/candidates';
import { placed } from './setup/plainChoices';
import { bestCall, bestEntry } from './scenarios/policing';
import { bestSite } from './setup/buildingSites';
import type { Situation } from './imagining';
import { soldiered } from './infantry/drilled';

type Decide = (situation: Situation, legal: readonly Action[], dice: Dice) => Action | undefined;

/** The legal action of the most value (judging.ts). */
const mostWorth: Decide = (situation, legal, dice) => highestValued(legal, worthOf(situation), dice);

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
  reinforce: (situation, legal, dice) => bestCall(situation, legal, dice),
  option: bestMove,
  moving: bestMove,
  reface: mostWorth,
  craft: mostWorth,
  callBomb: bestAirBomb,
  hack: mostWorth,
  attack: mostWorth,
  locate: mostWorth,
  extra: mostWorth,
  turnTarget: mostWorth,
  disables: mostWorth,
  bailing: mostWorth,
  soldier: (_situation, legal) => legal[0],
  tent: mostWorth,
  honcho: mostWorth,
  drone: mostWorth,
};

/** The best answer to the present question of a battle; none if nothing is worth considering. */
export function decided(situation: Situation, legal: readonly Action[], dice: Dice): Action | undefined {
  const { question } = situation.view;
  const order = soldiered(situation.view, legal, dice);
  if (order) return order;
  if (question) return DECISIONS[question.kind](situation, legal, dice);
  return mostWorth(situation, legal, dice);
}
