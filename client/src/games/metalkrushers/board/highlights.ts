import { turned, type Direction } from '@gearhall/shared/core/game/hex';
import type { ActionOf } from '@gearhall/shared/games/metalkrushers/actions';
import { SIDES } from '@gearhall/shared/games/metalkrushers/content/sides';
import { findKrusher } from '@gearhall/shared/games/metalkrushers/rules/field';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import { legalOf } from '../../../stage/boards/tool';
import { aimsAt, arcsOf, stopsOf, type MoveOptions, type Stop } from '../prospects/moveOptions';
import type { Pointed, Tool, ToolContext } from '../tools/tool';
import { wheelOf } from '../tools/wheel';
import type { Highlights, TargetPicture } from '../views/HighlightLayer';

/** The controller's state. */
interface Held {
  readonly tool: Tool;
  readonly pointed: Pointed | undefined;
  readonly moveOptions: MoveOptions | undefined;
  /** Chosen in the orders. */
  readonly planned: ActionOf<'move'> | undefined;
}

export function highlightsOf(held: Held, context: ToolContext): Highlights {
  const { tool, moveOptions } = held;
  const wheel = wheelOf(tool, context, moveOptions);
  const path = pathTo(held);
  return {
    reach: [...(moveOptions?.reach ?? [])].map(([hex, ways]) => ({
      hex,
      cost: ways[0]?.cost ?? 0,
      facings: ways.map(({ facing }) => facing),
    })),
    ...(wheel && { wheel }),
    ...(path && { path }),
    arcs: arcsOf(context.view, whoseArcs(held.pointed, context)),
    targets: targetsOf(context),
    pushes: tool.kind === 'pushing' ? legalOf(context, 'oust').map(({ to }) => to) : [],
  };
}

/** The Krusher that is pointed at, otherwise the one that is choosing a target. */
function whoseArcs(pointed: Pointed | undefined, { view, seat }: ToolContext): string {
  if (pointed?.kind === 'krusher') return pointed.krusher;
  const { question } = view;
  return question?.kind === 'target' && question.seat === seat ? question.krusher : '';
}

/** The path to the hex that is pointed at, or to the one whose facing is being chosen. */
function pathTo({ moveOptions, pointed, tool, planned }: Held): Stop[] | undefined {
  if (!moveOptions) return undefined;
  const turning = tool.kind === 'turning' ? tool.hex : undefined;
  const hex = pointed?.kind === 'hex' && moveOptions.reach.has(pointed.hex) ? pointed.hex : turning;
  const ways = hex === undefined ? [] : (moveOptions.reach.get(hex) ?? []);
  const facing = pointed?.kind === 'facing' ? pointed.facing : plannedFacing(planned, hex);
  const way = ways.find((one) => one.facing === facing) ?? ways[0];
  return way && hex !== moveOptions.at ? stopsOf(moveOptions, way.way) : undefined;
}

const plannedFacing = (planned: Held['planned'], hex: string | undefined): Direction | undefined =>
  planned?.to === hex ? planned?.facing : undefined;

/** Krushers that answer the question when they are tapped, and the one that is being attacked. */
function targetsOf(context: ToolContext): TargetPicture[] {
  const { view } = context;
  const attacker = view.question?.krusher ?? '';
  const [fighting = ''] = view.combat?.order ?? [];
  const target = view.combat?.target ?? '';
  return [
    ...legalOf(context, 'attack').map((attack) => targeted(view, attacker, attack.target)),
    ...(target ? [{ ...targeted(view, fighting, target), chosen: true }] : []),
    ...[...new Set(legalOf(context, 'oust').map((oust) => oust.target))].map((krusher) => ({ krusher })),
    ...legalOf(context, 'chooseMover').map(({ krusher }) => ({ krusher })),
    ...legalOf(context, 'save').map(({ krusher }) => ({ krusher })),
  ];
}

/** A target with its best chance of being hit, and the side that would be hit. */
function targeted(view: View, attacker: string, krusher: string): TargetPicture {
  const aims = aimsAt(view, attacker, krusher);
  const [first] = aims;
  const facing = findKrusher(view, krusher)?.facing;
  if (!first || facing === undefined) return { krusher };
  return {
    krusher,
    chance: Math.max(...aims.map(({ chance }) => chance)),
    side: turned(facing, SIDES.indexOf(first.side)),
  };
}
