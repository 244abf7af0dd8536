import { CARD_IDS } from '@gearhall/shared/games/kriegbot/content/cards';
import type { ScenarioPart } from '../../parts/part';
import { capital, fullCardName } from '../../words/names';
import { nameWording, rescueInWords, rescueOf } from './words';

/** Scenario 16. */
export const part: ScenarioPart<'downedPilot'> = {
  objective: rescueInWords,
  ways: { pilotHome: rescueOf },
  lines: {
    pilotNamed: ({ unit }) => ({ text: `The pilot is ${capital(unit)}: only your side knows.` }),
    decoyShown: ({ unit }) => ({ text: `${capital(unit)} was a decoy.` }),
    pilotRevealed: ({ unit }) => ({ text: `The pilot was ${capital(unit)}.` }),
  },
  effects: { pilotNamed: () => [], decoyShown: () => [], pilotRevealed: () => [] },
  orders: { namePilot: nameWording },
  questions: {
    namePilot: {
      doing: () => 'Green notes in secret which of its tents is the pilot.',
      prompt: () => 'Which of the six is the pilot? Only your side will know.',
    },
  },
  refusals: {
    cardBanned: ({ card }) => {
      const found = CARD_IDS.find((one) => one === card);
      return `${found ? `The ${fullCardName(found)}` : 'That card'} is not allowed in this scenario.`;
    },
    tooFarFromEdge: 'The six begin within 6 hexes of the enemy’s edge.',
    onlyCarried: 'The pilot and the decoys leave the map only aboard a robot.',
  },
  causes: {
    pilotHome: { won: 'the pilot has been carried home' },
    pilotDead: { won: 'the pilot is dead' },
    rescueGone: { won: 'nobody is left to carry the pilot home' },
  },
};
