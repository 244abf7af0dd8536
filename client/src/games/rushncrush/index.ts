import { anyTableRules } from '@gearhall/shared/core/game';
import { tableRules } from '@gearhall/shared/games/rushncrush/tableRules';
import type { Action } from '@gearhall/shared/games/rushncrush/actions';
import type { Event } from '@gearhall/shared/games/rushncrush/events';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import { anyGameClient, type GameClient } from '../../stage/contract/contract';
import './dashboard/dashboard.css';
import './dashboard/matrix.css';
import './dashboard/folded.css';
import './dashboard/touch.css';
import './orders/icons.css';
import './orders/orders.css';
import { Dashboard } from './dashboard/Dashboard';
import { calledFor } from './calledFor';
import { ending } from './ending';
import { leftoverOf } from './leftover';
import { turnOrder } from './turnOrder';
import { storedView } from './storedView';
import { words } from './words';

const client: GameClient<View, Action, Event> = {
  rules: anyTableRules(tableRules),
  words,
  ending,
  loadSounds: async () => (await import('./sounds/recipes')).SOUNDS,
  calledFor,
  dashboard: Dashboard,
  leftover: leftoverOf,
  storedView,
  turnOrder,
  loadMachine: async () => (await import('./machine')).paintMachine,
  loadScene: async () => (await import('./scene')).mountScene,
};

export const rushncrush = anyGameClient(client);
