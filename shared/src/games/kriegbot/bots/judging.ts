import type { Action } from '../actions';
import type { Question } from '../state/tasks';
import { answerWorth } from './interrupts/answerWorth';
import { attackWorth, disableWorth, locationWorth, turnWorth } from './attacking/attackWorth';
import { hackWorth } from './scenarios/hackWorth';
import { craftWorth } from './scenarios/landingCraftWorth';
import { facingWorth } from './moving/facingWorth';
import type { Situation } from './imagining';
import { bailingWorth, unitWorth } from './infantry/unitWorth';

type Worth = (situation: Situation) => (action: Action) => number;

/** What the answers to a question are worth, where one number for each is all that there is to it. */
const WORTHS: Readonly<Partial<Record<Question['kind'], Worth>>> = {
  reface: facingWorth,
  craft: craftWorth,
  hack: hackWorth,
  attack: attackWorth,
  locate: locationWorth,
  extra: locationWorth,
  turnTarget: turnWorth,
  disables: disableWorth,
  bailing: bailingWorth,
  tent: unitWorth,
  honcho: unitWorth,
  drone: unitWorth,
};

/** The value of each answer to the present question, or of each interrupt. */
export const worthOf: Worth = (situation) => {
  const { question } = situation.view;
  return ((question && WORTHS[question.kind]) ?? answerWorth)(situation);
};
