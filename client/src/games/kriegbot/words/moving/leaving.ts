import { groundAt, LAST_HALF, type EdgeId } from '@gearhall/shared/games/kriegbot/content/map';
import { edgeOf, type SeenRobot } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { hasMole } from '@gearhall/shared/games/kriegbot/rules/field/moles';
import { isPrize, tokensOf } from '@gearhall/shared/games/kriegbot/rules/pieces/tokens';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { listOf, tokenName } from '../field/names';
import { scenarioWords } from '../scenarios/scenarios';

/** What leaving the map does now: with something on board it may end the game. */
export function leavingInWords(
  view: View,
  robot: SeenRobot | undefined,
): { readonly label: string; readonly detail: string } {
  const bears = robot ? tokensOf(view, robot.id) : [];
  const told = scenarioWords(view).leaving;
  if (told) return told;
  return robot && bears.length > 0
    ? {
        label: `Leave the map with ${listOf(bears.map(({ id }) => tokenName(id, view.options)))}`,
        detail: hasMole(view) ? endInWords(view, robot) : prizeInWords(view, robot),
      }
    : { label: 'Flee over the edge', detail: 'Out of the game for good; not a kill' };
}

const bearsPrize = (view: View, { id, team }: SeenRobot): boolean =>
  tokensOf(view, id).some((token) => isPrize(token, team));

const prizeInWords = (view: View, robot: SeenRobot): string =>
  bearsPrize(view, robot)
    ? 'Wins the game for your side'
    : 'Your own crypto wins nothing; out of the game for good';

/** Any crypto that leaves the map ends the game. */
function endInWords(view: View, robot: SeenRobot): string {
  const isHome = edgeAt(robot) === edgeOf(view, robot.team);
  if (view.seats[robot.seat]?.role === 'mole')
    return isHome ? 'Ends the game without a winner: yours is the other edge' : 'Wins the game for you alone';
  return isHome && bearsPrize(view, robot)
    ? 'Wins the game for the loyal of your side, unless all of it is the mole’s'
    : 'Ends the game: nobody wins';
}

/** The edge that is nearer. */
const edgeAt = ({ at }: SeenRobot): EdgeId => (2 * groundAt(at).halves < LAST_HALF ? 'top' : 'bottom');
