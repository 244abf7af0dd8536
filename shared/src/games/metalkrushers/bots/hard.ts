import { fastBuilds, type Builds } from './candidates';
import { botOf } from './choosing';
import type { Bot } from '../../../core/bots/bot';
import type { Action } from '../actions';
import type { View } from '../view';
import { situationOf } from './imagining';
import { HARD, type Values } from './judging/values';

/**
 * Plays to win with these values: judges every answer by the exchange of harm that follows, the shares of the others'
 * lives that it takes against those of its own that it loses (judging/exchange.ts). It guesses what is hidden.
 */
export const fighter = (values: Values, builds: Builds = fastBuilds): Bot<View, Action> =>
  botOf((view, seat) => situationOf(view, seat, { foresees: true, values }), builds);

export const hard = fighter(HARD);
