import { groundAt, STRUCTURE_HITS, STRUCTURES, type StructureId } from '../content/map';
import type { RobotId } from '../state';
import { rangeBetween } from './arcs';
import { inOrder, onMap, type Bot } from './field';
import { damage } from './marks';
import { first, robotIn, type Play } from './play';
import { randomLocation } from './rolling';
import { isFlying } from './terrain';

/** Items that the owner of a robot disables when the dam or the bridge goes (L318-320). */
const SHAKEN = 2;
/** Where a collapsing building hits (L532). */
const ROOF = 4;

/**
 * Damage on a structure (L314); with the second it is destroyed. What follows strikes both teams, and
 * nobody has an answer to it (K22, K50).
 */
export function harmStructure(play: Play, structure: StructureId, points: number): void {
  const before = play.state.structures[structure];
  if (points < 1 || before >= STRUCTURE_HITS) return;
  const hits = Math.min(STRUCTURE_HITS, before + points);
  const destroyed = hits >= STRUCTURE_HITS;
  play.state.structures[structure] = hits;
  play.tell({ type: 'structureHit', structure, damage: hits, destroyed });
  if (destroyed) fall(play, structure);
}

function fall(play: Play, structure: StructureId): void {
  if (STRUCTURES[structure].building) collapse(play, structure);
  if (structure === 'gasStation') blaze(play);
  if (structure === 'dam') burst(play);
  if (structure === 'bridge') breakDown(play);
}

const inTurn = (play: Play, isThere: (robot: Bot) => boolean): readonly Bot[] =>
  inOrder(onMap(play.state)).filter(isThere);

/** Is the robot in the building on this hex? Who flies above it is not (K42). */
export const isInside = (robot: Bot, structure: StructureId): boolean =>
  robot.at === STRUCTURES[structure].at && !isFlying(robot);

/** Source L532: a damage at location 4 for each robot in the building. */
function collapse(play: Play, structure: StructureId): void {
  for (const { id } of inTurn(play, (robot) => isInside(robot, structure)))
    damage(play, id, ROOF, 'collapse');
}

/** Source L317: all in the hex, above it, or beside it are on fire. */
function blaze(play: Play): void {
  const { at } = STRUCTURES.gasStation;
  for (const { id } of inTurn(play, (robot) => rangeBetween(robot.at, at) <= 1)) ignite(play, id);
}

export function ignite(play: Play, id: RobotId): void {
  const robot = robotIn(play, id);
  if (robot.onFire || robot.at === '') return;
  robot.onFire = true;
  play.tell({ type: 'status', robot: id, status: 'onFire', on: true });
}

/** Source L318: the flood plain is water from now on; flyers are struck too (K42). */
function burst(play: Play): void {
  const struck = inTurn(play, ({ at }) => groundAt(at).terrain === 'plain');
  first(
    play,
    ...struck.flatMap(
      ({ id: robot }) =>
        [
          { kind: 'disables', robot, count: SHAKEN },
          { kind: 'flood', robot },
        ] as const,
    ),
  );
}

/** The damage that the flood does to a robot, after the disables that its owner has chosen. */
export function flood(play: Play, id: RobotId): void {
  if (robotIn(play, id).at === '') return;
  const location = randomLocation(play.dice);
  play.tell({ type: 'locationsRolled', robot: id, dice: [location] });
  damage(play, id, location, 'dam');
}

/** Source L320. */
function breakDown(play: Play): void {
  const struck = inTurn(play, ({ at }) => at === STRUCTURES.bridge.at);
  first(play, ...struck.map(({ id: robot }) => ({ kind: 'disables', robot, count: SHAKEN }) as const));
}
