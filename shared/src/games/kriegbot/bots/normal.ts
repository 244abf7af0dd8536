import type { Dice } from '../../../core/dice/dice';
import type { Bot } from '../../../core/bots/bot';
import { expectDefined } from '../../../core/ground/result';
import type { Action } from '../actions';
import type { Question } from '../state/tasks';
import type { View } from '../view';
import { isExpanded } from '../rules/cores/energy';
import { decided } from './choosing';
import { drafted } from './setup/drafting';
import { easy } from './easy';
import { bestOfPile } from './setup/piling';
import { wellTried } from './setup/choosing';
import { sparing } from './setup/expendablePilots';
import { readied } from './setup/candidates';
import { assigned, designed } from './setup/plainChoices';
import { withLanders } from './objectives/diskWorth';
import { situationOf } from './imagining';

/**
 * For a second game: fights like the hard bot, but moves like the easy one. It chooses attacks, locations and answers
 * by their effect on a robot, but does not move to improve them. It takes any ready-made design; with the
 * expansion, every second time one of its own, so that players meet its cards.
 */
export const normal: Bot<View, Action> = {
  choose(view, seat, legal, means) {
    const { dice } = means;
    if (view.phase === 'templates') return assigned(view, legal, dice) ?? dice.pick(legal);
    if (view.round !== undefined) return bestOfPile(view, seat, legal) ?? dice.pick(legal);
    if (view.phase === 'design') return drawn(view, seat, legal, dice) ?? dice.pick(legal);
    if (view.question && PLAIN.includes(view.question.kind)) return easy.choose(view, seat, legal, means);
    return (
      decided(situationOf(withLanders(view), seat), legal, dice) ?? expectDefined(legal[0], 'a legal action')
    );
  },
};

/** It prefers the better cards less than a hard bot does. */
const LOOSE = 0.6;

const drawn = (view: View, seat: number, legal: readonly Action[], dice: Dice): Action | undefined =>
  sparing(
    view,
    isExpanded(view) && dice.roll(2) === 1
      ? (drafted(view, seat, dice, { variety: LOOSE, base: wellTried }) ?? readied(legal))
      : designed(view, seat, legal, dice),
  );

/** Questions that it answers without weighing. */
const PLAIN: readonly Question['kind'][] = ['place', 'enter', 'option', 'moving', 'reface'];
