import { seatsOf } from '@gearhall/shared/core/ground/seats';
import {
  pilotsOf,
  robotsOf,
  sidesOf,
  teamOfSeat,
  tentsOf,
  type Chosen,
} from '@gearhall/shared/games/kriegbot/content/scenarios';
import type { TentKind } from '@gearhall/shared/games/kriegbot/content/infantry';
import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';

/** A side at a table: how many robots and tents it has, and which seats run them, counted from 0. */
export interface Casting {
  readonly team: TeamId;
  readonly robots: number;
  /** Pilots on foot from the start. */
  readonly pilots: number;
  /** That it has from the start. */
  readonly tents: Readonly<Record<TentKind, number>>;
  readonly seats: readonly number[];
}

/** Who plays what, with this number of robots chosen and of seats at the table. */
export const castingOf = (chosen: Chosen, robots: number, seats: number): readonly Casting[] =>
  sidesOf(chosen)
    .filter(
      (team) =>
        robotsOf(chosen, team, robots, seats) > 0 ||
        pilotsOf(chosen, robots, seats) > 0 ||
        tentsOf(chosen, team, robots, seats).foot > 0,
    )
    .map((team) => ({
      team,
      robots: robotsOf(chosen, team, robots, seats),
      pilots: pilotsOf(chosen, robots, seats),
      tents: tentsOf(chosen, team, robots, seats),
      seats: seatsOf(seats).filter((seat) => teamOfSeat(chosen, seat) === team),
    }));
