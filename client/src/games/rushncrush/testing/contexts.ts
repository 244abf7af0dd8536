import { rushncrush } from '@gearhall/shared/games/rushncrush/index';
import { given, type Given, type Position } from '@gearhall/shared/games/rushncrush/testing/given';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import { toolContextAt } from '../../testing/tapsSuite';
import type { ToolContext } from '../tools/tool';

export const viewOf = ({ state }: Position): View => rushncrush.project(state, 'spectator');

export const toolContextOf = (race: Position, seat?: number): ToolContext =>
  toolContextAt(rushncrush, race, seat);

export const sightIn = (situation: Given, seat?: number): ToolContext =>
  toolContextOf(given(situation), seat);
