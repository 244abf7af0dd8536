import { planOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import { hasBombardment } from '@gearhall/shared/games/kriegbot/rules/objectives/bombardment';
import { teamsIn } from '@gearhall/shared/games/kriegbot/rules/field/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { capital, its, sideDoes, sideName } from '../../words/field/names';

/** Who bombards whom. */
export const strikesIn = (view: View): string =>
  teamsIn(view)
    .flatMap((team) => strikesOf(view, team) ?? [])
    .join(' ');

function strikesOf(view: View, side: TeamId): string | undefined {
  const { options } = view;
  const { bombards } = planOf(options, side);
  const strikes = capital(sideDoes(side, options, 'bombards', 'bombard'));
  if (bombards !== 'byTower') return bombards && `${strikes} painted enemies.`;
  return hasBombardment(view, side)
    ? `${strikes} painted enemies as long as ${its(side, options)} TV tower stands.`
    : `The TV tower of ${sideName(side, options)} has fallen: no more bombardment.`;
}
