import { NORTH } from '@gearhall/shared/games/kriegbot/rules/field/arcs';
import { turned, type Direction } from '@gearhall/shared/core/game/hex';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import { chassisOf, type ItemId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { groundAt, type HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { diskOf, tooNearForDisk } from '@gearhall/shared/games/kriegbot/rules/pieces/disks';
import { structureAt } from '@gearhall/shared/games/kriegbot/rules/field/structuresOnMap';
import { findRobot } from '@gearhall/shared/games/kriegbot/rules/field/field';
import { stepsTo, type Spot } from '@gearhall/shared/games/kriegbot/rules/moving/reach';
import { IDLE, legalOf } from '../../../stage/boards/tool';
import { isStart, startsIn } from './starts';
import { isPlacing, placingsFor, type UnitOptions } from './unit';
import { prospectsOf } from '../prospects/prospects';
import { sorted } from '../prospects/ranking';
import { isRemote } from '../attacks/remoteShots';
import { hexOf, type Aiming, type MoveOptions } from '../prospects/moveOptions';
import type { Choice, Outcome, Pointed, ToolContext, Tool } from './tool';

/** What a tap hits. */
export interface Tap {
  readonly tool: Tool;
  readonly pointed: Pointed | undefined;
  readonly choice: Choice;
  readonly moveOptions: MoveOptions | undefined;
  readonly aiming: Aiming | undefined;
  readonly unit: UnitOptions | undefined;
  /** Pointing at it has already shown what the tap would do. */
  readonly isShown: boolean;
}

/** What a tap on something does, given the question and the tool. Changes nothing itself. */
export function tap(about: Tap, context: ToolContext): Outcome {
  const { view, seat, legal } = context;
  const { pointed, tool } = about;
  const { question, phase } = view;
  if (!pointed || phase === 'over') return { tool: IDLE };
  if (seat === undefined) return { tool: IDLE, say: 'watching' };
  if (phase === 'templates') return { tool: IDLE, orders: view.options.readyMade ? 'take' : 'template' };
  if (phase === 'design') return { tool: IDLE, orders: 'design' };
  if (question?.seat !== seat) return tapUnasked(pointed, context);
  if (legal.length === 0) return { tool, say: 'stillWaiting' };
  if (pointed.kind === 'facing') return tapFacing(pointed.facing, about, context);
  if (pointed.kind === 'item') return tapItem(pointed.item, tool, context);
  if (isAside(about, pointed, context)) return { tool: IDLE, say: 'ownRobot' };
  return TAPS[question.kind]({ ...about, pointed }, context);
}

/** An answer is given in the orders; otherwise nothing is asked of me. */
function tapUnasked(pointed: Pointed, context: ToolContext): Outcome {
  const { view, legal } = context;
  if (view.window && legal.some(({ type }) => type === 'answer')) return { tool: IDLE, orders: 'answer' };
  return isMine(pointed, context) ? { tool: IDLE } : { tool: IDLE, say: 'notAsked' };
}

const isMine = (pointed: Pointed, { view, seat }: ToolContext): boolean =>
  pointed.kind === 'robot' && view.robots[pointed.robot]?.seat === seat;

/** One of my robots that is neither the one to act nor on a hex that the moving robot can reach. */
const isAside = (
  { moveOptions, unit, choice }: Tap,
  pointed: Placed['pointed'],
  context: ToolContext,
): boolean =>
  pointed.kind === 'robot' &&
  unit === undefined &&
  placingsFor(context, choice).length === 0 &&
  isMine(pointed, context) &&
  pointed.robot !== context.view.question?.robot &&
  moveOptions?.reach.has(hexOf(context.view, pointed.robot)) !== true;

type Placed = Tap & { readonly pointed: Extract<Pointed, { readonly kind: 'robot' | 'hex' }> };
type Kind = NonNullable<ToolContext['view']['question']>['kind'];

const TAPS: Readonly<Record<Kind, (about: Placed, context: ToolContext) => Outcome>> = {
  place: tapStart,
  embark: () => ({ tool: IDLE, orders: 'aboard' }),
  placeTent: tapOut,
  choosePilot: () => ({ tool: IDLE, orders: 'pilot' }),
  build: tapOut,
  namePilot: () => ({ tool: IDLE, orders: 'name' }),
  disk: tapOut,
  land: tapLanding,
  enter: tapStart,
  reinforce: () => ({ tool: IDLE, orders: 'call' }),
  craft: tapRemote,
  callBomb: tapOut,
  hack: tapRemote,
  option: tapMap,
  moving: tapMap,
  attack: tapMap,
  reface: () => ({ tool: IDLE, say: 'chooseFacing' }),
  turnTarget: () => ({ tool: IDLE, say: 'chooseFacing' }),
  locate: () => ({ tool: IDLE, say: 'choosePlace' }),
  extra: () => ({ tool: IDLE, say: 'choosePlace' }),
  disables: ({ tool }) => ({ tool, say: 'chooseItems' }),
  bailing: tapOut,
  soldier: (about, context) => tapSoldier(about, context) ?? { tool: IDLE, say: 'chooseSoldier' },
  tent: (about, context) => tapSoldier(about, context) ?? tapUnit(about, context),
  honcho: tapUnit,
  drone: tapUnit,
};

const hexUnder = (pointed: Placed['pointed'], { view }: ToolContext): HexId =>
  pointed.kind === 'hex' ? pointed.hex : hexOf(view, pointed.robot);

/** A half-hex to start in; a second tap: facing the map. */
function tapStart({ pointed, tool }: Placed, context: ToolContext): Outcome {
  const hex = hexUnder(pointed, context);
  const starts = startsIn(context).filter(({ at }) => at === hex);
  const robot = context.view.question?.robot ?? '';
  if (starts.length === 0) return { tool: IDLE, say: 'chooseStart' };
  if (tool.kind !== 'turning' || tool.hex !== hex)
    return { tool: { kind: 'turning', robot, hex }, say: 'chooseFacing' };
  const wanted = tool.facing ?? intoMap(hex);
  return send(starts.find(({ facing }) => facing === wanted) ?? starts[0]);
}

/** Moving and attacking: depends on what is chosen for a tap. */
function tapMap(about: Placed, context: ToolContext): Outcome {
  const { choice, pointed, aiming, moveOptions } = about;
  const { question } = context.view;
  if (choice.arms === 'move' && moveOptions) return tapWay(about, moveOptions, context);
  if (isPlacing(choice)) return tapOut(about, context);
  if (!aiming) return { tool: IDLE, orders: question?.kind === 'attack' ? 'special' : 'option' };
  if (pointed.kind === 'robot' && pointed.robot === question?.robot)
    return { tool: IDLE, say: 'chooseTarget' };
  if (choice.arms === 'ram') return tapRam(about, context);
  if (choice.arms === 'move') return { tool: IDLE, say: 'chooseHex' };
  return tapTarget(about, aiming, context);
}

/** A target for what attacks from elsewhere, the likeliest way first: a second tap makes the attack. */
function tapRemote({ pointed, tool, isShown }: Placed, context: ToolContext): Outcome {
  const { view, seat, legal } = context;
  const target = targetUnder(pointed, context);
  const [shot] = sorted(
    legal.filter(isRemote).filter((one) => one.target === target),
    view,
    seat ?? 0,
  );
  if (!shot) return { tool: IDLE, say: 'chooseTarget' };
  if (isShown || (tool.kind === 'aiming' && tool.target === target)) return send(shot);
  return { tool: { kind: 'aiming', robot: view.question?.robot ?? '', target }, say: 'tapAgain' };
}

/** A target for the chosen weapon: the first tap shows the attack, the second makes it. */
function tapTarget(
  { choice, pointed, tool, isShown }: Placed,
  aiming: Aiming,
  context: ToolContext,
): Outcome {
  const arms = aiming.arms.find((one) => one === choice.arms);
  if (!arms) return { tool: IDLE };
  const target = targetUnder(pointed, context);
  const prospects = prospectsOf(context.view, aiming, arms, choice.way);
  const prospect = prospects.find((one) => one.target === target);
  if (!prospect) return { tool: IDLE, say: 'chooseTarget' };
  const [shot] = prospect.shots;
  if (!shot) return { tool: IDLE, say: 'notATarget' };
  const isAgain = tool.kind === 'aiming' && tool.target === target;
  if (isAgain || isShown)
    return send(aiming.type === 'attack' ? { ...shot, type: 'attack' } : { ...shot, type: 'strafe' });
  return { tool: { kind: 'aiming', robot: aiming.robot.id, target }, say: 'tapAgain' };
}

const targetUnder = (pointed: Placed['pointed'], context: ToolContext): string =>
  pointed.kind === 'robot'
    ? pointed.robot
    : (structureAt(context.view, pointed.hex) ??
      (robotOn(pointed.hex, context) || tokenOn(pointed.hex, context) || unitOn(pointed.hex, context)));

const tokenOn = (hex: HexId, { view }: ToolContext): string =>
  view.tokens.find(({ at }) => at === hex)?.id ?? '';

const robotOn = (hex: HexId, { view }: ToolContext): string =>
  Object.values(view.robots).find(({ at }) => at === hex)?.id ?? '';

/** The only tent or drone there; of several, one has to be pointed at. */
function unitOn(hex: HexId, { view }: ToolContext): string {
  const [one, ...others] = view.units.filter(({ at }) => at === hex);
  return one && others.length === 0 ? one.id : '';
}

/** A soldier who may act instead. */
function tapSoldier({ pointed }: Placed, context: ToolContext): Outcome | undefined {
  const id = pointed.kind === 'robot' ? pointed.robot : unitOn(pointed.hex, context);
  const action = legalOf(context, 'send').find(({ unit }) => unit === id);
  return action && (pointed.kind === 'robot' || context.view.question?.kind === 'soldier')
    ? send(action)
    : undefined;
}

/** On foot there is no facing: a tap on the disk lands him. */
function tapLanding({ pointed }: Placed, context: ToolContext): Outcome {
  const { view } = context;
  const onFoot = legalOf(context, 'land').find(({ facing }) => facing === undefined);
  if (!onFoot) return { tool: IDLE, say: 'chooseFacing' };
  const disk = diskOf(view, view.question?.robot ?? '');
  return disk && hexUnder(pointed, context) === disk.at ? send(onFoot) : { tool: IDLE, orders: 'here' };
}

/** A hex to get out onto, to begin on or to land on: the first tap shows it, the second does it. */
function tapOut({ choice, pointed, tool }: Placed, context: ToolContext): Outcome {
  const hex = hexUnder(pointed, context);
  const out = placingsFor(context, choice).find(({ at }) => at === hex);
  if (!out)
    return context.view.question?.kind === 'disk'
      ? { tool: IDLE, refusal: tooNearForDisk(context.view) }
      : { tool: IDLE, say: context.view.question?.kind === 'build' ? 'chooseSite' : 'chooseOut' };
  if (tool.kind === 'going' && tool.hex === hex) return send(out);
  return { tool: { kind: 'going', robot: context.view.question?.robot ?? '', hex }, say: 'tapAgain' };
}

/** A hex for a tent or drone to go to, or a target for what a tent is armed with. */
function tapUnit({ choice, pointed, tool, unit, isShown }: Placed, context: ToolContext): Outcome {
  if (!unit) return { tool: IDLE, orders: 'here' };
  const robot = unit.unit.id;
  if (choice.arms === 'move') {
    const hex = hexUnder(pointed, context);
    const going = unit.goings.find(({ to }) => to === hex);
    if (!going) return hex === unit.unit.at ? { tool: IDLE, orders: 'go' } : CANNOT_REACH;
    const isAgain = tool.kind === 'going' && tool.hex === hex;
    return isShown || isAgain ? send(going) : { tool: { kind: 'going', robot, hex }, say: 'tapAgain' };
  }
  const target = targetUnder(pointed, context);
  const fire = unit.fires.find((one) => one.arms === choice.arms && one.target === target);
  if (!fire) return { tool: IDLE, say: 'chooseTarget' };
  const isAgain = tool.kind === 'aiming' && tool.target === target;
  return isShown || isAgain ? send(fire) : { tool: { kind: 'aiming', robot, target }, say: 'tapAgain' };
}

const CANNOT_REACH: Outcome = { tool: IDLE, refusal: { refused: 'cannotReach' } };

function tapRam({ pointed, tool, isShown }: Placed, context: ToolContext): Outcome {
  const target = targetUnder(pointed, context);
  const ram = legalOf(context, 'ram').find((one) => one.target === target);
  if (!ram) return { tool: IDLE, say: 'notATarget' };
  if (isShown || (tool.kind === 'aiming' && tool.target === target)) return send(ram);
  return { tool: { kind: 'aiming', robot: context.view.question?.robot ?? '', target }, say: 'tapAgain' };
}

/** A destination hex: choose the facing there; a second tap: the cheapest move. */
function tapWay({ pointed, tool }: Placed, moveOptions: MoveOptions, context: ToolContext): Outcome {
  const { robot, at, reach } = moveOptions;
  const hex = hexUnder(pointed, context);
  const ways = reach.get(hex) ?? [];
  const [cheapest, ...others] = ways;
  const turning: Tool = { kind: 'turning', robot, hex };
  const isAgain = tool.kind === 'turning' && tool.hex === hex;
  if (hex === at) return cheapest ? { tool: turning, say: 'turnOrStay' } : { tool: IDLE, orders: 'move' };
  if (!cheapest) return CANNOT_REACH;
  if (isAgain) return send({ type: 'move', to: hex, facing: tool.facing ?? cheapest.facing });
  const ahead = ways.find((way) => isAhead(way, moveOptions));
  if (ahead) return send({ type: 'move', to: hex, facing: ahead.facing });
  return { tool: turning, say: others.length > 0 ? 'chooseFacing' : 'tapAgain' };
}

/** Straight ahead, to a hex where it can end, with nothing turned up on the way: no question remains. */
const isAhead = (way: Spot, { facing }: MoveOptions): boolean =>
  way.facing === facing &&
  way.ends &&
  way.cards.length === 0 &&
  stepsTo(way).every(({ by }) => by === 'ahead');

/** The move for a hex in the tool: with the chosen facing, or the one that the board proposes. */
export function turningTo(
  { hex, facing }: Extract<Tool, { readonly kind: 'turning' }>,
  context: ToolContext,
  moveOptions: MoveOptions | undefined,
): Action | undefined {
  const starts = startsIn(context).filter(({ at }) => at === hex);
  if (starts.length > 0) return starts.find((one) => one.facing === (facing ?? intoMap(hex))) ?? starts[0];
  const [cheapest] = moveOptions?.at === hex ? [] : (moveOptions?.reach.get(hex) ?? []);
  return cheapest && { type: 'move', to: hex, facing: facing ?? cheapest.facing };
}

const intoMap = (hex: HexId): Direction => (groundAt(hex).halves === 0 ? turned(NORTH, 3) : NORTH);

function tapFacing(facing: number, { tool }: Tap, context: ToolContext): Outcome {
  const fits = (action: Action): boolean => {
    if (isTurn(action)) return action.facing === facing;
    if (tool.kind !== 'turning') return false;
    if (isStart(action)) return action.at === tool.hex && action.facing === facing;
    return action.type === 'move' && action.to === tool.hex && action.facing === facing;
  };
  return send(context.legal.find(fits));
}

/** It turns, is turned, or lands, where it is known already. */
const isTurn = (action: Action) =>
  action.type === 'reface' || action.type === 'turnTarget' || action.type === 'land';

/** A cell of the plate: the location of a hit, or one more item to disable. */
function tapItem(item: ItemId, tool: Tool, context: ToolContext): Outcome {
  const place = legalOf(context, 'locate').find(({ location }) => itemAt(location, context) === item);
  if (place) return send(place);
  const chosen = tool.kind === 'disabling' ? tool.items : [];
  const items = chosen.includes(item) ? chosen.filter((one) => one !== item) : [...chosen, item];
  const disables = legalOf(context, 'disable');
  const done = disables.find(
    (one) => one.items.length === items.length && one.items.every((id) => items.includes(id)),
  );
  if (done) return send(done);
  const isOpen = disables.some((one) => items.every((id) => one.items.includes(id)));
  const robot = context.view.question?.robot ?? '';
  return isOpen
    ? { tool: { kind: 'disabling', robot, items }, say: 'chooseItems' }
    : { tool, say: disables.length > 0 ? 'chooseItems' : 'choosePlace' };
}

/** The first item that a location of the attacked robot leads to. */
export function itemAt(location: 0 | 1 | 2 | 3 | 4, { view }: Pick<ToolContext, 'view'>): ItemId | undefined {
  const chassis = findRobot(view, view.assault?.target ?? '')?.chassis ?? '';
  return chassis === '' ? undefined : chassisOf(chassis).locations[location];
}

const send = (act: Action | undefined): Outcome =>
  act ? { tool: IDLE, act } : { tool: IDLE, say: 'stillWaiting' };
