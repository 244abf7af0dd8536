import type { ActionOf } from '../../actions';
import type { ChassisId, SlotId } from '../../content/chassis';
import type { ItemCardId, SkinId } from '../../content/cards';
import type { TeamId } from '../../content/teams';
import type { Options } from '../../options';
import { draftOf } from '../../rules/setup/design';
import { started, type Position } from '../position';

type Fleet = readonly ChassisId[];

/** The design phase with these robots for green and those for yellow, from the templates that they are dealt. */
export function drafting(
  seats: number,
  [green, yellow]: readonly [green: Fleet, yellow: Fleet],
  options: Partial<Options> = {},
): Position {
  let place = started(seats, options);
  const rest: Partial<Record<TeamId, ChassisId[]>> = { green: [...green], yellow: [...yellow] };
  for (const { id, team } of Object.values(place.state.robots)) {
    const chassis = rest[team]?.shift();
    if (!chassis) throw new Error(`No template is named for ${id}.`);
    place = place.play(id, { type: 'template', robot: id, chassis });
  }
  return place;
}

/** One robot each: a Helibot against a Robotank. */
export const twoDesks = (options: Partial<Options> = {}): Position =>
  drafting(2, [['helibot'], ['robotank']], options);

export const draft = (
  robot: string,
  slots: Readonly<Partial<Record<SlotId, ItemCardId>>>,
  skin: SkinId | '' = '',
): ActionOf<'design'> => draftOf(robot, slots, skin);
