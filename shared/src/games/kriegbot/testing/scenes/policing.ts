import type { ActionOf } from '../../actions';
import type { ChassisId } from '../../content/chassis';
import type { Options } from '../../options';
import type { RobotId } from '../../state/robot';
import { started, type Position } from '../position';

/** Positions of the Sharks and the Jets, 2108: seat 0 the police, then Sharks (green) and Jets (yellow) in turn. */

/** The police have chosen these templates, and begin their designs. */
export const policeDesk = (
  seats = 3,
  options: Partial<Options> = {},
  [krupke, robocop]: readonly [ChassisId, ChassisId] = ['helibot', 'robotank'],
): Position =>
  started(seats, { scenario: 'sharksAndJets', ...options })
    .play(0, { type: 'template', robot: 'police1', chassis: krupke })
    .play(0, { type: 'template', robot: 'police2', chassis: robocop });

/** A whole ready-made design of this robot; the next one where it has been laid already. */
export function designOf(place: Position, robot: RobotId, number = 0): ActionOf<'design'> {
  const found = place.legalOf(robot, 'design').filter((draft) => draft.robot === robot)[number];
  if (!found) throw new Error(`There is no ready-made design for ${robot}.`);
  return found;
}

/** The police are done, and the gangs choose among the other templates. */
export function gangsChoose(seats = 3, options: Partial<Options> = {}): Position {
  let place = policeDesk(seats, options);
  for (const robot of ['police1', 'police2']) place = place.play(0, designOf(place, robot));
  return place.play(0, { type: 'ready' });
}

/** All robots of the gangs have a template: with undealt dice green has the first two that are left. */
export function gangDesks(seats = 3, options: Partial<Options> = {}): Position {
  let place = gangsChoose(seats, options);
  for (const { id, team } of Object.values(place.state.robots)) {
    if (team === 'police') continue;
    const choice = place.legalOf(id, 'template').find(({ robot }) => robot === id);
    if (choice) place = place.play(id, choice);
  }
  return place;
}

/** All designs are fixed, and Krupke is to be placed. */
export function patrolled(seats = 3, options: Partial<Options> = {}): Position {
  let place = gangDesks(seats, options);
  for (const { id, team } of Object.values(place.state.robots))
    if (team !== 'police') place = place.play(id, designOf(place, id));
  for (let seat = 1; seat < seats; seat += 1) place = place.play(seat, { type: 'ready' });
  return place;
}
