import type { Box, Point, Size } from '../geometry/geometry';
import type { Marked } from '../highlights/GuideMarks';
import type { Pointed } from './contract';
import { TALLNESS } from './layouts';
import type { LaidCard, TableLayout, Zone } from './tableLayout';

/** Where a card may be open, as shares of its width from its centre. */
const OPENINGS = [0, -0.2, -0.35, -0.45, 0.2, 0.35, 0.45];
/** How far around a card its marks stand, in pixels. */
const AROUND = 4;

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

export const isIn = ({ x, y, width, height }: Box, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;

/** The uppermost card at a point, besides one. */
export function cardAt({ cards }: TableLayout, point: Point, except?: Pointed): Pointed | undefined {
  return cards
    .filter(({ key, place }) => {
      const [x, y] = [point.x - place.x, point.y - place.y];
      return key !== except && Math.abs(x) <= place.width / 2 && Math.abs(y) <= (place.width * TALLNESS) / 2;
    })
    .sort((one, other) => other.place.z - one.place.z)[0]?.key;
}

/** The card at a point, or the part of the table. */
export function thingAt(layout: TableLayout, point: Point, except?: Pointed): Pointed | undefined {
  const card = cardAt(layout, point, except);
  return card ?? Object.entries(layout.spots).find(([, { box }]) => isIn(box, point))?.[0];
}

/** A point of the card that no other covers, near its centre. */
export function openPointOf(layout: TableLayout, { key, place: { x, y, width } }: LaidCard): Point {
  const points = OPENINGS.map((share) => ({ x: x + share * width, y }));
  return points.find((point) => cardAt(layout, point) === key) ?? { x, y };
}

/** Where marks of a card or a part of the table stand. */
export function markedIn({ cards, spots }: TableLayout, id: string): Marked | undefined {
  const place = cards.find(({ key }) => key === id)?.place;
  const box = spots[id]?.box;
  if (place) {
    const size = { width: place.width, height: place.width * TALLNESS };
    return { x: place.x, y: place.y, size: around(size) };
  }
  return box && { ...middleOf(box), size: around(box) };
}

const around = ({ width, height }: Size): Size => ({
  width: width + 2 * AROUND,
  height: height + 2 * AROUND,
});

/** How far a zone can be scrolled. */
export const mostOf = ({ box, length }: Zone): number => Math.max(0, length - box.width);

/** Whether a card of this row or hand is not seen whole. */
export const isBeside = (box: Box, { x, y, width }: LaidCard['place']): boolean =>
  y >= box.y &&
  y <= box.y + box.height &&
  (x - width / 2 < box.x - 1 || x + width / 2 > box.x + box.width + 1);
