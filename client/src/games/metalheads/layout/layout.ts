import { isWonAlone } from '@gearhall/shared/games/metalheads/rules/turn/turns';
import type { View } from '@gearhall/shared/games/metalheads/view';
import { FACE_WIDTH } from '../../../stage/cards/cardLooks';
import type { LaidCard, TableLayout } from '../../../stage/cards/tableLayout';
import type { Box, Size } from '../../../stage/geometry/geometry';
import { MONSTER_SIZE } from '../art/monsterPicture';
import { MONSTER } from '../table/paths';
import { isNarrow, type Areas } from './areas';
import { areasOf } from './areasOf';
import { scrollingBy, Z, type Choices } from './choices';
import { handCards, handOf } from './handCards';
import { ownCards, ownersCards } from './ownCards';
import { stripCards } from './panelCards';
import { rowCards } from './rowCards';
import { spotsOf } from './spots';

/** Where everything lies, for a view and a window. Pure. */
export function layOut(
  view: View,
  size: Size,
  choices: Choices,
  scrolled: (zone: string) => number | undefined,
): TableLayout {
  const areas = areasOf(size, view.players.length, {
    own: ownersCards(view, choices.shown),
    hand: handOf(view, choices.seat).length,
  });
  const { zones, scroll } = scrollingBy(scrolled);
  const { band } = areas;
  const by = band ? scroll('band', band.box, band.length).x - band.box.x : 0;
  const lower = { ...areas, own: movedBy(areas.own, by), hand: movedBy(areas.hand, by) };
  const scrollLower = band ? (_: string, box: Box) => box : scroll;
  const cards = [
    monsterFigure(view, areas),
    ...rowCards(view, areas, choices),
    ...ownCards(view, lower, choices, scrollLower),
    ...handCards(view, lower, choices, scrollLower),
    ...(isNarrow(size) ? [] : stripCards(view, areas, choices)),
  ];
  return {
    ...{ cards, zones, spots: spotsOf(view, areas, choices) },
    parts: { row: areas.row, own: areas.band?.box ?? areas.own },
  };
}

const movedBy = (box: Box, by: number): Box => ({ ...box, x: box.x + by });

/** How much higher than its part of the table the Monster is. */
const OVER = 1.12;

/** The Monster stands on the lower edge of its part; beaten, it sleeps. */
function monsterFigure(view: View, { monster: box }: Areas): LaidCard {
  const growth = Math.min((0.96 * box.width) / MONSTER_SIZE.width, (OVER * box.height) / MONSTER_SIZE.height);
  const isBeaten = view.players.length === 1 && view.phase === 'over' && isWonAlone(view, 0);
  return {
    key: MONSTER,
    face: `${isBeaten ? 'sleeping' : 'monster'}:${view.monster}`,
    place: {
      x: box.x + box.width / 2,
      y: box.y + box.height - (growth * MONSTER_SIZE.height) / 2,
      width: FACE_WIDTH * growth,
      rotation: 0,
      z: Z.paid,
    },
    mark: 'plain',
    isFloating: true,
  };
}
