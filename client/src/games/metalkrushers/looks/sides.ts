import type { Seat } from '@gearhall/shared/core/ground/seats';
import { options as tableOptions } from '@gearhall/shared/games/metalkrushers/options';
import { sidesAt } from '@gearhall/shared/games/metalkrushers/rules/turn/building';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import { lookInTeam, SEAT_LOOKS, seatLook, TEAM_SIGNS, type SeatLook } from '../../../ui/theme/seatLooks';

/** A seat of a side: in the colour of the side's first seat, and with a sign for the side. */
const ofSide = (seat: Seat, side: number): SeatLook =>
  lookInTeam(seat, {
    colour: seatLook(side % SEAT_LOOKS.length).colour,
    sign: TEAM_SIGNS[side % TEAM_SIGNS.length] ?? 'plain',
    name: `Side ${side + 1}`,
  });

/** How a seat is marked at a table with these options; individually where everybody fights alone. */
export function lookAt(
  seat: Seat,
  { options, seats }: { readonly options: unknown; readonly seats: number },
): SeatLook {
  const { success, data } = tableOptions.safeParse(options);
  return success && data.teams !== 'none' ? ofSide(seat, seat % sidesAt(data, seats)) : seatLook(seat);
}

/** The same on the board. */
export function lookIn({ options, seats }: Pick<View, 'options' | 'seats'>, seat: Seat): SeatLook {
  return options.teams === 'none' ? seatLook(seat) : ofSide(seat, seats[seat]?.team ?? seat);
}
