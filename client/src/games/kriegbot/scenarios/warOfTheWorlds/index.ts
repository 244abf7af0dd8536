import { planOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { craftOf } from '@gearhall/shared/games/kriegbot/rules/craft';
import { isDestroyed } from '@gearhall/shared/games/kriegbot/rules/built';
import { teamsIn } from '@gearhall/shared/games/kriegbot/rules/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { BOMBARDED_EFFECTS, BOMBARDED_LINES, strikesIn } from '../../parts/bombarding';
import { oddsInWords } from '../../words/chances';
import { TEAM_NAMES } from '../../words/names';
import type { ScenarioPart } from '../../parts/part';

/** Scenario 7. */
export const part: ScenarioPart<'warOfTheWorlds'> = {
  objective: (view) => `The first kill wins. ${craftIn(view)}`,
  lines: {
    ...BOMBARDED_LINES,
  },
  effects: {
    ...BOMBARDED_EFFECTS,
  },
  orders: {
    craft: (shot, { view, calls }) => ({
      label: `Attack ${calls.full(shot.target)}`,
      detail: oddsInWords(view, shot),
    }),
  },
  questions: {
    craft: {
      doing: () => 'The landing craft may attack.',
      prompt: () => 'Your landing craft attacks before any robot: choose its target, or pass.',
    },
  },
  refusals: {
    craftLost: 'Without the landing craft its robots neither power up nor reboot.',
  },
  causes: {},
};

/** The landing craft of a side, and what hangs on it. */
function craftIn(view: View): string {
  const side = teamsIn(view).find((team) => planOf(view.options, team).craft);
  const craft = side && craftOf(view, side);
  if (!side || !craft) return 'The tower on the aliens’ edge is their landing craft.';
  return isDestroyed(view, craft)
    ? `The landing craft of ${TEAM_NAMES[side]} is destroyed: no powering up, no reboots, no bombardment.`
    : `The landing craft of ${TEAM_NAMES[side]} stands: it attacks first. ${strikesIn(view)}`;
}
