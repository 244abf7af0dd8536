import { seatsOf } from '../ground/seats';
import { Average } from '../search/Average';
import { diceOf, playedOn, sharesOf } from '../search/playingOn';
import type { Chances, CurvePoint } from './analysis';
import type { Course } from './course';

/** The points of a curve while simulated games are added. */
export class Curve {
  private readonly averages = new Map<number, readonly Average[]>();

  constructor(
    private readonly course: Course,
    private readonly seed: string,
  ) {}

  get points(): readonly CurvePoint[] {
    return [...this.averages]
      .toSorted(([one], [other]) => one - other)
      .map(([at, shares]) => ({ at, chances: this.chancesAt(at, shares) }));
  }

  /** Plays each of these positions on, once, and then again, `times` times. Yields after each game. */
  *add(places: readonly number[], times: number): Generator<undefined, void> {
    for (let time = 0; time < times; time += 1) {
      for (const at of places) {
        this.addOne(at);
        yield undefined;
      }
    }
  }

  /** One more game counts, in which all do equally well: three games that are lost are no chance of nothing. */
  private chancesAt(at: number, shares: readonly Average[]): Chances {
    const isOver = this.course.positions[at]?.outcome !== undefined;
    const games = shares[0]?.count ?? 0;
    return {
      mean: shares.map(({ mean }) => (isOver ? mean : (games * mean + 1 / shares.length) / (games + 1))),
      error: shares.map(({ error }) => (isOver ? 0 : error)),
      games,
    };
  }

  private addOne(at: number): void {
    const { on, positions } = this.course;
    const match = positions[at];
    if (!match) return;
    const shares = this.averages.get(at) ?? seatsOf(on.seats).map(() => new Average());
    this.averages.set(at, shares);
    const dice = diceOf(this.seed, 'curve', at, shares[0]?.count ?? 0);
    // The end is as it was.
    const found = match.outcome ? sharesOf(on.game, match.state, on.seats) : playedOn(on, match.state, dice);
    for (const [seat, share] of shares.entries()) share.add(found[seat] ?? 0);
  }
}

/** Between two neighbouring points: what changed most. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** By seat. */
  readonly change: readonly number[];
  readonly most: number;
  /** The standard error of a change. */
  readonly error: number;
}

/** A change is one if it is twice as large as its error. */
export const isSure = ({ most, error }: Stretch): boolean => most > 2 * error;

/** The parts of a curve, those with the greatest changes first. */
export const stretchesOf = (points: readonly CurvePoint[]): readonly Stretch[] =>
  points
    .slice(1)
    .map((point, index) => stretchOf(points[index] ?? point, point))
    .toSorted((one, other) => other.most - one.most);

function stretchOf(from: CurvePoint, to: CurvePoint): Stretch {
  const change = to.chances.mean.map((mean, seat) => mean - (from.chances.mean[seat] ?? 0));
  const error = Math.hypot(Math.max(...from.chances.error), Math.max(...to.chances.error));
  return { from: from.at, to: to.at, change, most: Math.max(...change.map(Math.abs)), error };
}
