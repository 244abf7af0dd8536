import type { Action } from '@gearhall/shared/games/metaltalon/actions';
import {
  BASE_SPACES,
  spaceOf,
  type BaseId,
  type SpaceId,
} from '@gearhall/shared/games/metaltalon/content/board';
import { whyNotActivate } from '@gearhall/shared/games/metaltalon/rules/activation';
import { whyNotEnter, whyNotStep } from '@gearhall/shared/games/metaltalon/rules/moving';
import { ownerOf } from '@gearhall/shared/games/metaltalon/rules/sea';
import { whyNot } from '@gearhall/shared/games/metaltalon/turn';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { IDLE, isLegal } from '../../../stage/boards/tool';
import { readShip, stepsAlong } from '../prospects/moveOptions';
import { activeTool, begin } from './march';
import type { Outcome, Pointed, ToolContext, Tool } from './tool';

type Mine = ToolContext & { readonly seat: Seat };

/** What a tap on something does, given the tool. Changes nothing itself. */
export function tap(tool: Tool, pointed: Pointed | undefined, context: ToolContext): Outcome {
  if (!pointed) return { tool: IDLE };
  const { seat } = context;
  if (seat === undefined) return { tool: IDLE, say: 'watching' };
  const mine: Mine = { ...context, seat };
  const ship = tool.kind === 'idle' ? undefined : tool.ship;
  const held = ship !== undefined && ship in context.view.ships ? ship : undefined;
  return held === undefined ? choose(pointed, mine) : use(held, pointed, mine);
}

/** The tool is idle: select one of my ships, or open the launching form. */
function choose(pointed: Pointed, sight: Mine): Outcome {
  const { view, seat } = sight;
  if (view.phase === 'races') return { tool: IDLE, refusal: { refused: 'wrongPhase' } };
  if (pointed.kind === 'ship') return chooseShip(pointed.ship, sight);
  const base = pointed.kind === 'base' ? pointed.base : spaceOf(pointed.space).base;
  if (base !== undefined && ownerOf(view, base) === seat) return openLaunch(sight);
  return { tool: IDLE, say: 'chooseShip' };
}

function chooseShip(ship: string, sight: Mine): Outcome {
  const { view, seat } = sight;
  if (view.ships[ship]?.owner !== seat) return { tool: IDLE, say: 'chooseShip' };
  const refusal = whyNot(view, seat, { type: 'recycle', ship });
  const general = whyNotActivate(view, seat, ship) ?? onlyGeneral(refusal);
  return general ? { tool: onlyTool(sight), refusal: general } : { tool: { kind: 'chosen', ship } };
}

/** After a launch the new ship stays in the tool: no other may act. */
const onlyTool = (sight: Mine): Tool => (sight.view.step === 'closing' ? activeTool(sight) : IDLE);

/** Refusals that have nothing to do with the ship: not my turn, a question is open. */
const GENERAL: readonly string[] = ['notYourTurn', 'answerFirst', 'wrongPhase'];
const onlyGeneral = (refusal: ReturnType<typeof whyNot>): ReturnType<typeof whyNot> =>
  refusal && GENERAL.includes(refusal.refused) ? refusal : undefined;

function openLaunch({ view, seat, legal }: Mine): Outcome {
  if (legal.some(({ type }) => type === 'launch')) return { tool: IDLE, orders: 'launch' };
  const refusal = whyNot(view, seat, { type: 'launch', pennies: 1, nickels: 0, dimes: 0 });
  return refusal ? { tool: IDLE, refusal } : { tool: IDLE, say: 'stillWaiting' };
}

/** A ship in the tool: move, fire, land, or select another ship instead. */
function use(ship: string, pointed: Pointed, sight: Mine): Outcome {
  if (pointed.kind === 'space') return useOnSpace(ship, pointed.space, sight);
  if (pointed.kind === 'base') return useOnBase(ship, pointed.base, sight);
  if (sight.view.ships[pointed.ship]?.owner === sight.seat) return chooseShip(pointed.ship, sight);
  return send(ship, { type: 'fireAtShip', ship, target: pointed.ship }, sight);
}

function useOnSpace(ship: string, space: SpaceId, sight: Mine): Outcome {
  const { base } = spaceOf(space);
  if (base !== undefined && ownerOf(sight.view, base) !== undefined) return useOnBase(ship, base, sight);
  return walk(ship, space, sight) ?? cannotReach(ship, space, sight);
}

function useOnBase(ship: string, base: BaseId, sight: Mine): Outcome {
  const { view, seat } = sight;
  const owner = ownerOf(view, base);
  if (owner === undefined) return useOnSpace(ship, BASE_SPACES[base], sight);
  const landing = walk(ship, BASE_SPACES[base], sight);
  if (landing) return landing;
  if (owner === seat) return send(ship, { type: 'recycle', ship }, sight);
  const isPoor = view.seats[owner]?.cash === 0;
  return send(ship, isPoor ? { type: 'invade', ship, base } : { type: 'fireAtBase', ship, base }, sight);
}

/** Sends an action if the rules allow it, otherwise says why not. The ship stays in the tool. */
function send(ship: string, action: Action, sight: Mine): Outcome {
  const tool: Tool = { kind: 'chosen', ship };
  const refusal = whyNot(sight.view, sight.seat, action);
  if (refusal) return { tool, refusal };
  return isLegal(sight, action) ? { tool, act: action } : { tool, say: 'stillWaiting' };
}

/** Starts the path to a space that the ship can reach, if its first step is legal now. */
function walk(ship: string, space: SpaceId, sight: Mine): Outcome | undefined {
  const moveOptions = readShip(sight.view, ship);
  const reach = moveOptions.reach.get(space);
  const steps = reach ? stepsAlong(moveOptions, reach) : [];
  const [first] = steps;
  if (!first) return undefined;
  const refusal = whyNot(sight.view, sight.seat, first.action);
  return refusal ? { tool: { kind: 'chosen', ship }, refusal } : begin(ship, steps, sight);
}

/** Why a space is out of reach: the simplest reason first. */
function cannotReach(ship: string, space: SpaceId, { view, seat }: Mine): Outcome {
  const tool: Tool = { kind: 'chosen', ship };
  const enter = whyNotActivate(view, seat, ship) ?? whyNotEnter(view, seat, space);
  if (enter) return { tool, refusal: enter };
  const step = whyNotStep(view, ship, space);
  if (step && step.refused !== 'notAdjacent') return { tool, refusal: step };
  const { moves, at } = readShip(view, ship);
  if (moves === 0) return { tool, refusal: { refused: 'noMovesLeft' } };
  const isFresh = view.active?.ship === ship && view.active.fresh;
  const isOutside = spaceOf(space).territory !== spaceOf(at).territory;
  if (isFresh && isOutside) return { tool, refusal: { refused: 'stripedBorder' } };
  return { tool, say: 'tooFar' };
}
