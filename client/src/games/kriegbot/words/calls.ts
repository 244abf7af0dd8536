import type { Seat } from '@gearhall/shared/core/seats';
import type { ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { STRUCTURE_IDS } from '@gearhall/shared/games/kriegbot/content/map';
import { chassisName, isCrypto, nameOf, owning, STRUCTURE_NAMES, tokenName } from './names';

/** How a robot is called: no two in a game have the same template. */
export interface Called {
  readonly seat: Seat;
  readonly chassis: ChassisId | '';
}
export type Roll = Readonly<Record<string, Called>>;

export interface Calls {
  /** "the Robotank", "your Robotank"; "the dam", "the Green crypto". */
  readonly short: (target: string) => string;
  /** "Ada’s Robotank", "your Robotank"; "the dam". */
  readonly full: (target: string) => string;
  /** "Robotank"; before it has a template "robot 2". */
  readonly bare: (robot: string) => string;
}

/** With `me`, mine are called "your Robotank". */
export function callsOf(roll: Roll, names: readonly string[], me?: Seat): Calls {
  const bare = (id: string): string => {
    const chassis = roll[id]?.chassis ?? '';
    return chassis === '' ? `robot ${id.replace(/\D/gu, '')}` : chassisName(chassis);
  };
  const structure = (id: string): string | undefined => {
    const known = STRUCTURE_IDS.find((one) => one === id);
    return known && STRUCTURE_NAMES[known];
  };
  const owned = (id: string, other: (seat: Seat) => string): string => {
    const one = roll[id];
    if (!one) return structure(id) ?? (isCrypto(id) ? tokenName(id) : bare(id));
    return `${one.seat === me ? 'your' : other(one.seat)} ${bare(id)}`;
  };
  return {
    bare,
    short: (id) => owned(id, () => 'the'),
    full: (id) => owned(id, (seat) => owning(nameOf(names, seat))),
  };
}
