import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import { kriegbot } from '@gearhall/shared/games/kriegbot/index';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { playedGameOf, type Moment as AnyMoment, type Played } from '../../testing/played';

export type Moment = AnyMoment<View, Action, Event>;

/** A game of bots, moment by moment, to its end or to `most` actions. */
export const playedGame = (played: Played): Generator<Moment> => playedGameOf(kriegbot, played);
