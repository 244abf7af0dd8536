import { diskOf, isTentAbove } from '@gearhall/shared/games/kriegbot/rules/pieces/disks';
import {
  swarmIn,
  targetScoreOf,
  waveScoreOf,
} from '@gearhall/shared/games/kriegbot/rules/scenarios/humanWave';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { capital, listOf, nameOf } from '../../../../ui/words/language/grammar';
import type { Ended, ScenarioWords } from '../scenarioWords';

/** "Score 12; 40 win, 20 are a draw. Waiting: Baker. Landing: Falk on K8." */
function waveInWords(view: View): string {
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
function waveEnding(view: View, { winners, cause, names }: Ended): string | undefined {
  const score = `the score is ${waveScoreOf(view)}`;
  const { tie, win } = targetScoreOf(view);
  const player = nameOf(names, 0);
  if (winners.length > 0) return undefined;
  if (cause === 'resigned') return `${player} has given up: ${score}.`;
  return waveScoreOf(view) >= tie
    ? `A draw: ${score}, and it takes ${win} to win.`
    : `${player} has lost: ${score}, and it takes ${tie} for a draw.`;
}

/** Scenario 13. */
export const humanWave: ScenarioWords = {
  objective: waveInWords,
  figures: (view) => ` Score: ${waveScoreOf(view)}.`,
  ending: waveEnding,
};
