import { rushncrush } from '@gearhall/shared/games/rushncrush/index';
import { given, type Given, type Position } from '@gearhall/shared/games/rushncrush/testing/given';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import type { Sight } from '../tools/tool';

export const viewOf = ({ state }: Position): View => rushncrush.project(state, 'spectator');

/** What a seat sees, or a watcher. */
export function sightOf(race: Position, seat: number | undefined = 0): Sight {
  const view = viewOf(race);
  return { view, seat, legal: seat === undefined ? [] : rushncrush.legal(view, seat) };
}

export const sightIn = (situation: Given, seat?: number): Sight => sightOf(given(situation), seat);
