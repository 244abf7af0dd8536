import type { Seat } from '@gearhall/shared/core/ground/seats';

/** Colours of the Okabe-Ito palette that stand out on a dark ground, each with a shape of its own. */
export const SEAT_LOOKS = [
  { colour: '#e69f00', shape: 'circle', word: 'orange circle' },
  { colour: '#56b4e9', shape: 'triangle', word: 'blue triangle' },
  { colour: '#009e73', shape: 'square', word: 'green square' },
  { colour: '#f0e442', shape: 'diamond', word: 'yellow diamond' },
  { colour: '#d55e00', shape: 'hexagon', word: 'red hexagon' },
  { colour: '#cc79a7', shape: 'star', word: 'pink star' },
] as const;

export type SeatShape = (typeof SEAT_LOOKS)[number]['shape'];

/** The sign on a team's shapes, for people who cannot tell its colour from another. */
export const TEAM_SIGNS = ['plain', 'bar', 'dot'] as const;
export type TeamSign = (typeof TEAM_SIGNS)[number];

/** How a seat is marked everywhere. */
export interface SeatLook {
  readonly colour: string;
  readonly shape: SeatShape;
  /** For people who cannot see the mark. */
  readonly word: string;
  readonly sign?: TeamSign;
}

/** What the members of a team have in common; their shapes differ. */
export interface TeamLook {
  readonly colour: string;
  readonly sign: TeamSign;
  /** "Team Green". */
  readonly name: string;
}

export function seatLook(seat: Seat): SeatLook {
  return SEAT_LOOKS[seat % SEAT_LOOKS.length] ?? SEAT_LOOKS[0];
}

export function lookInTeam(seat: Seat, { colour, sign, name }: TeamLook): SeatLook {
  const { shape } = seatLook(seat);
  return { colour, sign, shape, word: `${name}, ${shape}` };
}
