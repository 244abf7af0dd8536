import { anyTableRules } from '@gearhall/shared/core/game';
import type { Action } from '@gearhall/shared/games/metalheads/actions';
import type { Event } from '@gearhall/shared/games/metalheads/events';
import { metalheads as rules } from '@gearhall/shared/games/metalheads/index';
import type { View } from '@gearhall/shared/games/metalheads/view';
import { anyGameClient, type GameClient } from '../../stage/contract';
import './orders/orders.css';
import { ending } from './ending';
import { leftoverOf } from './leftover';
import { words } from './words';

const client: GameClient<View, Action, Event> = {
  rules: anyTableRules(rules),
  words,
  ending,
  leftover: leftoverOf,
  loadScene: async () => (await import('./scene')).mountScene,
};

export const metalheads = anyGameClient(client);
