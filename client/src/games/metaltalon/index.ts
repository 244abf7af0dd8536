import { anyTableRules } from '@gearhall/shared/core/game';
import { tableRules } from '@gearhall/shared/games/metaltalon/tableRules';
import type { Action } from '@gearhall/shared/games/metaltalon/actions';
import type { Event } from '@gearhall/shared/games/metaltalon/events';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import { anyGameClient, type GameClient } from '../../stage/contract/contract';
import './orders/icons.css';
import { calledFor } from './calledFor';
import { ending } from './ending';
import { leftoverOf } from './leftover';
import { words } from './words';
import { turnOrder } from './turnOrder';

const client: GameClient<View, Action, Event> = {
  rules: anyTableRules(tableRules),
  words,
  ending,
  loadSounds: async () => (await import('./sounds/recipes')).SOUNDS,
  calledFor,
  leftover: leftoverOf,
  turnOrder,
  loadMachine: async () => (await import('./machine')).paintMachine,
  loadScene: async () => (await import('./scene')).mountScene,
};

export const metaltalon = anyGameClient(client);
