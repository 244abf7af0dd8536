import type { Action, ActionOf } from '@gearhall/shared/games/kriegbot/actions';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import { livingRobots, pilotsAfoot } from '@gearhall/shared/games/kriegbot/rules/verdicts';
import { sidesOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { count } from '../../../../ui/words/grammar';
import { chassisName, facingName, fullCardName, TEAM_NAMES } from '../../words/names';
import type { OrderContext, Wording } from '../../words/places';
import { says, type LineWriter } from '../../words/saying';

/** "Green 2 robots and 3 pilots, Yellow 1 robot and 2 pilots": who is left; a pilot aboard counts (KS14.9). */
export const leftInWords = (view: View): string =>
  sidesOf(view.options)
    .map((team) => {
      const robots = livingRobots(view, team);
      const pilots = robots + pilotsAfoot(view, team);
      return `${TEAM_NAMES[team]} ${count(robots, 'robot')} and ${count(pilots, 'pilot')}`;
    })
    .join(', ');

export const AFTERMATH_ORDERS = {
  choosePilot: ({ card }) => ({
    label: `The ${fullCardName(card)}`,
    detail: 'The other side sees it when all pilots are chosen',
  }),
} satisfies {
  readonly [Type in Action['type']]?: (action: ActionOf<Type>, context: OrderContext) => Wording;
};

export const AFTERMATH_LINES = {
  wreckPlaced: ({ chassis, at, facing }) => ({
    text: `A ${chassisName(chassis)} lies abandoned on ${at}, facing ${facingName(facing)}.`,
  }),
  pilotShown: ({ unit, card }, context) => says(unit, context, `is the ${fullCardName(card)}`),
} satisfies { readonly [Type in Event['type']]?: LineWriter<Type> };
