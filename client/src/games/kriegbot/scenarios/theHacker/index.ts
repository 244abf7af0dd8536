import { planOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { teamsIn } from '@gearhall/shared/games/kriegbot/rules/field';
import { BOMBARDED_EFFECTS, BOMBARDED_LINES, strikesIn } from '../../parts/bombarding';
import { declare } from '../../effects/context';
import { tell, withSign } from '../../effects/telling';
import { oddsInWords } from '../../words/chances';
import { armsName, capital, fullCardName, MODE_NAMES, TEAM_NAMES } from '../../words/names';
import { theCard } from '../../words/refusals';
import type { ScenarioPart } from '../../parts/part';

/** Scenario 8. */
export const part: ScenarioPart<'theHacker'> = {
  objective: (view) => `The first kill wins. ${strikesIn(view)}`,
  situation: (view) =>
    teamsIn(view)
      .flatMap((team) => {
        const card = planOf(view.options, team).hacksWith;
        return card ? [`${TEAM_NAMES[team]} hacks whom it hits with its ${fullCardName(card)}.`] : [];
      })
      .join(' '),
  lines: {
    ...BOMBARDED_LINES,
    hacked: ({ robot, by, card, use }, context) =>
      context.by(
        by,
        `${capital(context.full(by))} hacks ${context.full(robot)}: its ${fullCardName(card)} ${use === 'attack' ? 'attacks' : 'is set off'}, and is locked until the turn ends.`,
      ),
  },
  effects: {
    ...BOMBARDED_EFFECTS,
    hacked: ({ robot, by, card }, context) => [
      declare(context, by, robot),
      ...tell(context, robot, `hacked: ${fullCardName(card)}`, withSign('hacked')),
    ],
  },
  orders: {
    hack: (shot, { view, calls }) => {
      const { arms, target, mode, attacks } = shot;
      const how = mode === '' ? '' : `, ${MODE_NAMES[mode]}`;
      const times = attacks > 1 ? `, ${attacks} attacks` : '';
      return {
        label: `Its ${armsName(arms)} at ${calls.full(target)}${how}${times}`,
        detail: oddsInWords(view, shot),
      };
    },
    trigger: ({ card, target }, { calls }) => ({
      label:
        target === ''
          ? `Set off its ${fullCardName(card)}`
          : `Hold ${calls.full(target)} with its ${fullCardName(card)}`,
      detail: 'The card is locked until the turn ends',
    }),
  },
  questions: {
    hack: {
      doing: (who) => `${who} may hack what it has hit.`,
      prompt: () =>
        'A hit. Use an open card of that robot, once: it does as you want, and is locked until the turn ends.',
    },
  },
  refusals: {
    notRevealed: 'Only cards that lie open can be hacked.',
    pilotItem: 'A pilot cannot be hacked.',
    cardNeeded: (detail) =>
      `${theCard(detail, 'A certain card')} has to lie in a pylon slot of one of your robots.`,
  },
  causes: {},
};
