import { highestValued } from '../../../core/bots/choosing';
import type { Bot } from '../../../core/bots/bot';
import type { Seat } from '../../../core/ground/seats';
import type { Action } from '../actions';
import type { Question } from '../state';
import type { View } from '../view';
import { armamentWorth } from './judging/armingWorth';
import { goodBuilds, type Builds } from './candidates';
import { parryWorth, reflexWorth, shieldWorth } from './judging/defenceWorth';
import { strikeWorth, targetWorth } from './judging/attackWorth';
import { moverWorth, moveWorth, saveWorth } from './judging/moveWorth';
import type { Situation } from './imagining';

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

/** A bot that judges all its actions in the situation as it sees it, but its builds. */
export function botOf(
  seen: (view: View, seat: Seat) => Situation,
  builds: Builds = goodBuilds,
): Bot<View, Action> {
  return {
    choose(view, seat, legal, { dice }) {
      if (!view.question) return dice.pick(builds(legal));
      return highestValued(legal, WORTHS[view.question.kind](seen(view, seat)), dice);
    },
  };
}
