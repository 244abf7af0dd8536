import type { CurvePoint, Judged, KeyMoment } from './analysis';
import { isSure, stretchesOf } from './curve';
import type { Roll } from './luck';

const MOST = 3;
/** The least number of entries between two moments. */
const APART = 3;
/** A smaller change of a chance is not worth looking at. */
const LEAST = 0.05;

/** The moments that are worth looking at, the most important first. */
export function momentsOf(
  points: readonly CurvePoint[],
  { judged, rolls }: { readonly judged: readonly Judged[]; readonly rolls: readonly Roll[] },
): readonly KeyMoment[] {
  const explained = [...judged.flatMap(choiceIn), ...rolls.map(rollIn)];
  const all = [...explained.filter(isWorthIt).toSorted(byChange), ...turnsIn(points)];
  const chosen: KeyMoment[] = [];
  for (const moment of all) {
    if (chosen.length < MOST && chosen.every(({ at }) => Math.abs(at - moment.at) >= APART))
      chosen.push(moment);
  }
  return chosen;
}

const byChange = (one: KeyMoment, other: KeyMoment): number => Math.abs(other.change) - Math.abs(one.change);
const isWorthIt = ({ change }: KeyMoment): boolean => Math.abs(change) >= LEAST;

const choiceIn = ({ at, seat, better, loss, error }: Judged): KeyMoment[] =>
  better ? [{ at, seat, kind: 'choice', change: -loss, error }] : [];

/** For the seat that the dice helped or hurt most, as far as that is sure. */
function rollIn({ at, gained }: Roll): KeyMoment {
  const sure = gained.map(({ mean, error }) => (Math.abs(mean) > 2 * error ? mean : 0));
  const most = Math.max(...sure.map(Math.abs));
  const seat = sure.findIndex((change) => Math.abs(change) === most);
  return { at, seat, kind: 'dice', change: sure[seat] ?? 0, error: gained[seat]?.error ?? 0 };
}

/** Where the curve bends most. */
const turnsIn = (points: readonly CurvePoint[]): KeyMoment[] =>
  stretchesOf(points)
    .filter(isSure)
    .map(({ to, change, most, error }): KeyMoment => {
      const seat = change.findIndex((one) => Math.abs(one) === most);
      return { at: Math.max(0, to - 1), seat, kind: 'turn', change: change[seat] ?? 0, error };
    })
    .filter(isWorthIt);
