import type { Dice } from '../../../core/dice';
import type { Bot } from '../../../core/game';
import type { Seat } from '../../../core/seats';
import type { Action } from '../actions';
import type { Question } from '../state';
import type { View } from '../view';
import { armamentWorth } from './arming';
import { chooseBuild } from './building';
import { parryWorth, reflexWorth, shieldWorth } from './defending';
import { strikeWorth, targetWorth } from './fighting';
import { moverWorth, moveWorth, saveWorth } from './moving';
import { situationOf, type Situation } from './situation';

/** What each answer to a question is worth. */
type Worth = (situation: Situation) => (action: Action) => number;

const WORTHS: Readonly<Record<Question['kind'], Worth>> = {
  save: saveWorth,
  mover: moverWorth,
  move: moveWorth,
  armament: () => armamentWorth,
  target: targetWorth,
  reflex: reflexWorth,
  shield: shieldWorth,
  attackerShield: shieldWorth,
  parry: parryWorth,
  attackerParry: parryWorth,
  strike: strikeWorth,
};

/**
 * Plays to win: weighs every answer by the exchange of harm to which it leads, its own share of the
 * others' lives against theirs of its own (exchange.ts). What is hidden, it guesses.
 */
export const hard: Bot<View, Action> = botOf((view, seat) => situationOf(view, seat, { foresees: true }));

/** A bot that weighs everything it may do, in the situation as it sees it. */
export function botOf(seen: (view: View, seat: Seat) => Situation): Bot<View, Action> {
  return {
    choose(view, seat, legal, dice) {
      if (!view.question) return chooseBuild(legal, dice);
      return bestOf(legal, WORTHS[view.question.kind](seen(view, seat)), dice);
    },
  };
}

/** The best; of equals any. */
function bestOf(legal: readonly Action[], worth: (action: Action) => number, dice: Dice): Action {
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
