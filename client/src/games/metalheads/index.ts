import { anyTableRules } from '@gearhall/shared/core/game';
import type { Action } from '@gearhall/shared/games/metalheads/actions';
import type { Event } from '@gearhall/shared/games/metalheads/events';
import { tableRules } from '@gearhall/shared/games/metalheads/tableRules';
import type { View } from '@gearhall/shared/games/metalheads/view';
import { anyGameClient, type GameClient } from '../../stage/contract/contract';
import './orders/icons.css';
import './orders/orders.css';
import { calledFor } from './calledFor';
import { ending } from './ending';
import { leftoverOf } from './leftover';
import { BestRobot } from './seats/BestRobot';
import { words } from './words';
import { turnOrder } from './turnOrder';

const client: GameClient<View, Action, Event> = {
  rules: anyTableRules(tableRules),
  words,
  ending,
  seatPicture: BestRobot,
  loadSounds: async () => (await import('./sounds/recipes')).SOUNDS,
  calledFor,
  leftover: leftoverOf,
  turnOrder,
  loadMachine: async () => (await import('./machine')).paintMachine,
  loadScene: async () => (await import('./scene')).mountScene,
};

export const metalheads = anyGameClient(client);
