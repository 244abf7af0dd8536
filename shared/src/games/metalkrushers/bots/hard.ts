import { bestOf } from '../../../core/bots';
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

/** The value of each answer to a question. */
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
 * Plays to win: judges every answer by the exchange of harm that follows, the shares of the others' lives that it takes
 * against those of its own that it loses (exchange.ts). It guesses what is hidden.
 */
export const hard: Bot<View, Action> = botOf((view, seat) => situationOf(view, seat, { foresees: true }));

/** A bot that judges all its actions in the situation as it sees it. */
export function botOf(seen: (view: View, seat: Seat) => Situation): Bot<View, Action> {
  return {
    choose(view, seat, legal, { dice }) {
      if (!view.question) return chooseBuild(legal, dice);
      return bestOf(legal, WORTHS[view.question.kind](seen(view, seat)), dice);
    },
  };
}
