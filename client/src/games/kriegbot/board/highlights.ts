import type { Direction } from '@gearhall/shared/core/game/hex';
import type { CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import type { ItemId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { HEX_IDS, type HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { isOpen } from '@gearhall/shared/games/kriegbot/rules/pieces/cardsOnRobots';
import {
  findRobot,
  findUnit,
  unitThere,
  type SeenRobot,
} from '@gearhall/shared/games/kriegbot/rules/field/field';
import type { Spot } from '@gearhall/shared/games/kriegbot/rules/moving/reach';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { startsIn } from '../tools/starts';
import { legalOf } from '../../../stage/boards/tool';
import { coveredOnFoot, placingsFor, wayOf, type UnitOptions } from '../tools/unit';
import { aimOnFoot } from '../words/attacking/chances';
import { bandsOf, hexOf, stopsOf, type Aiming, type MoveOptions } from '../prospects/moveOptions';
import { plateOf } from '../looks/picture';
import { prospectsOf, type Prospect } from '../prospects/prospects';
import { sorted } from '../prospects/ranking';
import { isRemote, remoteAim } from '../attacks/remoteShots';
import { itemAt } from '../tools/tap';
import type { Choice, Pointed, Tool, ToolContext } from '../tools/tool';
import { wheelOf } from '../tools/wheel';
import type { PlatePicture } from '../views/openPlate';
import type { Highlights } from '../views/HighlightLayer';
import type { TargetPicture } from '../views/targets';
import { prospectLines, wayLines } from '../words/field/board';

/** The controller's state. */
interface Held {
  readonly tool: Tool;
  readonly pointed: Pointed | undefined;
  readonly moveOptions: MoveOptions | undefined;
  readonly aiming: Aiming | undefined;
  readonly choice: Choice;
  readonly unit: UnitOptions | undefined;
}

export function highlightsOf(held: Held, context: ToolContext): Highlights {
  if (held.unit) return unitHighlights(held, held.unit, context.view);
  const { moveOptions, aiming, choice, tool } = held;
  const { view } = context;
  const isMoving = choice.arms === 'move';
  const wheel = wheelOf(tool, context, moveOptions);
  const plate = openPlateOf(tool, context);
  const arms = aiming?.arms.find((one) => one === choice.arms);
  const placings = placingsFor(context, choice).map(({ at }) => at);
  // Where any hex will do, none stands out, and the ground can be read.
  const outs = placings.length < HEX_IDS.length ? placings : [];
  return {
    reach: isMoving ? reachOf(moveOptions, view) : [],
    starts:
      tool.kind === 'turning'
        ? []
        : [...new Set([...startsIn(context).map(({ at }) => at), ...outs, ...soldiersIn(context)])],
    ...(tool.kind === 'going' && { goal: tool.hex }),
    ...(wheel && { wheel }),
    ...(isMoving && wayTo(held, view)),
    bands: aiming && arms ? bandsOf(view, aiming, arms) : [],
    ...(aiming && { from: aiming.robot.at }),
    targets: aiming ? targetsOf(held, view, aiming) : remoteTargets(held, context),
    ...(plate && { plate }),
  };
}

/** Where those stand who may be sent. */
const soldiersIn = (context: ToolContext): readonly HexId[] =>
  legalOf(context, 'send').flatMap(({ unit }) => unitThere(context.view, unit)?.at ?? []);

function reachOf(moveOptions: MoveOptions | undefined, view: View): Highlights['reach'] {
  const { movement } = view;
  if (!moveOptions || !movement) return [];
  const robot = findRobot(view, moveOptions.robot);
  const costs = (hex: HexId, ways: readonly Spot[]): Highlights['reach'] => {
    const [cheapest] = ways;
    if (!cheapest || hex === moveOptions.at) return [];
    return [{ hex, cost: movement.points - cheapest.points, shows: cardsOf(cheapest, robot).length > 0 }];
  };
  return [...moveOptions.reach].flatMap(([hex, ways]) => costs(hex, ways));
}

/** Face-down cards that the path would turn up. */
const cardsOf = (way: Spot, robot: SeenRobot | undefined): readonly CardId[] =>
  way.cards.filter((card) => robot && !isOpen(robot, card));

/** The path to the hex that is pointed at, or to the one whose facing is being chosen. */
function wayTo(held: Held, view: View): Pick<Highlights, 'path' | 'note'> {
  const { moveOptions, pointed, tool } = held;
  if (!moveOptions || !view.movement) return {};
  const turning = tool.kind === 'turning' ? tool.hex : undefined;
  const hex = pointed?.kind === 'hex' && moveOptions.reach.has(pointed.hex) ? pointed.hex : turning;
  const ways = hex === undefined ? [] : (moveOptions.reach.get(hex) ?? []);
  const way = ways.find(({ facing }) => facing === facingAt(held, hex)) ?? ways[0];
  if (!way || hex === undefined) return {};
  const cards = cardsOf(way, findRobot(view, moveOptions.robot));
  return {
    path: stopsOf(moveOptions, way),
    note: { at: hex, lines: wayLines(view.movement, way, cards) },
  };
}

/** The facing there that is pointed at, or was chosen in the orders. */
function facingAt({ pointed, tool }: Held, hex: HexId | undefined): Direction | undefined {
  if (pointed?.kind === 'facing') return pointed.facing;
  return tool.kind === 'turning' && tool.hex === hex ? tool.facing : undefined;
}

function targetsOf(held: Held, view: View, aiming: Aiming): readonly TargetPicture[] {
  const { arms, way } = held.choice;
  if (arms === 'move' || arms === 'out' || arms === 'bomb') return [];
  if (arms === 'ram')
    return aiming.rams.map((target) => ({
      at: hexOf(view, target),
      ...asUnit(view, target),
      odds: '',
      blockers: [],
      allowed: true,
      lines: [],
    }));
  const armed = aiming.arms.find((one) => one === arms);
  if (!armed) return [];
  return prospectsOf(view, aiming, armed, way)
    .map((prospect) => targetOf(held, view, prospect))
    .filter(({ allowed, lines, isRobot }) => allowed || isRobot || lines.length > 0);
}

/** What a landing craft may attack, or a robot that is hacked. */
function remoteTargets(held: Held, context: ToolContext): readonly TargetPicture[] {
  const { view, seat, legal } = context;
  const shots = sorted(legal.filter(isRemote), view, seat ?? 0);
  const targets = [...new Set(shots.map(({ target }) => target))];
  return targets.flatMap((target): TargetPicture[] => {
    const shot = shots.find((one) => one.target === target);
    const aim = shot && remoteAim(view, shot);
    const prospect = { target, at: hexOf(view, target), ...(aim && { aim }), blockers: [], shots: [] };
    return [targetOf(held, view, prospect)];
  });
}

function targetOf(
  { tool, pointed }: Held,
  view: View,
  prospect: Prospect,
): TargetPicture & { readonly isRobot: boolean } {
  const { at, aim, blockers, target } = prospect;
  const isPointed =
    (pointed?.kind === 'robot' && pointed.robot === target) ||
    (pointed?.kind === 'hex' && pointed.hex === at);
  const isChosen = tool.kind === 'aiming' && tool.target === target;
  const allowed = aim !== undefined;
  const lines = isPointed || isChosen ? prospectLines(view, prospect) : [];
  const odds = aim ? `${aim.mayDiffer ? '≈' : ''}${Math.round(aim.chance * 100)}%` : '';
  const isRobot = findRobot(view, target) !== undefined || findUnit(view, target) !== undefined;
  return { at, ...asUnit(view, target), odds, blockers, allowed, lines, isRobot };
}

const asUnit = (view: View, target: string): Pick<TargetPicture, 'unit'> =>
  findUnit(view, target) ? { unit: target } : {};

/** Where a tent or drone can go, or what a tent can attack. */
function unitHighlights(held: Held, { unit, goings, fires }: UnitOptions, view: View): Highlights {
  const { choice, tool, pointed } = held;
  const isMoving = choice.arms === 'move';
  const hexes = isMoving ? goings.map(({ to }) => to) : [];
  const over =
    pointed?.kind === 'hex' ? pointed.hex : pointed?.kind === 'robot' ? hexOf(view, pointed.robot) : '';
  const goal = hexes.find((hex) => hex === over) ?? (tool.kind === 'going' ? tool.hex : undefined);
  const arms = fires.find((fire) => fire.arms === choice.arms)?.arms;
  const targets = fires
    .filter((fire) => fire.arms === arms)
    .map((fire) => {
      const aim = aimOnFoot(view, fire);
      const { target } = fire;
      return targetOf(held, view, {
        ...{ target, at: hexOf(view, target), blockers: [], shots: [] },
        ...(aim && { aim }),
      });
    });
  return {
    reach: [],
    starts: hexes,
    ...(isMoving && goal && { goal, trail: wayOf(view, unit, goal) }),
    bands: arms ? coveredOnFoot(unit, arms) : [],
    from: unit.at,
    targets,
  };
}

/** The slots that a question asks for. */
export function openPlateOf(tool: Tool, context: ToolContext): PlatePicture | undefined {
  const { view } = context;
  const places = legalOf(context, 'locate').flatMap(({ location }): ItemId[] => {
    const item = itemAt(location, context);
    return item ? [item] : [];
  });
  const disables = legalOf(context, 'disable');
  const id = places.length > 0 ? view.assault?.target : disables[0]?.robot;
  const robot = findRobot(view, id ?? '');
  if (!robot) return undefined;
  const open = places.length > 0 ? places : disables.flatMap(({ items }) => items);
  const chosen = tool.kind === 'disabling' ? tool.items : [];
  return { robot: robot.id, items: plateOf(robot), open: [...new Set(open)], chosen };
}
