import type { View } from '@gearhall/shared/games/metalheads/view';
import { row } from '../../../stage/cards/layouts';
import type { LaidCard } from '../../../stage/cards/tableLayout';
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
        ...{ key: card, face: faceOf(card, cardWidth), place, mark: choices.markOf(card) },
        ...{ from: DECK, to: DISCARD, noteRoom },
        ...priceOf(view, choices.seat, index + 1),
      },
    ];
  });
}

/** In pixels: at this width the words on a face are legible. */
const READABLE = 150;

/** The open face of a Robot; where it is large, with its ability in words. */
export const faceOf = (robot: string, width: number): string =>
  `${width >= READABLE ? 'told' : 'robot'}:${robot}`;
