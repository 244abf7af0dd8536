import type { Bot } from '../../../core/game';
import { known } from '../../../core/result';
import type { Action } from '../actions';
import type { Question } from '../state';
import type { View } from '../view';
import { decided } from './deciding';
import { easy } from './easy';
import { assigned, designed } from './preparing';
import { situationOf } from './situation';

/**
 * For a second game: fights as the hard bot does, but goes where the easy one would. It weighs attacks,
 * locations and answers by what they do to a robot; where it had better stand for them it does not ask. It
 * takes any of the ready-made designs.
 */
export const normal: Bot<View, Action> = {
  choose(view, seat, legal, dice) {
    if (view.phase === 'templates') return assigned(view, legal, dice) ?? dice.pick(legal);
    if (view.phase === 'design') return designed(view, seat, legal, dice) ?? dice.pick(legal);
    if (view.question && PLAIN.includes(view.question.kind)) return easy.choose(view, seat, legal, dice);
    return decided(situationOf(view, seat), legal, dice) ?? known(legal[0], 'a legal action');
  },
};

/** Questions that it does not weigh. */
const PLAIN: readonly Question['kind'][] = ['place', 'option', 'moving', 'reface'];
