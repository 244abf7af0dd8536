import { RESOURCES } from '@gearhall/shared/games/metalheads/content/resources';
import type { View } from '@gearhall/shared/games/metalheads/view';
import { seatsOf } from '@gearhall/shared/core/ground/seats';
import type { Spot } from '../../../stage/cards/tableLayout';
import type { Box } from '../../../stage/geometry/geometry';
import { DECK, DISCARD, HAND, MONSTER, NATION, poolSpot, seatSpot } from '../table/paths';
import type { Areas } from './areas';
import type { Choices } from './choices';

/** The parts of the table that can be chosen. */
export function spotsOf(view: View, areas: Areas, { markOf }: Choices): Readonly<Record<string, Spot>> {
  const spot = (id: string, box: Box): [string, Spot] => [id, { box, mark: markOf(id) }];
  return Object.fromEntries([
    spot(DECK, areas.deck),
    spot(DISCARD, areas.discard),
    spot(MONSTER, areas.monster),
    spot(NATION, areas.nation),
    ...RESOURCES.map((kind) => spot(poolSpot(kind), areas.pool[kind])),
    ...seatsOf(view.players.length).map((seat) => spot(seatSpot(seat), areas.players[seat] ?? areas.monster)),
    spot(HAND, areas.band?.box ?? areas.hand),
  ]);
}
