import type { TypedThing } from '../game';
import type { Seat } from '../ground/seats';

/** Each seat's chance to win, from games that bots played on from a position with everybody's cards. */
export interface Chances {
  /** By seat, from 0 to 1; together 1. A shared win or a draw counts in equal parts. */
  readonly mean: readonly number[];
  /** By seat: the standard error of the mean. */
  readonly error: readonly number[];
  /** The number of games. */
  readonly games: number;
}

/** The chances after the first `at` entries of the log. */
export interface CurvePoint {
  readonly at: number;
  readonly chances: Chances;
}

/** A decision of a seat, judged by what the seat could know. */
export interface Judged {
  /** The number of entries before it: where the seat stood when it decided. */
  readonly at: number;
  readonly seat: Seat;
  readonly played: TypedThing;
  /** What the search would have done instead; absent where it would have done the same. */
  readonly better?: TypedThing;
  /** By how much better wins more often, from 0 to 1, with its standard error. */
  readonly loss: number;
  readonly error: number;
}

/** How much the dice have given to a seat or taken from it, as a difference of its chance. */
export interface Luck {
  readonly seat: Seat;
  readonly gained: number;
  readonly error: number;
}

/** A moment of a game that is worth looking at. */
export interface KeyMoment {
  /** The number of entries before the one that it is about. */
  readonly at: number;
  /** The seat that decided, or that the dice helped or hurt. */
  readonly seat: Seat;
  readonly kind: 'choice' | 'dice' | 'turn';
  /** What it did to the seat's chance, with its standard error. */
  readonly change: number;
  readonly error: number;
}

/** What can be said of a game that has ended. */
export interface Analysis {
  readonly curve: readonly CurvePoint[];
  /** In the order of the log. */
  readonly judged: readonly Judged[];
  readonly luck: readonly Luck[];
  /** The most important first, three at most. */
  readonly moments: readonly KeyMoment[];
}

/** How far an analysis is. */
export interface Progress {
  /** From 0 to 1. */
  readonly done: number;
  /** What is known so far. */
  readonly curve: readonly CurvePoint[];
}
