import { CARD_IDS } from '@gearhall/shared/games/kriegbot/content/cards';
import { banner } from '../../../../stage/motions';
import { CARRYING_EFFECTS, CARRYING_LINES, WITHDRAWN_EFFECT, WITHDRAWN_LINE } from '../../parts/carrying';
import type { ScenarioPart } from '../../parts/part';
import { count, fullCardName, listOf, tokenName } from '../../words/names';
import { says } from '../../words/saying';
import { LEAVING_RICH, objectiveInChairs, pilePrompt, PLACE_WORDS, roundInWords } from './words';

/** Scenario 17. */
export const part: ScenarioPart<'musicalChairs'> = {
  objective: objectiveInChairs,
  start: PLACE_WORDS,
  leaving: LEAVING_RICH,
  drafting: { status: roundInWords, prompt: pilePrompt },
  lines: {
    ...CARRYING_LINES,
    tokenGiven: ({ token, robot }, context) => says(robot, context, `bears ${tokenName(token)}`),
    pilesPassed: ({ round }) => ({ text: `The piles go on to the next seat: round ${round}.` }),
    dishesShared: ({ each, robots }, context) => ({
      text: `The dishes on the ground are divided: ${each} for ${listOf(robots.map(context.full))}.`,
    }),
    withdrawn: WITHDRAWN_LINE,
  },
  effects: {
    ...CARRYING_EFFECTS,
    tokenGiven: () => [],
    pilesPassed: ({ round }, context) => [
      banner(context, `Round ${round}: the piles go on`, context.sprites.palette.brass, 900),
    ],
    dishesShared: ({ each }, context) => [
      banner(context, `${each} more for each robot left`, context.sprites.palette.brass, 1400),
    ],
    withdrawn: WITHDRAWN_EFFECT,
  },
  orders: {},
  questions: {},
  refusals: {
    notInPile: ({ card }) => {
      const found = CARD_IDS.find((one) => one === card);
      return `${found ? `The ${fullCardName(found)}` : 'That card'} is not in the pile that you have now.`;
    },
    notAtBorder: 'Robots start on the border of the map.',
    startsTooNear: 'Robots start at least four hexes from each other.',
    noDishes: ({ least }) => `That takes ${count(Number(least ?? 2), 'energy dish', 'energy dishes')}.`,
  },
  causes: {
    chairs: {
      won: 'at least two energy dishes at the end',
      drawn: 'no robot that is left has two energy dishes',
    },
  },
};
