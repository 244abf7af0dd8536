import { HIDDEN, type Card } from '@gearhall/shared/games/metalheads/content/robots';
import type { View } from '@gearhall/shared/games/metalheads/view';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { fan } from '../../../stage/cards/layouts';
import type { LaidCard } from '../../../stage/cards/tableLayout';
import { DECK, DISCARD } from '../table/paths';
import type { Areas } from './areas';
import { Z, type Choices, type Scroll } from './choices';
import { LEAST_STEP } from './measures';
import { copied } from './ownCards';
import { faceOf, seenOf } from './rowCards';

/** The hand; a large one scrolls. */
export function handCards(
  view: View,
  { hand: box, cardWidth, bend }: Areas,
  choices: Choices,
  scroll: Scroll,
): LaidCard[] {
  const { seat } = choices;
  const hand = handOf(view, seat);
  const length = Math.max(box.width, cardWidth + (hand.length - 1) * LEAST_STEP);
  const zone = { ...scroll('hand', box, length), width: length };
  const places = fan(zone, { count: hand.length, width: cardWidth, gap: 4, z: Z.hand }, bend);
  return hand.flatMap((card, at): LaidCard[] => {
    const place = places[at];
    if (!place) return [];
    const mark = choices.markOf(card);
    const raised = mark === 'chosen' ? { ...place, y: place.y - 16, rotation: 0 } : place;
    const preview = choices.previewOf(card);
    const isHidden = card === HIDDEN;
    return [
      {
        ...{
          key: isHidden ? `hidden:${at}` : card,
          face: isHidden ? 'back' : faceOf(card, cardWidth, seenOf(place, places[at + 1])),
        },
        ...{ place: raised, mark, from: DECK, to: DISCARD },
        ...(preview === undefined ? {} : { noteOver: preview }),
      },
    ];
  });
}

export const handOf = (view: View, seat: Seat | undefined): readonly Card[] =>
  seat === undefined ? [] : [...(view.players[seat]?.hand ?? []), ...lookedAt(view, seat)];

/** Cards that lie open before a player beside the hand: those looked at, and those that Mimic may copy. */
const lookedAt = (view: View, seat: Seat): readonly Card[] =>
  view.turn.seat === seat ? [...view.turn.looked, ...copied(view, seat)] : [];
