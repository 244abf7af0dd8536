import type { Action } from '@gearhall/shared/games/metalkrushers/actions';
import type { Event, EventOf } from '@gearhall/shared/games/metalkrushers/events';
import { metalkrushers } from '@gearhall/shared/games/metalkrushers/index';
import { ALL_EXTRAS } from '@gearhall/shared/games/metalkrushers/options';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import { playedGameOf, type Moment as AnyMoment, type Played } from '../../testing/played';

export type Moment = AnyMoment<View, Action, Event>;

/** Every option switched on. */
export const RICH = { ...ALL_EXTRAS, krushers: 2, oust: true, sheets: 'secret' } as const;

/** A game of bots, moment by moment, to its end or to `most` actions. */
export const playedGame = (played: Played): Generator<Moment> => playedGameOf(metalkrushers, played);

/** A blow that hits. */
export const STRUCK: EventOf<'struck'> = {
  type: 'struck',
  krusher: 'k0',
  arm: 'right',
  item: 'largeSlice',
  target: 'k1',
  side: 'leftRear',
  dice: [5, 4],
  attackBonus: 2,
  evade: 0,
  shieldEvade: -1,
  parry: 0,
  nullField: 0,
  range: 0,
  oust: 0,
  total: 10,
  hit: true,
  critical: false,
};
