import { livingRobots, pilotsAfoot } from '@gearhall/shared/games/kriegbot/rules/verdicts';
import { sidesOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { count } from '../../../../ui/words/grammar';
import { TEAM_NAMES } from '../../words/names';

/** "Green 2 robots and 3 pilots, Yellow 1 robot and 2 pilots": who is left; a pilot aboard counts (KS14.9). */
export const leftInWords = (view: View): string =>
  sidesOf(view.options)
    .map((team) => {
      const robots = livingRobots(view, team);
      const pilots = robots + pilotsAfoot(view, team);
      return `${TEAM_NAMES[team]} ${count(robots, 'robot')} and ${count(pilots, 'pilot')}`;
    })
    .join(', ');
