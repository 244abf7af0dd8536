import type { Dice } from '../../../core/dice';
import type { Bot } from '../../../core/game';
import { known } from '../../../core/result';
import type { Action } from '../actions';
import type { Question } from '../state';
import type { View } from '../view';
import { answerWorth } from './answering';
import { attackWorth, disableWorth, locationWorth, turnWorth } from './attacking';
import { bestMove } from './moving';
import { bestDesign, bestPlace, bestTemplate } from './choosing';
import { placed, readied } from './preparing';
import { facingWorth } from './refacing';
import { situationOf, type Situation } from './situation';

type Decide = (situation: Situation, legal: readonly Action[], dice: Dice) => Action | undefined;

const byWorth =
  (worth: (situation: Situation) => (action: Action) => number): Decide =>
  (situation, legal, dice) =>
    bestOf(legal, worth(situation), dice);

const DECISIONS: Readonly<Record<Question['kind'], Decide>> = {
  place: ({ view }, legal, dice) => bestPlace(view, legal, dice) ?? placed(legal, dice),
  option: bestMove,
  moving: bestMove,
  reface: byWorth(facingWorth),
  attack: byWorth(attackWorth),
  locate: byWorth(locationWorth),
  extra: byWorth(locationWorth),
  turnTarget: byWorth(turnWorth),
  disables: byWorth(disableWorth),
};

/**
 * Plays to win: moves to where it can hurt more than it can be hurt, whatever those who move after it do
 * (moving.ts), and weighs attacks, locations and answers by what they do to a robot (body.ts). It knows its
 * seat's view; a face-down weapon it takes for an ordinary one.
 */
export const hard: Bot<View, Action> = {
  choose(view, seat, legal, dice) {
    const chosen = decide(view, seat, legal, dice);
    return chosen ?? known(legal[0], 'a legal action');
  },
};

function decide(view: View, seat: number, legal: readonly Action[], dice: Dice): Action | undefined {
  if (view.phase === 'templates') return bestTemplate(view, legal, dice);
  if (view.phase === 'design') return bestDesign(view, seat, { legal, dice }) ?? readied(legal);
  const situation = situationOf(view, seat);
  if (view.question) return DECISIONS[view.question.kind](situation, legal, dice);
  return bestOf(legal, answerWorth(situation), dice);
}

/** The best; of equals any. */
export function bestOf(legal: readonly Action[], worth: (action: Action) => number, dice: Dice): Action {
  let best: Action[] = [];
  let most = -Infinity;
  for (const action of legal) {
    const value = worth(action);
    if (value > most + EQUAL) [best, most] = [[action], value];
    else if (value > most - EQUAL) best.push(action);
  }
  return dice.pick(best);
}

const EQUAL = 1e-9;
