import { anyTableRules } from '@gearhall/shared/core/game';
import { metaltalon as rules } from '@gearhall/shared/games/metaltalon/index';
import type { Action } from '@gearhall/shared/games/metaltalon/actions';
import type { Event } from '@gearhall/shared/games/metaltalon/events';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import { anyGameClient, type GameClient } from '../../stage/contract';
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

export const metaltalon = anyGameClient(client);
