import type { Dice } from '../../../core/dice';
import type { Bot } from '../../../core/game';
import { known } from '../../../core/result';
import type { Action } from '../actions';
import type { View } from '../view';
import { isExpanded } from '../rules/energy';
import { bestDesign, bestReady, bestTemplate } from './choosing';
import { decided } from './deciding';
import { drafted } from './drafting';
import { bestOfPile } from './piling';
import { sparing } from './piloting';
import { readied } from './preparing';
import { withLanders } from './disks';
import { situationOf } from './situation';

/**
 * Plays to win: moves to where it can do more harm than it takes, whatever later movers do (moving.ts), and chooses
 * attacks, locations and answers by their effect on a robot (body.ts). It knows its seat's view; it assumes that
 * face-down weapons are ordinary ones.
 */
export const hard: Bot<View, Action> = {
  choose(view, seat, legal, { dice }) {
    const chosen = decide(view, seat, legal, dice);
    return chosen ?? known(legal[0], 'a legal action');
  },
};

function decide(view: View, seat: number, legal: readonly Action[], dice: Dice): Action | undefined {
  if (view.phase === 'templates') return bestReady(view, legal, dice) ?? bestTemplate(view, legal, dice);
  if (view.round !== undefined) return bestOfPile(view, seat, legal);
  if (view.phase === 'design') return sparing(view, designed(view, seat, { legal, dice })) ?? readied(legal);
  return decided(situationOf(withLanders(view), seat), legal, dice);
}

/** Ready-made ones in the basic game; with the expansion, whose cards they do not have, one of its own. */
const designed = (
  view: View,
  seat: number,
  choice: { legal: readonly Action[]; dice: Dice },
): Action | undefined =>
  isExpanded(view) ? drafted(view, seat, choice.dice) : bestDesign(view, seat, choice);
