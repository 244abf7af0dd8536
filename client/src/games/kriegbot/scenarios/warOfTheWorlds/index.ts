import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
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
  situation: powersIn,
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

/** The landing craft of a side, and what hangs on it; undefined until its edge is drawn. */
function craftOfSide(view: View, side: TeamId): string | undefined {
  const craft = craftOf(view, side);
  if (craft === undefined) return undefined;
  return isDestroyed(view, craft)
    ? `The landing craft of ${TEAM_NAMES[side]} is destroyed: no powering up, no reboots, no bombardment.`
    : `The landing craft of ${TEAM_NAMES[side]} stands: it attacks first.`;
}

/** Landing craft and strikes, where somebody has made a scenario with either. */
function powersIn(view: View): string {
  return [...teamsIn(view).flatMap((team) => craftOfSide(view, team) ?? []), strikesIn(view)]
    .join(' ')
    .trim();
}

function craftIn(view: View): string {
  const [craft] = teamsIn(view).flatMap((team) => craftOfSide(view, team) ?? []);
  if (craft === undefined) return 'The tower on the aliens’ edge is their landing craft.';
  return craft.includes('stands') ? `${craft} ${strikesIn(view)}` : craft;
}
