import { waveScoreOf } from '@gearhall/shared/games/kriegbot/rules/scenarios/humanWave';
import { BOMBARDED_EFFECTS, BOMBARDED_LINES } from '../../parts/bombarding';
import { LANDING_EFFECTS, LANDING_LINES, LANDING_ORDERS, LANDING_QUESTIONS } from '../../parts/landing';
import type { ScenarioPart } from '../../parts/part';
import { capital } from '../../words/names';
import { says } from '../../words/saying';
import { drillInWords, placeInWords, waveEnding, waveInWords } from './words';

/** Scenario 13. */
export const part: ScenarioPart<'humanWave'> = {
  objective: waveInWords,
  figures: (view) => ` Score: ${waveScoreOf(view)}.`,
  ending: waveEnding,
  lines: {
    ...BOMBARDED_LINES,
    ...LANDING_LINES,
    drilled: ({ unit, step, range }, context) => says(unit, context, drillInWords(step, range)),
  },
  effects: {
    ...BOMBARDED_EFFECTS,
    ...LANDING_EFFECTS,
    /** What he does is shown by what follows. */
    drilled: () => [],
  },
  orders: {
    ...LANDING_ORDERS,
    scatter: () => ({ label: 'Leave the rest to the lot', detail: 'All buildings that are still to come' }),
    send: ({ unit }, { view }) => ({ label: capital(unit), detail: placeInWords(view, unit) }),
  },
  questions: {
    ...LANDING_QUESTIONS,
    soldier: {
      doing: () => 'One of the soldiers may act.',
      prompt: () => 'Which soldier acts next? Tap him, or let all others stay.',
    },
  },
  refusals: { notAlone: 'Somebody else has a say in where the buildings stand.' },
  causes: {
    waveScore: { won: 'the tank has destroyed enough' },
    waveOver: { won: 'the tank is lost, and has not destroyed enough', drawn: 'the tank is gone' },
  },
};
