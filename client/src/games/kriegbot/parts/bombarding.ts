import { planOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import type { TeamId } from '@gearhall/shared/games/kriegbot/content/teams';
import { hasBombardment } from '@gearhall/shared/games/kriegbot/rules/bombardment';
import { teamsIn } from '@gearhall/shared/games/kriegbot/rules/field';
import { sumOf } from '@gearhall/shared/games/kriegbot/rules/rolling';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { flare } from '../../../stage/motions';
import { spot } from '../../../stage/unitMotions';
import { burst } from '../effects/context';
import { read } from '../effects/telling';
import { capital, sideName, TEAM_NAMES } from '../words/names';
import type { Part } from './part';

/** What scenarios say and show of a bombardment from above. */

export const BOMBARDED_LINES: Pick<Part['lines'], 'bombarded'> = {
  bombarded: ({ robot, by, dice, silhouette, hit }, context) =>
    context.by(
      robot,
      `${by === 'wreck' ? 'A strike from above hits out at' : `${capital(sideName(by))} bombards`} ${context.full(robot)}: ${sumOf(dice)} against silhouette ${silhouette}, ${hit ? 'a hit' : 'a miss'}.`,
      dice,
    ),
};

export const BOMBARDED_EFFECTS: Pick<Part['effects'], 'bombarded'> = {
  bombarded: ({ robot, dice, hit }, context) => [
    flare(context, context.sprites.palette.hazard, spot(context, robot)),
    ...read(context, robot, dice, ['bombarded', hit ? 'Hit' : 'Miss']),
    ...(hit ? [burst(context, spot(context, robot), [context.sprites.palette.danger], 60)] : []),
  ],
};

/** Who bombards whom. */
export const strikesIn = (view: View): string =>
  teamsIn(view)
    .flatMap((team) => strikesOf(view, team) ?? [])
    .join(' ');

function strikesOf(view: View, side: TeamId): string | undefined {
  const { bombards } = planOf(view.options, side);
  if (bombards !== 'byTower') return bombards && `${TEAM_NAMES[side]} bombards painted enemies.`;
  return hasBombardment(view, side)
    ? `${TEAM_NAMES[side]} bombards painted enemies as long as its TV tower stands.`
    : `The TV tower of ${TEAM_NAMES[side]} has fallen: no more bombardment.`;
}
