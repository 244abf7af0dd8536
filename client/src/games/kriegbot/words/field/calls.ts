import { NOBODY } from '@gearhall/shared/games/kriegbot/rules/pieces/wrecks';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { ChassisId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { STRUCTURE_IDS } from '@gearhall/shared/games/kriegbot/content/map';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { capital, chassisName, isCrypto, nameOf, owning, structureName, tokenName } from './names';
import type { OfScenario } from './sides';
import { robotBehind, tentName } from './units';

/** How a robot is called: no two in a game have the same template. Units have none, and names of their own. */
export interface Called {
  readonly seat: Seat;
  readonly chassis: ChassisId | '';
}
export type Roll = Readonly<Record<string, Called>>;

export interface Calls {
  /** "the Robotank", "your Robotank"; "your footsoldier Adler"; "the dam", "the crypto of Green". */
  readonly short: (target: string) => string;
  /** "Ada’s Robotank", "your Robotank"; "the dam". */
  readonly full: (target: string) => string;
  /** "Robotank"; before it has a template "robot 2"; "Adler". */
  readonly bare: (robot: string) => string;
}

/** Of which game, and for whom, things are called. */
interface Calling {
  readonly names: readonly string[];
  readonly of: OfScenario;
  /** Mine are called "your Robotank". */
  readonly me?: Seat | undefined;
}

export function callsOf(roll: Roll, { names, of, me }: Calling): Calls {
  const bare = (id: string): string => {
    if (tentName(id)) return capital(id);
    const chassis = roll[id]?.chassis ?? '';
    return chassis === '' ? `robot ${id.replace(/\D/gu, '')}` : chassisName(chassis);
  };
  const structure = (id: string): string | undefined => {
    const known = STRUCTURE_IDS.find((one) => one === id);
    return known && structureName(known, of);
  };
  const owned = (id: string, other: (seat: Seat) => string): string => {
    const behind = robotBehind(id);
    if (behind?.what === 'drone') return `the drone of ${owned(behind.robot, other)}`;
    if (behind) return `the pilot who left ${owned(behind.robot, other)}`;
    const one = roll[id];
    const name = tentName(id) ?? bare(id);
    if (!one) return structure(id) ?? (isCrypto(id) ? tokenName(id, of) : name);
    if (one.seat === NOBODY) return `the abandoned ${name}`;
    // What the rules play belongs to nobody.
    if (names.length > 0 && one.seat >= names.length) return name;
    return `${one.seat === me ? 'your' : other(one.seat)} ${name}`;
  };
  return {
    bare,
    short: (id) => owned(id, () => 'the'),
    full: (id) => owned(id, (seat) => owning(nameOf(names, seat))),
  };
}

/** Everybody in a view. */
export const callsIn = (
  { robots, units, options }: Pick<View, 'robots' | 'units'> & { readonly options: OfScenario },
  names: readonly string[],
  me?: Seat,
): Calls =>
  callsOf(
    { ...robots, ...Object.fromEntries(units.map(({ id, seat }) => [id, { seat, chassis: '' }])) },
    { names, of: options, me },
  );
