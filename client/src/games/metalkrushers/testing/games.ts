import type { Action } from '@gearhall/shared/games/metalkrushers/actions';
import type { Event } from '@gearhall/shared/games/metalkrushers/events';
import { metalkrushers } from '@gearhall/shared/games/metalkrushers/index';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import { playedGameOf, type Moment as AnyMoment, type Played } from '../../testing/played';

export type Moment = AnyMoment<View, Action, Event>;

/** Everything that can be chosen at a table. */
export const RICH = {
  ...{ krushers: 2, newChassis: true, newPrograms: true, newShields: true, spikedShields: true },
  ...{ weightedWeapons: true, improvedWeapons: true, oust: true, sheets: 'secret' },
} as const;

/** A game of bots, moment by moment, to its end or to `most` actions. */
export const playedGame = (played: Played): Generator<Moment> => playedGameOf(metalkrushers, played);
