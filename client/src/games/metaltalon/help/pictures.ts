import {
  SPACE_IDS,
  spaceOf,
  type BaseId,
  type SpaceId,
} from '@gearhall/shared/games/metaltalon/content/board';
import { ARMOR_PER_DIME } from '@gearhall/shared/games/metaltalon/content/coins';
import { FACES } from '@gearhall/shared/games/metaltalon/content/rolling';
import type { Pictures } from '../../../stage/contract/help';
import { Labels } from '../../../stage/drawing/labels';
import { paletteFor } from '../../../stage/drawing/palette';
import { boxRound, svgOf } from '../../../stage/renderer/svg';
import { pointOf } from '../looks/layout';
import type { ShipPicture } from '../looks/picture';
import { BaseView } from '../views/baseView';
import { BoardView } from '../views/boardView';
import { PileContexts } from '../views/coinPiles';
import { HighlightLayer, type Highlights } from '../views/HighlightLayer';
import { ShipView } from '../views/shipView';

interface Scene {
  readonly ships: readonly ShipPicture[];
  readonly range?: Highlights;
  /** The spaces in the picture. */
  readonly seen: readonly SpaceId[];
}

const ship = (
  owner: number,
  at: SpaceId,
  [pennies, nickels, dimes]: readonly [number, number, number],
  budget?: ShipPicture['budget'],
): ShipPicture => ({
  ...{ owner, at: pointOf(at), scale: 1, pennies, nickels, dimes, spent: false },
  ...(budget && { budget }),
});

/** Two players, in the corners A and F. */
const ownerOf = (space: SpaceId): number | undefined => ({ A: 0, F: 1 })[spaceOf(space).territory as string];

function draw({ ships, range, seen }: Scene): string {
  const palette = paletteFor(false);
  const labels = new Labels();
  const board = new BoardView(palette, labels);
  board.update(SPACE_IDS.map(ownerOf));
  const base = new BaseView('A', palette, labels);
  base.update({ owner: 0, cash: 14, mine: true }, undefined);
  const reach = new HighlightLayer(palette, labels);
  reach.update(range);
  const fleet = ships.map((picture, index) => {
    const view = new ShipView(`s${index + 1}`, { palette, labels, piles: new PileContexts(palette) });
    view.update(picture, undefined);
    return view.root;
  });
  const box = boxRound(seen.map(pointOf), 62);
  return svgOf([board.root, base.root, reach.ground, ...fleet, reach.marks], box);
}

/** The chance of any damage, given what protects the target. */
const chance = (taken: number): number => (FACES.die.length - taken) / FACES.die.length;

/** Steps from space to space on an empty board. */
function stepsBetween(from: SpaceId, to: SpaceId): number {
  const [one, other] = [spaceOf(from), spaceOf(to)];
  const rows = Math.abs(one.row - other.row);
  return rows + Math.max(0, (Math.abs(one.x - other.x) - rows) / 2);
}

/**
 * Where a ship with this number of moves can go; `within`: without crossing the border of this territory.
 */
function reachFrom(from: SpaceId, moves: number, within?: BaseId): Highlights['reach'] {
  return SPACE_IDS.flatMap((space) => {
    const { territory, base } = spaceOf(space);
    const cost = stepsBetween(from, space);
    const isFree = cost > 0 && cost <= moves && base === undefined;
    return isFree && (within === undefined || territory === within) ? [{ space, cost }] : [];
  });
}

/** What protects a target: the empty spaces in between, and its dimes. */
const taken = (from: SpaceId, to: SpaceId, dimes: number): number =>
  stepsBetween(from, to) - 1 + dimes * ARMOR_PER_DIME;

const shot = (from: SpaceId, to: SpaceId, dimes: number): Highlights['targets'][number] => ({
  ...{ at: pointOf(to), ship: 's2', scale: 1 },
  chance: chance(taken(from, to, dimes)),
});

export const PICTURES: Pictures = {
  ships: () =>
    draw({
      seen: ['c3', 'g6'],
      ships: [
        ship(0, 'd4', [2, 1, 0], { moves: 2, shots: 1 }),
        ship(1, 'f4', [3, 1, 1]),
        ship(1, 'g6', [4, 0, 0]),
      ],
      range: {
        reach: reachFrom('d4', 2).filter(({ space }) => space !== 'f4'),
        targets: [shot('d4', 'f4', 1)],
        landings: [],
        path: ['d4', 'd5', 'e5'],
      },
    }),
  launch: () =>
    draw({
      seen: ['a1', 'e4'],
      ships: [ship(0, 'c2', [3, 2, 0], { moves: 3, shots: 2 }), ship(1, 'e3', [2, 1, 1])],
      range: { reach: reachFrom('c2', 3, 'A'), targets: [shot('c2', 'e3', 1)], landings: ['a1'] },
    }),
};
