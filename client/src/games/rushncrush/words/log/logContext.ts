import type { BoxId } from '@gearhall/shared/games/rushncrush/content/gears';
import type { LogLine } from '../../../../stage/contract/words';
import type { Calls } from '../cars/calls';
import type { Standing } from '../cars/places';

/** The way of a car in its turn so far: several stretches make one line. */
export interface Driven {
  readonly points: number;
  readonly changes: number;
  readonly steering: number;
}
/** What a line may use: who is who, which gear a car is in, and how far it has come. */
export interface LogContext extends Calls {
  readonly names: readonly string[];
  /** A line in the colour of a car's player. */
  readonly by: (car: string, text: string, dice?: readonly number[]) => LogLine;
  readonly boxOf: (car: string) => BoxId;
  readonly driven: Driven;
  /** Turbo or Brake points since any other event. */
  readonly spent: number;
  /** Identifies the turn of the race, and the uninterrupted run of stretches in it. */
  readonly run: number;
  readonly laps: number;
  readonly standings: () => readonly Standing[];
}
