import type { Owner } from '@gearhall/shared/games/metalheads/rules/field';
import type { View } from '@gearhall/shared/games/metalheads/view';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Mark, Zone } from '../../../stage/cards/tableLayout';
import type { Box } from '../../../stage/geometry/geometry';

/** What the layout asks of the player's choices. */
export interface Choices {
  /** The seat with the hand at the bottom; absent for a spectator. */
  readonly seat: Seat | undefined;
  /** The seat with the Robots in the middle of a narrow table; for a spectator seat 0 at first. */
  readonly shown: Owner;
  markOf(thing: string): Mark;
  /** What a chosen payment would do here. */
  previewOf(robot: string): string | undefined;
}

type Player = View['players'][number];
export type Robot = Player['robots'][number];
export type Construction = Player['constructions'][number];

/** The seats with the cards that are laid, and the seat that looks at them. */
export interface Shown {
  readonly view: View;
  readonly choices: Choices;
  readonly owner: Owner;
}

/** Layers of the table, from below. */
export const Z = { paid: 0, table: 100, hand: 300 } as const;

/** Lets a part of the table scroll that has this length: where it begins now. */
export type Scroll = (id: string, box: Box, length: number) => Box;

/** The own Robots beside the hand: it opens at its right end, where the hand lies. */
const BAND = 'band';

interface Scrolling {
  readonly zones: Zone[];
  readonly scroll: Scroll;
}

/** `scrolled`: how far each part has been scrolled. */
export function scrollingBy(scrolled: (zone: string) => number | undefined): Scrolling {
  const zones: Zone[] = [];
  return {
    zones,
    scroll: (id, box, length) => {
      const opensAtEnd = id === BAND;
      zones.push({ id, box, length, opensAtEnd });
      const most = Math.max(0, length - box.width);
      return { ...box, x: box.x - Math.min(most, scrolled(id) ?? (opensAtEnd ? most : 0)) };
    },
  };
}
