import { blowOfRam, crashHarm, dangerOf, turnsCrushing } from './collisions';
import { AHEAD, LEFT, LINE, NOWHERE, RIGHT } from '../tables/graph';
import type { BoxId } from '../../content/gears';
import type { Car } from '../../state';
import type { Situation } from '../imagining/situation';
import { WORTH } from '../tables/weights';

/** The properties of the car and its turn that a way depends on. */
export interface Drive {
  readonly box: BoxId;
  /** How many of the lane changes are paid with points. */
  readonly steering: number;
  /** Turns to go at the place where the movement ends. */
  readonly turnsAfter: (spot: number) => number;
}

const MOVEMENTS = 19;
const CHANGES = 13;
/** More lane changes than a turn can need. */
export const ENOUGH = CHANGES - 1;
const STEPS = [AHEAD, LEFT, RIGHT] as const;
/** The cost of a dead end. */
const NO_WAY = 3 * WORTH.noWay;

/** Reused for every way: only entries with the way's own stamp count. */
const notes = { turns: new Float64Array(0), steps: new Int8Array(0), stamps: new Int32Array(0), stamp: 0 };

function makeRoom(size: number): void {
  if (notes.stamps.length >= size) return;
  notes.turns = new Float64Array(size);
  notes.steps = new Int8Array(size);
  notes.stamps = new Int32Array(size);
}

/**
 * The way of one turn over the road as it is, with cars, wrecks and mines: the minimum number of turns that a car needs
 * from there on, and the best step. Only one can be in use at a time.
 */
export class Way {
  private readonly stamp: number;
  private readonly harmOfCrash: number;
  /** Turns to go after running up on a car, by car and movement left. */
  private readonly crushes = new Map<string, number>();

  constructor(
    private readonly situation: Situation,
    private readonly drive: Drive,
  ) {
    makeRoom(2 * situation.graph.count * MOVEMENTS * CHANGES);
    notes.stamp += 1;
    this.stamp = notes.stamp;
    this.harmOfCrash = crashHarm(situation, drive.box);
  }

  /** With this much movement and this number of lane changes left, including Steering points. */
  turnsFrom(spot: number, movement: number, changes: number): number {
    if (movement <= 0) return this.drive.turnsAfter(spot);
    const note = (spot * MOVEMENTS + movement) * CHANGES + changes;
    if (notes.stamps[note] === this.stamp) return notes.turns[note] ?? 0;
    let best = NO_WAY;
    let bestStep: number = AHEAD;
    for (const by of STEPS) {
      const turns = this.turnsBy(by, spot, movement, changes);
      if (turns < best) [best, bestStep] = [turns, by];
    }
    notes.stamps[note] = this.stamp;
    notes.turns[note] = best;
    notes.steps[note] = bestStep;
    return best;
  }

  /** `AHEAD`, `LEFT` or `RIGHT`. */
  bestStep(spot: number, movement: number, changes: number): number {
    this.turnsFrom(spot, movement, changes);
    return notes.steps[(spot * MOVEMENTS + movement) * CHANGES + changes] ?? AHEAD;
  }

  private turnsBy(by: number, spot: number, movement: number, changes: number): number {
    const { onward, graph, taken } = this.situation;
    const to = onward[3 * spot + by] ?? NOWHERE;
    const isAside = by !== AHEAD;
    if (to === NOWHERE || (isAside && changes === 0)) return NO_WAY;
    const price = isAside && changes <= this.drive.steering ? WORTH.steering : 0;
    if (to === LINE) return price;
    const space = to % graph.count;
    if (graph.isWall[space] === 1) return isAside ? NO_WAY : this.crash(spot, movement, changes);
    const other = taken.get(space);
    if (!other) return price + this.enter(to, movement, isAside ? changes - 1 : changes);
    if (isAside) return price + this.ram(by, spot, movement, changes);
    return this.crush(other, movement, spot);
  }

  /** Only one space is straight behind a car. */
  private crush(target: Car, movement: number, spot: number): number {
    const key = `${target.id} ${movement}`;
    const turns =
      this.crushes.get(key) ?? turnsCrushing(this.situation, target, movement, this.drive.turnsAfter(spot));
    this.crushes.set(key, turns);
    return turns;
  }

  private enter(to: number, movement: number, changes: number): number {
    return dangerOf(this.situation, to) + this.turnsFrom(to, movement - 1, changes);
  }

  /** The compulsory lane change does not count as a lane change. */
  private crash(spot: number, movement: number, changes: number): number {
    const { onward, graph, taken } = this.situation;
    let best: number = WORTH.stuck + this.drive.turnsAfter(spot);
    for (const by of [LEFT, RIGHT]) {
      const to = onward[3 * spot + by] ?? NOWHERE;
      if (to === LINE) return this.harmOfCrash;
      const space = to % graph.count;
      if (to === NOWHERE || graph.isWall[space] === 1 || taken.has(space)) continue;
      best = Math.min(best, this.enter(to, movement, changes));
    }
    return this.harmOfCrash + best;
  }

  /** The target is pushed away, or the car goes straight ahead. */
  private ram(by: number, spot: number, movement: number, changes: number): number {
    const to = this.situation.onward[3 * spot + by] ?? NOWHERE;
    const { displaces, harm } = blowOfRam(this.situation, to, by);
    const instead = displaces > 0 ? displaces * this.turnsFrom(to, movement - 1, changes - 1) : 0;
    return harm + instead + (1 - displaces) * this.turnsBy(AHEAD, spot, movement, changes);
  }
}
