import type { Action } from '@gearhall/shared/games/metaltalon/actions';
import type { Event } from '@gearhall/shared/games/metaltalon/events';
import { metaltalon } from '@gearhall/shared/games/metaltalon/index';
import { given, type Given } from '@gearhall/shared/games/metaltalon/testing/given';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import { playedGameOf, type Moment as AnyMoment, type Played } from '../../testing/played';

export type Moment = AnyMoment<View, Action, Event>;

/** A game of bots, moment by moment, to its end or to `most` actions. */
export const playedGame = (
  seats: number,
  seed: string,
  rest: Omit<Played, 'seats' | 'seed'> = {},
): Generator<Moment> => playedGameOf(metaltalon, { seats, seed, ...rest });

/** The view of a position given in short form. */
export const viewOf = (situation: Given): View => metaltalon.project(given(situation).state, 'spectator');
