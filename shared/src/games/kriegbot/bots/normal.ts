import type { Bot } from '../../../core/game';
import { known } from '../../../core/result';
import type { Action } from '../actions';
import type { Question } from '../state';
import type { View } from '../view';
import { decided } from './deciding';
import { easy } from './easy';
import { assigned, designed } from './preparing';
import { withLanders } from './disks';
import { situationOf } from './situation';

/**
 * For a second game: fights like the hard bot, but moves like the easy one. It chooses attacks, locations and answers
 * by their effect on a robot, but does not move to improve them. It takes any ready-made design.
 */
export const normal: Bot<View, Action> = {
  choose(view, seat, legal, means) {
    const { dice } = means;
    if (view.phase === 'templates') return assigned(view, legal, dice) ?? dice.pick(legal);
    if (view.phase === 'design') return designed(view, seat, legal, dice) ?? dice.pick(legal);
    if (view.question && PLAIN.includes(view.question.kind)) return easy.choose(view, seat, legal, means);
    return decided(situationOf(withLanders(view), seat), legal, dice) ?? known(legal[0], 'a legal action');
  },
};

/** Questions that it answers without weighing. */
const PLAIN: readonly Question['kind'][] = ['place', 'enter', 'option', 'moving', 'reface'];
