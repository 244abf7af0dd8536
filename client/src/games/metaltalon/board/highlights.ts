import { BASE_SPACES, type SpaceId } from '@gearhall/shared/games/metaltalon/content/board';
import type { Action } from '@gearhall/shared/games/metaltalon/actions';
import type { View } from '@gearhall/shared/games/metaltalon/view';
import { pointOf } from '../looks/layout';
import { chanceOf, isAimedAt, type MoveOptions } from '../prospects/moveOptions';
import type { Pointed } from '../tools/tool';
import type { Highlights } from '../views/HighlightLayer';

/** What the ship in the tool can do, and the path to what is pointed at. */
export function highlightsOf(moveOptions: MoveOptions, pointed: Pointed | undefined): Highlights {
  const ways = [...moveOptions.reach.values()];
  return {
    reach: ways.filter(({ by }) => by === 'move'),
    landings: ways.filter(({ by }) => by !== 'move').map(({ space }) => space),
    targets: moveOptions.aims.map((aim) => ({
      at: pointOf(aim.space),
      chance: chanceOf(aim),
      ...(aim.target.ship === undefined ? {} : { ship: aim.target.ship }),
    })),
    ...(pointed ? pathTo(moveOptions, pointed) : {}),
  };
}

/** The path of the ship, or of its shot, to what is pointed at. */
function pathTo(moveOptions: MoveOptions, pointed: Pointed): { path?: readonly SpaceId[] } {
  const { at, aims, reach } = moveOptions;
  const space = spaceOfPointed(pointed);
  const way = space === undefined ? undefined : reach.get(space)?.way;
  if (way) return { path: [at, ...way] };
  const aim = aims.find(
    (one) =>
      pointed.kind !== 'space' &&
      isAimedAt(one, pointed.kind === 'ship' ? { ship: pointed.ship } : { base: pointed.base }),
  );
  return aim ? { path: [at, ...aim.path, aim.space] } : {};
}

const spaceOfPointed = (pointed: Pointed): SpaceId | undefined => {
  if (pointed.kind === 'ship') return undefined;
  return pointed.kind === 'base' ? BASE_SPACES[pointed.base] : pointed.space;
};

/** The path of an order, from the ship on. */
export function orderedPath(action: Action, view: View): readonly SpaceId[] | undefined {
  if (!('ship' in action)) return undefined;
  const from = view.ships[action.ship]?.at;
  const to = endOf(action, view);
  return from === undefined || to === undefined ? undefined : [from, to];
}

/** The space that a ship's action is about. */
function endOf(action: Action, { ships }: View): SpaceId | undefined {
  if (action.type === 'move' || action.type === 'split') return action.to;
  if (action.type === 'invade' || action.type === 'fireAtBase') return BASE_SPACES[action.base];
  return action.type === 'fireAtShip' ? ships[action.target]?.at : undefined;
}
