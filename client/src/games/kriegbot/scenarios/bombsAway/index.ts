import { LANDING_EFFECTS, LANDING_LINES, LANDING_ORDERS, LANDING_QUESTIONS } from '../../parts/landing';
import type { ScenarioPart } from '../../parts/part';
import { hexInWords } from '../../words/places';
import { bombsInWords } from './objective';

/** Scenario 18. */
export const part: ScenarioPart<'bombsAway'> = {
  objective: (view) => `The first kill wins. ${bombsInWords(view)}`,
  situation: bombsInWords,
  lines: LANDING_LINES,
  effects: LANDING_EFFECTS,
  orders: {
    ...LANDING_ORDERS,
    callBomb: ({ at }, { view }) => ({
      label: `Call a bomb to ${hexInWords(view, at)}`,
      detail: 'It goes off at the end of this turn: everything within 1 hex is rolled for, your own too',
    }),
  },
  questions: {
    ...LANDING_QUESTIONS,
    callBomb: {
      doing: () => 'A bomb may be called from above.',
      prompt: () =>
        'Call a bomb to any hex. Everybody sees it; it goes off at the end of this turn, on all within 1 hex.',
    },
  },
  refusals: { mustMark: 'The others of them have marked their hexes: this one marks one too.' },
  causes: {},
};
