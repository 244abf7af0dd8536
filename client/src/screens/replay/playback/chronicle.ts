import type { TypedThing } from '@gearhall/shared/core/game';
import type { Viewer } from '@gearhall/shared/core/ground/seats';
import type { Showing } from '@gearhall/shared/core/replay/showHistory';
import type { LogLine, LogWriter } from '../../../stage/contract/words';
import { mergedWith } from '../../table/session/logBook';

/** A line of the log, and the steps that it tells of: several where a way of many steps makes one line. */
interface ToldLine {
  readonly line: LogLine;
  readonly first: number;
  readonly last: number;
}

/** A whole game in words, as one viewer saw it. */
export interface Chronicle {
  readonly lines: readonly ToldLine[];
  /** The steps at which a turn begins, in order; the set-up is the first. */
  readonly turns: readonly number[];
}

export type Describe = LogWriter<TypedThing>;

/** Puts all that `viewer` saw into words. */
export function chronicleOf(showing: Showing, viewer: Viewer, describe: Describe): Chronicle {
  const lines: ToldLine[] = [];
  for (let step = 0; step <= showing.length; step += 1) {
    for (const event of showing.events(step, viewer)) {
      const line = describe(event);
      if (line) tell(lines, line, step);
    }
  }
  const headed = lines.filter(({ line }) => line.heading).map(({ first }) => first);
  return { lines, turns: [...new Set([0, ...headed])] };
}

function tell(lines: ToldLine[], line: LogLine, step: number): void {
  const before = lines.at(-1);
  const merged = before && mergedWith(before.line, line);
  if (merged) lines[lines.length - 1] = { line: merged, first: before.first, last: step };
  else lines.push({ line, first: step, last: step });
}

/** Index of the line for the step, or of the last line before it; -1 for none. */
export function lineAt({ lines }: Chronicle, step: number): number {
  return lines.findLastIndex(({ first }) => first <= step);
}

/** The lines of exactly this step. */
export function toldOf({ lines }: Chronicle, step: number): readonly LogLine[] {
  return lines.filter(({ first, last }) => first <= step && step <= last).map(({ line }) => line);
}

/** Where the next turn after this step begins, or the last step of the game. */
export function nextTurn({ turns }: Chronicle, step: number, length: number): number {
  return turns.find((turn) => turn > step) ?? length;
}

/** Where this turn began; from its beginning, where the turn before it did. */
export function turnBefore({ turns }: Chronicle, step: number): number {
  return turns.findLast((turn) => turn < step) ?? 0;
}
