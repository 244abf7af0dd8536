import type { RobotId } from '@gearhall/shared/games/metalheads/content/robots';

/** The name of a Robot, from its id: "Scrap Hound". */
export const robotName = (id: RobotId): string =>
  id.replace(/^[a-z]/u, (first) => first.toUpperCase()).replace(/(?<=.)[A-Z]/gu, (first) => ` ${first}`);

/** The longest name that is written in one line. */
const ONE_LINE = 9;

/** In units of a card: on a phone more than twelve pixels, on a large window more than fifteen. */
const LETTERS = 20.5;

/** A name as it is written on a card: in one line or two, in letters of this size. */
export function nameLines(id: RobotId): { readonly lines: readonly string[]; readonly size: number } {
  const name = robotName(id);
  return { lines: name.length <= ONE_LINE ? [name] : name.split(' '), size: LETTERS };
}
