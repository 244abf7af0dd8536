import type { Action } from '../../actions';
import type { HexId } from '../../content/map';
import { scenarioOf } from '../../content/scenarios';
import type { TeamId } from '../../content/teams';
import { rangeBetween } from '../../rules/field/arcs';
import { isAlive, onMap, type Field, type SeenRobot } from '../../rules/field/field';
import { numberOf } from '../../rules/field/hexNumbers';
import { isTent, unitsOnMap } from '../../rules/pieces/units';
import type { View } from '../../view';
import type { Stand } from '../attacking/duel';
import type { Goal } from './goals';
import { leastOf } from '../lots';
import type { Situation } from '../imagining';
import { WORTH } from '../field/weights';

/** What bots know of disks, and of a game in which the last unit wins (KS12.2 to KS12.4). */

const isOf = (view: Pick<Field, 'options'>): boolean => scenarioOf(view.options).victory.includes('lastUnit');

/** The robots that land this turn, as they will stand: enemies reckon with them, and nobody ends a move there. */
export function withLanders(view: View): View {
  const disks = (view.disks ?? []).filter(({ turn }) => turn < view.turn);
  if (view.phase !== 'movement' || disks.length === 0) return view;
  const robots = { ...view.robots };
  for (const { unit, at } of disks) {
    const robot = robots[unit];
    if (robot) robots[unit] = { ...robot, at, marks: { ...robot.marks, option: 'land' } };
  }
  return { ...view, robots };
}

/** What it costs to stand where somebody lands this turn. */
export function crushWorth({ view }: Situation, { id, team }: SeenRobot, { at }: Stand): number {
  const disk = (view.disks ?? []).find((one) => one.turn < view.turn && numberOf(one.at) === at);
  if (!disk || disk.unit === id || !view.robots[disk.unit]) return 0;
  return disk.team === team ? 2 * WORTH.crushed : WORTH.crushed;
}

/** Without the moves that end under a disk. */
export function clearOfDisks(view: View, legal: readonly Action[]): readonly Action[] {
  const { disks = [] } = view;
  const clear = legal.filter(
    (action) =>
      !(action.type === 'move' || action.type === 'walk') || !disks.some(({ at }) => at === action.to),
  );
  return clear.length > 0 ? clear : legal;
}

const isMarked = ({ disks = [] }: Pick<Field, 'disks'>, at: HexId): boolean =>
  disks.some((disk) => disk.at === at);

/** What a soldier of a side goes for besides robots: where enemies land, and tents when nothing else is left. */
export function placesToTake(field: Field, team: TeamId): readonly HexId[] {
  if (!isOf(field)) return [];
  const disks = (field.disks ?? []).filter((disk) => disk.team !== team);
  return (disks.length > 0 ? disks : foeTents(field, team)).map(({ at }) => at);
}

/** What it costs a soldier to stand where a robot will land. */
export const underDisk = (field: Field, at: HexId): number => (isMarked(field, at) ? WORTH.crushed : 0);

export const foeTents = (field: Field, team: TeamId) =>
  unitsOnMap(field).filter((unit) => unit.team !== team && isTent(unit));

/** The distances at which robots wait for who lands, and from which they shoot at tents. */
const [WAITING, SHOOTING] = [3, 2];

/** Those below wait where enemies land; everybody goes for the nearest tent, most of all when no robot is left. */
export function clearing(field: Field, { at, team }: SeenRobot): readonly Goal[] {
  const { guard, hunt } = WORTH.goal;
  const foes = onMap(field).filter((other) => other.team !== team && isAlive(other));
  const tent = leastOf(field, foeTents(field, team), (one) => rangeBetween(one.at, at));
  return [
    ...(field.disks ?? [])
      .filter((disk) => disk.team !== team)
      .map((disk) => ({ kind: 'reach', at: disk.at, within: WAITING, weight: guard }) as const),
    ...(tent
      ? [
          {
            kind: 'reach',
            at: tent.at,
            within: SHOOTING,
            weight: foes.length > 0 ? guard / 2 : hunt,
          } as const,
        ]
      : []),
  ];
}
