import type { DrillStep } from '@gearhall/shared/games/kriegbot/content/infantry';
import { diskOf, isTentAbove } from '@gearhall/shared/games/kriegbot/rules/disks';
import {
  swarmIn,
  targetScoreOf,
  waveScoreOf,
} from '@gearhall/shared/games/kriegbot/rules/scenarios/humanWave';
import { unitOf } from '@gearhall/shared/games/kriegbot/rules/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { capital, listOf, nameOf } from '../../../../ui/words/grammar';
import type { Ended } from '../../parts/part';
import { aboveInWords } from '../../words/landing';
import { hexInWords } from '../../words/places';

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

/** "Ada has lost: the score is 12, and it takes 20 for a draw." Alone, nobody else can win. */
export function waveEnding(view: View, { winners, cause, names }: Ended): string | undefined {
  const score = `the score is ${waveScoreOf(view)}`;
  const { tie, win } = targetScoreOf(view);
  const player = nameOf(names, 0);
  if (winners.length > 0) return undefined;
  if (cause === 'resigned') return `${player} has given up: ${score}.`;
  return waveScoreOf(view) >= tie
    ? `A draw: ${score}, and it takes ${win} to win.`
    : `${player} has lost: ${score}, and it takes ${tie} for a draw.`;
}

/** "On K8"; "Killed: marks where the next one lands". */
export function placeInWords(view: View, id: string): string {
  const { at } = unitOf(view, id);
  return capital(at === '' ? aboveInWords(view, id) : `on ${hexInWords(view, at)}`);
}
