import { teamsIn } from '@gearhall/shared/games/kriegbot/rules/field';
import { pointsOf } from '@gearhall/shared/games/kriegbot/rules/points';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { TEAM_NAMES } from './sides';

/** +2, −1. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

/** "Green 2, Yellow 2, Police −1": what each side would have if the game ended now. */
export const pointsInWords = (view: View): string =>
  teamsIn(view)
    .map((team) => `${TEAM_NAMES[team]} ${pointsOf(view, team)}`.replace('-', '−'))
    .join(', ');
