import type { About } from '../game/about';
import type { TypedThing } from '../game';
import type { Seat } from '../ground/seats';
import type { Entry } from '../log/entry';
import type { MatchRecord } from '../match';

/** An action, and how often its seat wins with it, from 0 to 1. */
export interface Answer {
  readonly action: TypedThing;
  readonly wins: number;
}

/** A position of a recorded game where one choice wins far more often than the usual one. */
export interface Puzzle extends Pick<MatchRecord, 'rulesVersion' | 'options' | 'seats' | 'seed'> {
  /** What led there. */
  readonly entries: readonly Entry[];
  /** Who is to choose. */
  readonly seat: Seat;
  /** What was compared, the best first. */
  readonly answers: readonly Answer[];
}

/** Of no other puzzle of the game, whatever its place in the list. */
export const idOf = ({ seed, entries }: Puzzle): string => `${seed.slice(0, 12)} ${entries.length}`;

/** By how much the best choice is ahead of the usual one, and of at least half of all others. */
export const AHEAD = 0.3;
/** A choice this near to the best solves the puzzle too. */
const NEAR = 0.08;

export const isSolvedBy = ({ answers: [best] }: Puzzle, wins: number): boolean =>
  best !== undefined && wins >= best.wins - NEAR;

/** A puzzle of other rules is left out: its entries may lead elsewhere today. */
export const isOfToday = (about: Pick<About, 'rulesVersion'>, { rulesVersion }: Puzzle): boolean =>
  rulesVersion === about.rulesVersion;

/** Is the best choice ahead of at least half of the others? */
export function standsOut([best, ...others]: readonly Answer[], by = AHEAD): boolean {
  if (!best) return false;
  const behind = others.filter(({ wins }) => wins <= best.wins - by);
  return behind.length > 0 && behind.length * 2 >= others.length;
}
