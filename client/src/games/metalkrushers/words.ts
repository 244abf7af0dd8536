import type { Action } from '@gearhall/shared/games/metalkrushers/actions';
import type { Event } from '@gearhall/shared/games/metalkrushers/events';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import type { Words } from '../contract';

/** Every sentence of MetalKrushers that a player reads. */
export const words: Words<View, Action, Event> = {
  options: {},
  status: () => '',
  prompt: () => '',
  orders: () => [],
  seatFacts: () => [],
  teller: () => () => undefined,
  refusal: ({ refused }) => refused,
  ending: () => '',
};
