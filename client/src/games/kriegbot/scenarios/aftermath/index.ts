import { BOMBARDED_EFFECTS, BOMBARDED_LINES } from '../../parts/bombarding';
import { LANDING_EFFECTS, LANDING_LINES, LANDING_ORDERS, LANDING_QUESTIONS } from '../../parts/landing';
import type { ScenarioPart } from '../../parts/part';
import { chassisName, facingName, fullCardName } from '../../words/names';
import { says } from '../../words/saying';
import { leftInWords } from './words';

/** Scenario 14. */
export const part: ScenarioPart<'aftermath'> = {
  objective: (view) =>
    `The most robots win. Painted robots are bombarded.${view.turn > 0 ? ` Left: ${leftInWords(view)}.` : ''}`,
  lines: {
    ...LANDING_LINES,
    ...BOMBARDED_LINES,
    wreckPlaced: ({ chassis, at, facing }) => ({
      text: `A ${chassisName(chassis)} lies abandoned on ${at}, facing ${facingName(facing)}.`,
    }),
    pilotShown: ({ unit, card }, context) => says(unit, context, `is the ${fullCardName(card)}`),
  },
  effects: { ...LANDING_EFFECTS, ...BOMBARDED_EFFECTS, wreckPlaced: () => [], pilotShown: () => [] },
  orders: {
    ...LANDING_ORDERS,
    choosePilot: ({ card }) => ({
      label: `The ${fullCardName(card)}`,
      detail: 'The other side sees it when all pilots are chosen',
    }),
  },
  questions: {
    ...LANDING_QUESTIONS,
    choosePilot: {
      doing: (who) => `The pilot ${who} is chosen in secret.`,
      prompt: (who) => `Which pilot is ${who}? The other side sees it when all are chosen.`,
    },
  },
  refusals: { pilotTaken: 'Another pilot of your side has that card.' },
  causes: {
    mostRobots: {
      won: 'the other side has no robot and no pilot left',
      drawn: 'no side has a robot or a pilot left',
    },
  },
};
