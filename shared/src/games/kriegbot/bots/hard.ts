import type { Dice } from '../../../core/dice/dice';
import type { Bot } from '../../../core/bots/bot';
import { expectDefined } from '../../../core/ground/result';
import type { Action } from '../actions';
import type { View } from '../view';
import { isExpanded } from '../rules/cores/energy';
import { bestDesign, bestReady, bestTemplate } from './setup/choosing';
import { decided } from './choosing';
import { drafted } from './setup/drafting';
import { bestOfPile } from './setup/piling';
import { sparing } from './setup/expendablePilots';
import { readied } from './setup/candidates';
import { withLanders } from './objectives/diskWorth';
import { HARD, situationOf, type Values } from './imagining';

/**
 * Plays to win: moves to where it can do more harm than it takes, whatever later movers do (moving/judging.ts), and chooses
 * attacks, locations and answers by their effect on a robot (field/bodies.ts). It knows its seat's view; it assumes that
 * face-down weapons are ordinary ones.
 */
export const fighter = (values: Values): Bot<View, Action> => ({
  choose(view, seat, legal, { dice }) {
    const chosen = decide(view, seat, legal, { dice, values });
    return chosen ?? expectDefined(legal[0], 'a legal action');
  },
});

export const hard = fighter(HARD);

interface Means {
  readonly dice: Dice;
  readonly values: Values;
}

function decide(view: View, seat: number, legal: readonly Action[], means: Means): Action | undefined {
  const { dice, values } = means;
  if (view.phase === 'templates') return bestReady(view, legal, dice) ?? bestTemplate(view, legal, dice);
  if (view.round !== undefined) return bestOfPile(view, seat, legal);
  if (view.phase === 'design') return sparing(view, designed(view, seat, means)) ?? readied(legal);
  return decided(situationOf(withLanders(view), seat, values), legal, dice);
}

/** Proven ones in the basic game; with the expansion, whose cards those do not have, one of its own. */
const designed = (view: View, seat: number, { dice, values }: Means): Action | undefined =>
  isExpanded(view) ? drafted(view, seat, dice) : bestDesign(view, seat, dice, values.range);
