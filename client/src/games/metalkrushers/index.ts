import { anyTableRules } from '@gearhall/shared/core/game';
import { metalkrushers as rules } from '@gearhall/shared/games/metalkrushers/index';
import type { Action } from '@gearhall/shared/games/metalkrushers/actions';
import type { Event } from '@gearhall/shared/games/metalkrushers/events';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import { anyGameClient, type GameClient } from '../../stage/contract';
import '../../ui/orders/shortMoves.css';
import '../../ui/shelf/shelf.css';
import './build/build.css';
import './orders/orders.css';
import { ending } from './ending';
import { leftoverOf } from './leftover';
import { lookAt } from './sides';
import { words } from './words';

const client: GameClient<View, Action, Event> = {
  rules: anyTableRules(rules),
  words,
  leftover: leftoverOf,
  seatLook: lookAt,
  ending,
  loadScene: async () => (await import('./scene')).mountScene,
};

export const metalkrushers = anyGameClient(client);
