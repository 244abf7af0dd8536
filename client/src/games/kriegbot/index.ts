import { anyTableRules } from '@gearhall/shared/core/game';
import { tableRules } from '@gearhall/shared/games/kriegbot/tableRules';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { anyGameClient, type GameClient } from '../../stage/contract';
import '../../ui/orders/shortMoves.css';
import './sheet/sheet.css';
import './scenarios/musicalChairs/sides.css';
import './dashboard/low.css';
import './orders/orders.css';
import { Dashboard } from './dashboard/Dashboard';
import { ending } from './ending';
import { leftoverOf } from './leftover';
import { loadParts } from './parts/loading';
import { seatLookAt } from './looks';
import { storedView } from './storedView';
import { words } from './words';

const client: GameClient<View, Action, Event> = {
  rules: anyTableRules(tableRules),
  words,
  leftover: leftoverOf,
  seatLook: seatLookAt,
  ending,
  storedView,
  dashboard: Dashboard,
  loadParts,
  optionsIn: ({ options }) => options,
  loadScene: async () => (await import('./scene')).mountScene,
};

export const kriegbot = anyGameClient(client);
