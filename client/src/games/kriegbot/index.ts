import { anyTableRules } from '@gearhall/shared/core/game';
import { tableRules } from '@gearhall/shared/games/kriegbot/tableRules';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { anyGameClient, type GameClient } from '../../stage/contract/contract';
import '../../ui/orders/shortMoves.css';
import './sheet/sheet.css';
import './scenarios/musicalChairs/sides.css';
import './dashboard/low.css';
import './orders/icons.css';
import './orders/orders.css';
import { Dashboard } from './dashboard/Dashboard';
import { undecidedOrder } from '../../stage/contract/turnOrder';
import { calledFor } from './calledFor';
import { ending } from './ending';
import { idleOf } from './idle';
import { leftoverOf } from './leftover';
import { seatLookAt } from './looks/looks';
import { storedView } from './storedView';
import { words } from './words';

const client: GameClient<View, Action, Event> = {
  rules: anyTableRules(tableRules),
  words,
  leftover: leftoverOf,
  idle: idleOf,
  seatLook: seatLookAt,
  ending,
  loadSounds: async () => (await import('./sounds/recipes')).SOUNDS,
  calledFor,
  storedView,
  dashboard: Dashboard,
  turnOrder: ({ seats }) => undecidedOrder(seats),
  loadMachine: async () => (await import('./machine')).paintMachine,
  loadScene: async () => (await import('./scene')).mountScene,
};

export const kriegbot = anyGameClient(client);
