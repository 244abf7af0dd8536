import type { Seat } from '@gearhall/shared/core/seats';
import type { DrillStep } from '@gearhall/shared/games/kriegbot/content/infantry';
import { diskOf, isTentAbove } from '@gearhall/shared/games/kriegbot/rules/disks';
import {
  swarmIn,
  targetScoreOf,
  waveScoreOf,
} from '@gearhall/shared/games/kriegbot/rules/scenarios/humanWave';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { capital, listOf, nameOf } from '../../../../ui/words/grammar';

/** What players read in Human Wave alone. */

const hexes = (range: number): string => (range === 1 ? '1 hex' : `${range} hexes`);

/** What a soldier does that nobody plays, and why (KS13.10). */
const DRILLS: Readonly<Record<DrillStep, (range: number) => string>> = {
  waits: () => 'waits: what he is after is off the map',
  disk: () => 'comes back: he marks the hex of what he is after',
  lands: () => 'lands on his disk',
  designator: (range) => `uses his designator: not painted yet, in sight, ${hexes(range)} away`,
  rifle: (range) => `uses his rifle: in sight, ${hexes(range)} away`,
  nextBuilding: () => 'has no shot: he goes on to a nearer building',
  stays: () => 'has no shot, and no nearer building in reach: he stays in his',
  building: () => 'has no shot: he goes nearer, into a building',
  rough: () => 'has no shot: he goes nearer, onto rough ground',
  hidden: () => 'has no shot: he goes nearer, where he cannot be seen',
  closer: () => 'has no shot: he goes nearer',
};

export const drillInWords = (step: DrillStep, range: number): string => DRILLS[step](range);

/** "Score 12; 40 win, 20 are a draw. Waiting: Baker. Landing: Falk on K8." */
export function waveInWords(view: View): string {
  const { tie, win } = targetScoreOf(view);
  if (view.turn === 0) return `The tank wins with a score of ${win}; from ${tie} on it is a draw.`;
  return `Score ${waveScoreOf(view)}: ${win} win, ${tie} are a draw.${waitingIn(view)}`;
}

/** Whose soldiers are off the map, and how. */
function waitingIn(view: View): string {
  const above = view.units.filter((unit) => swarmIn(view).includes(unit.team) && isTentAbove(unit));
  const disks = above.flatMap(({ id }) => {
    const disk = diskOf(view, id);
    return disk ? [`${capital(id)} on ${disk.at}`] : [];
  });
  const waiting = above.filter(({ id }) => !diskOf(view, id)).map(({ id }) => capital(id));
  return [
    ...(waiting.length > 0 ? [` Killed: ${listOf(waiting)}.`] : []),
    ...(disks.length > 0 ? [` Landing: ${listOf(disks)}.`] : []),
  ].join('');
}

/** "Ada has lost: 12 points, and it takes 20 for a draw." Without winners; the score says what it was. */
export function waveEnding(view: View, winners: readonly Seat[], names: readonly string[]): string {
  const { tie, win } = targetScoreOf(view);
  const score = waveScoreOf(view);
  if (winners.length > 0) return ` Score: ${score}.`;
  if (score >= tie) return `A draw: the score is ${score}, and it takes ${win} to win.`;
  return `${nameOf(names, 0)} has lost: the score is ${score}, and it takes ${tie} for a draw.`;
}

/** "Ada has given up: the score is 3." */
export const givenUpAlone = (view: View, names: readonly string[]): string =>
  `${nameOf(names, 0)} has given up: the score is ${waveScoreOf(view)}.`;
