import type { Seat } from '@gearhall/shared/core/ground/seats';
import { listOf, nameOf, owning } from './names';

/** The names of a Krusher. */
export interface Called {
  readonly seat: Seat;
  readonly name: string;
}
export type Roll = Readonly<Record<string, Called>>;

/** The names of Krushers: their own, or with their owners where those are ambiguous. */
export interface Calls {
  /** "Rusty"; "Ada’s Krusher", "Ada’s second Krusher" without a name. */
  readonly short: (krusher: string) => string;
  /** "Ada’s Rusty". */
  readonly full: (krusher: string) => string;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const ordinal = (index: number): string => ORDINALS[index] ?? `${index + 1}th`;

/** With `me`, mine are called "your Krusher". */
export function callsOf(roll: Roll, names: readonly string[], me?: Seat): Calls {
  const ids = Object.keys(roll).sort((one, other) => Number(one.slice(1)) - Number(other.slice(1)));
  const key = (id: string): string => roll[id]?.name.toLowerCase() ?? '';
  const owner = (seat: Seat): string => (seat === me ? 'your' : owning(nameOf(names, seat)));
  const withOwner = (id: string, { seat, name }: Called): string => {
    const alike = ids.filter((one) => roll[one]?.seat === seat && key(one) === key(id));
    const which = alike.length > 1 ? `${ordinal(alike.indexOf(id))} ` : '';
    return `${owner(seat)} ${which}${name || 'Krusher'}`;
  };
  const full = (id: string): string => {
    const krusher = roll[id];
    return krusher ? withOwner(id, krusher) : `Krusher ${Number(id.slice(1)) + 1}`;
  };
  const short = (id: string): string => {
    const name = roll[id]?.name ?? '';
    return name !== '' && ids.filter((one) => key(one) === key(id)).length === 1 ? name : full(id);
  };
  return { short, full };
}

interface Sided {
  readonly team: number;
}

/** A side: its player, or "Side 2 (Bo and Dov)". */
export function sideName(team: number, seats: readonly Sided[], names: readonly string[]): string {
  const people = seats.flatMap((one, seat) => (one.team === team ? [nameOf(names, seat)] : []));
  return people.length === 1 ? listOf(people) : `Side ${team + 1} (${listOf(people)})`;
}
