import type { HexId } from '@gearhall/shared/games/kriegbot/content/map';
import type { UnitKind } from '@gearhall/shared/games/kriegbot/content/infantry';
import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import { robotAt } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { byName, isTent, unitsOnMap } from '@gearhall/shared/games/kriegbot/rules/pieces/units';
import type { Unit } from '@gearhall/shared/games/kriegbot/state/units';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Point } from '../../../stage/geometry/geometry';
import { PITCH, pointOf } from './layout';

/** What is drawn of a tent or a drone. */
export interface UnitPicture {
  readonly team: TeamId;
  readonly kind: UnitKind;
  /** The initial of a tent; the number of the robot of a drone. */
  readonly letter: string;
  /** Written below it where its stack is open. */
  readonly name: string;
  readonly pilot: boolean;
  readonly at: Point;
  /** From its middle to its rim. */
  readonly radius: number;
  readonly asked: boolean;
  readonly attacked: boolean;
}

/** A stack that is open: on which hex, and how large, by the camera. */
export interface OpenStack {
  readonly hex: HexId | '';
  readonly size: number;
  /** The sides of what the window shows: the stack stays between them. */
  readonly sides: readonly [left: number, right: number];
}
export const CLOSED: OpenStack = { hex: '', size: 1, sides: [-Infinity, Infinity] };

/** Of a lone unit; with few others in a hex; with many, or beside a robot. */
const RADII = [14, 11, 8.5] as const;
const WIDTH = 60;
/** In an open stack. */
const OPEN = { radius: 17, apart: 54, down: 54, most: 5 } as const;

/** Several units in a hex, or one beside a robot: it takes a closer look to point at one of them. */
export const isCrowded = (view: View, hex: HexId): boolean => {
  const here = unitsOnMap(view).filter(({ at }) => at === hex).length;
  return here > 1 || (here > 0 && robotAt(view, hex) !== undefined);
};

/** Every tent and drone on the map. */
export function unitPictures(view: View, open: OpenStack = CLOSED): [string, UnitPicture][] {
  const here = Map.groupBy(unitsOnMap(view), ({ at }) => at);
  return [...here].flatMap(([hex, units]) => {
    const isOpen = hex === open.hex && isCrowded(view, hex);
    const sorted = [...byName(units.filter(isTent)), ...units.filter((unit) => !isTent(unit))];
    return sorted.map((unit): [string, UnitPicture] => {
      const place = isOpen
        ? openPlace(pointOf(hex), { index: sorted.indexOf(unit), of: sorted.length }, open)
        : placeIn(view, hex, sorted, unit);
      return [unit.id, { ...lookOf(view, unit, isOpen), ...place }];
    });
  });
}

type Place = Pick<UnitPicture, 'at' | 'radius'>;

const lookOf = (
  { question, assault }: View,
  { id, team, kind, pilot, robot }: Unit,
  isOpen: boolean,
): Omit<UnitPicture, keyof Place> => ({
  ...{ team, kind },
  letter: kind === 'drone' ? robot.slice(-1) : id.charAt(0).toUpperCase(),
  name: isOpen ? (kind === 'drone' ? 'drone' : id.charAt(0).toUpperCase() + id.slice(1)) : '',
  pilot: pilot !== '',
  asked: question?.robot === id || assault?.attacker === id,
  attacked: assault?.target === id,
});

/** Tents in rows; below the middle of a robot in one row. Drones hover at the upper right corner. */
function placeIn(view: View, hex: HexId, units: readonly Unit[], unit: Unit): Place {
  const { x, y } = pointOf(hex);
  const withRobot = robotAt(view, hex) !== undefined;
  const mine = units.filter((one) => isTent(one) === isTent(unit));
  const index = mine.indexOf(unit);
  const isLone = units.length === 1 && !withRobot;
  if (!isTent(unit) && !isLone) return { at: { x: x + 24 - index * 14, y: y - 25 }, radius: RADII[2] };
  const perRow = withRobot ? mine.length : Math.max(3, Math.ceil(mine.length / 3));
  const row = Math.floor(index / perRow);
  const inRow = Math.min(perRow, mine.length - row * perRow);
  const rows = Math.ceil(mine.length / perRow);
  const radius = isLone ? RADII[0] : mine.length > 3 || withRobot ? RADII[2] : RADII[1];
  const apart = Math.min(radius * 2 + 1, (WIDTH - radius * 2) / Math.max(1, inRow - 1));
  return {
    at: {
      x: x + ((index % perRow) - (inRow - 1) / 2) * apart,
      y: y + (withRobot ? 14 : (row - (rows - 1) / 2) * 18),
    },
    radius,
  };
}

/** In rows above the hex, large enough for a finger. */
function openPlace(
  { x, y }: Point,
  { index, of }: { readonly index: number; readonly of: number },
  { size, sides: [left, right] }: OpenStack,
): Place {
  const [row, column] = [Math.floor(index / OPEN.most), index % OPEN.most];
  const inRow = Math.min(OPEN.most, of - row * OPEN.most);
  const lastRow = Math.ceil(of / OPEN.most) - 1;
  const half = (Math.min(OPEN.most, of) * OPEN.apart * size) / 2;
  const middle = Math.max(left + half, Math.min(right - half, x));
  return {
    at: {
      x: middle + (column - (inRow - 1) / 2) * OPEN.apart * size,
      y: y - PITCH / 2 - (lastRow - row) * OPEN.down * size - 58 * size,
    },
    radius: OPEN.radius * size,
  };
}

/** The units under a point: a crowd has to be open before one of it can be pointed at. */
export function unitUnder(
  pictures: readonly (readonly [string, UnitPicture])[],
  { x, y }: Point,
  isPointable: (id: string) => boolean,
): string | undefined {
  return pictures.findLast(
    ([id, { at, radius, name }]) =>
      (name !== '' || isPointable(id)) && Math.hypot(at.x - x, at.y - y) <= radius * 1.25,
  )?.[0];
}
