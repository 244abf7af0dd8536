import type { View } from '@gearhall/shared/games/metalheads/view';
import { row, type Place } from '../../../stage/cards/layouts';
import type { LaidCard } from '../../../stage/cards/tableLayout';
import { CARD } from '../art/robotCard';
import { DECK, DISCARD } from '../table/paths';
import { priceOf } from '../table/prices';
import type { Areas } from './areas';
import { Z, type Choices } from './choices';
import { ROW_GAP } from './measures';

/** The row, the oldest Robot on the right; on a narrow table each lies over the one to its left. */
export function rowCards(view: View, { row: box, cardWidth }: Areas, choices: Choices): LaidCard[] {
  const line = { count: view.row.length, width: cardWidth, gap: ROW_GAP, z: Z.table };
  const places = row(box, line);
  const noteRoom = Math.abs((places[1]?.x ?? Infinity) - (places[0]?.x ?? 0));
  return view.row.flatMap((card, index): LaidCard[] => {
    const place = places[view.row.length - 1 - index];
    if (card === '' || !place) return [];
    return [
      {
        ...{
          key: card,
          face: faceOf(card, cardWidth, seenOf(place, places[view.row.length - index])),
          place,
          mark: choices.markOf(card),
        },
        ...{ from: DECK, to: DISCARD, noteRoom },
        ...priceOf(view, choices.seat, index + 1),
      },
    ];
  });
}

/** In pixels: at this width the words on a face are legible. */
const READABLE = 150;

/** The open face of a Robot; where it is large, with its ability in words. `seen`: less than all of it, in units. */
export const faceOf = (robot: string, width: number, seen?: number): string =>
  `${width >= READABLE ? 'told' : 'robot'}:${robot}${seen === undefined ? '' : `:${seen}`}`;

/** What is seen of a card is told in steps of as many units, so that a card is drawn anew but rarely. */
const STEP = 4;
/** Names stand so far below the middle of a card, in widths of it. */
const LOW = 0.4;

/** How much of the lower part of a card the next one leaves, from its left edge, in units; undefined: all. */
export function seenOf({ x, width, rotation }: Place, next: Place | undefined): number | undefined {
  if (!next) return undefined;
  const far = (next.x - x) / width - (next.rotation - rotation) * LOW;
  return far >= 1 ? undefined : Math.floor((far * CARD.width) / STEP) * STEP;
}
