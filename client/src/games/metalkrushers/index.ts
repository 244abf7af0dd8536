import { anyTableRules } from '@gearhall/shared/core/game';
import { tableRules } from '@gearhall/shared/games/metalkrushers/tableRules';
import type { Action } from '@gearhall/shared/games/metalkrushers/actions';
import type { Event } from '@gearhall/shared/games/metalkrushers/events';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import { anyGameClient, type GameClient } from '../../stage/contract/contract';
import '../../ui/orders/shortMoves.css';
import '../../ui/shelf/shelf.css';
import './build/build.css';
import './orders/icons.css';
import './orders/orders.css';
import { SeatMachines } from './build/SeatMachines';
import { undecidedOrder } from '../../stage/contract/turnOrder';
import { calledFor } from './calledFor';
import { ending } from './ending';
import { leftoverOf } from './leftover';
import { lookAt } from './looks/sides';
import { words } from './words';

const client: GameClient<View, Action, Event> = {
  rules: anyTableRules(tableRules),
  words,
  leftover: leftoverOf,
  seatLook: lookAt,
  ending,
  seatPicture: SeatMachines,
  loadSounds: async () => (await import('./sounds/recipes')).SOUNDS,
  calledFor,
  turnOrder: ({ seats }) => undecidedOrder(seats),
  loadMachine: async () => (await import('./machine')).paintMachine,
  loadScene: async () => (await import('./scene')).mountScene,
};

export const metalkrushers = anyGameClient(client);
