import { teamsIn } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { pointsOf } from '@gearhall/shared/games/kriegbot/rules/objectives/points';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { sideTitle } from '../field/sides';

/** +2, −1. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

/** "Green 2, Yellow 2, Police −1": what each side would have if the game ended now. */
export const pointsInWords = (view: View): string =>
  teamsIn(view)
    .map((team) => `${sideTitle(team, view.options)} ${pointsOf(view, team)}`.replace('-', '−'))
    .join(', ');
