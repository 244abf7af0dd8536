import { NORTH } from '@gearhall/shared/games/kriegbot/rules/arcs';
import { turned, type Direction } from '@gearhall/shared/core/hex';
import type { Action } from '@gearhall/shared/games/kriegbot/actions';
import type { ItemId } from '@gearhall/shared/games/kriegbot/content/chassis';
import { groundAt, type HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { chassisOf } from '@gearhall/shared/games/kriegbot/content/chassis';
import { findRobot } from '@gearhall/shared/games/kriegbot/rules/field';
import { stepsTo, type Spot } from '@gearhall/shared/games/kriegbot/rules/ways';
import { legalOf } from '../../../stage/tool';
import { prospectsOf } from '../prospects';
import { hexOf, type Aiming, type Reading } from '../reading';
import { IDLE, type Choice, type Outcome, type Pointed, type Sight, type Tool } from './tool';

/** What a tap meets. */
export interface Tap {
  readonly tool: Tool;
  readonly pointed: Pointed | undefined;
  readonly choice: Choice;
  readonly reading: Reading | undefined;
  readonly aiming: Aiming | undefined;
  /** What the tap would do was seen before, by pointing at it. */
  readonly isShown: boolean;
}

/** What a tap on something does, by what is asked and what the hand holds. Changes nothing itself. */
export function tap(about: Tap, sight: Sight): Outcome {
  const { view, seat, legal } = sight;
  const { pointed, tool } = about;
  const { question, phase } = view;
  if (!pointed || phase === 'over') return { tool: IDLE };
  if (seat === undefined) return { tool: IDLE, say: 'watching' };
  if (phase === 'templates') return { tool: IDLE, orders: view.options.readyMade ? 'take' : 'template' };
  if (phase === 'design') return { tool: IDLE, orders: 'design' };
  if (question?.seat !== seat) return tapUnasked(pointed, sight);
  if (legal.length === 0) return { tool, say: 'stillWaiting' };
  if (pointed.kind === 'facing') return tapFacing(pointed.facing, about, sight);
  if (pointed.kind === 'item') return tapItem(pointed.item, tool, sight);
  if (isAside(about, pointed, sight)) return { tool: IDLE, say: 'ownRobot' };
  return TAPS[question.kind]({ ...about, pointed }, sight);
}

/** An answer is given in the orders; otherwise nothing is asked of me. */
function tapUnasked(pointed: Pointed, sight: Sight): Outcome {
  const { view, legal } = sight;
  if (view.window && legal.some(({ type }) => type === 'answer')) return { tool: IDLE, orders: 'answer' };
  return isMine(pointed, sight) ? { tool: IDLE } : { tool: IDLE, say: 'notAsked' };
}

const isMine = (pointed: Pointed, { view, seat }: Sight): boolean =>
  pointed.kind === 'robot' && view.robots[pointed.robot]?.seat === seat;

/** A robot of mine that is not the one to act, and not on its way either. */
const isAside = ({ reading }: Tap, pointed: Placed['pointed'], sight: Sight): boolean =>
  pointed.kind === 'robot' &&
  isMine(pointed, sight) &&
  pointed.robot !== sight.view.question?.robot &&
  reading?.reach.has(hexOf(sight.view, pointed.robot)) !== true;

type Placed = Tap & { readonly pointed: Extract<Pointed, { readonly kind: 'robot' | 'hex' }> };
type Kind = NonNullable<Sight['view']['question']>['kind'];

const TAPS: Readonly<Record<Kind, (about: Placed, sight: Sight) => Outcome>> = {
  place: tapStart,
  option: tapMap,
  moving: tapMap,
  attack: tapMap,
  reface: () => ({ tool: IDLE, say: 'chooseFacing' }),
  turnTarget: () => ({ tool: IDLE, say: 'chooseFacing' }),
  locate: () => ({ tool: IDLE, say: 'choosePlace' }),
  extra: () => ({ tool: IDLE, say: 'choosePlace' }),
  disables: ({ tool }) => ({ tool, say: 'chooseItems' }),
};

const hexUnder = (pointed: Placed['pointed'], { view }: Sight): HexId =>
  pointed.kind === 'hex' ? pointed.hex : hexOf(view, pointed.robot);

/** A half-hex to begin in; once more: facing the map. */
function tapStart({ pointed, tool }: Placed, sight: Sight): Outcome {
  const hex = hexUnder(pointed, sight);
  const starts = legalOf(sight, 'place').filter(({ at }) => at === hex);
  const robot = sight.view.question?.robot ?? '';
  if (starts.length === 0) return { tool: IDLE, say: 'chooseStart' };
  if (tool.kind !== 'turning' || tool.hex !== hex)
    return { tool: { kind: 'turning', robot, hex }, say: 'chooseFacing' };
  const wanted = tool.facing ?? intoMap(hex);
  return send(starts.find(({ facing }) => facing === wanted) ?? starts[0]);
}

/** Moving and attacking: by what is chosen for a tap to do. */
function tapMap(about: Placed, sight: Sight): Outcome {
  const { choice, pointed, aiming, reading } = about;
  const { question } = sight.view;
  if (choice.arms === 'move' && reading) return tapWay(about, reading, sight);
  if (!aiming) return { tool: IDLE, orders: question?.kind === 'attack' ? 'special' : 'option' };
  if (pointed.kind === 'robot' && pointed.robot === question?.robot)
    return { tool: IDLE, say: 'chooseTarget' };
  if (choice.arms === 'ram') return tapRam(about, sight);
  if (choice.arms === 'move') return { tool: IDLE, say: 'chooseHex' };
  return tapTarget(about, aiming, sight);
}

/** Something to attack with the weapon that is chosen: seen first, then done. */
function tapTarget({ choice, pointed, tool, isShown }: Placed, aiming: Aiming, sight: Sight): Outcome {
  if (choice.arms === 'move' || choice.arms === 'ram') return { tool: IDLE };
  const target = targetUnder(pointed, sight);
  const prospects = prospectsOf(sight.view, aiming, choice.arms, choice.way);
  const prospect = prospects.find((one) => one.target === target);
  if (!prospect) return { tool: IDLE, say: 'chooseTarget' };
  const [shot] = prospect.shots;
  if (!shot) return { tool: IDLE, say: 'notATarget' };
  const isAgain = tool.kind === 'aiming' && tool.target === target;
  if (isAgain || isShown) return send({ ...shot, type: aiming.type });
  return { tool: { kind: 'aiming', robot: aiming.robot.id, target }, say: 'tapAgain' };
}

const targetUnder = (pointed: Placed['pointed'], sight: Sight): string =>
  pointed.kind === 'robot' ? pointed.robot : (groundAt(pointed.hex).structure ?? robotOn(pointed.hex, sight));

const robotOn = (hex: HexId, { view }: Sight): string =>
  Object.values(view.robots).find(({ at }) => at === hex)?.id ?? '';

function tapRam({ pointed, tool, isShown }: Placed, sight: Sight): Outcome {
  const target = pointed.kind === 'robot' ? pointed.robot : robotOn(pointed.hex, sight);
  const ram = legalOf(sight, 'ram').find((one) => one.target === target);
  if (!ram) return { tool: IDLE, say: 'notATarget' };
  if (isShown || (tool.kind === 'aiming' && tool.target === target)) return send(ram);
  return { tool: { kind: 'aiming', robot: sight.view.question?.robot ?? '', target }, say: 'tapAgain' };
}

/** A hex to go to: choose the facing there; once more: the cheapest. */
function tapWay({ pointed, tool }: Placed, reading: Reading, sight: Sight): Outcome {
  const { robot, at, reach } = reading;
  const hex = hexUnder(pointed, sight);
  const ways = reach.get(hex) ?? [];
  const [cheapest, ...others] = ways;
  const turning: Tool = { kind: 'turning', robot, hex };
  const isAgain = tool.kind === 'turning' && tool.hex === hex;
  if (hex === at) return cheapest ? { tool: turning, say: 'turnOrStay' } : { tool: IDLE, orders: 'move' };
  if (!cheapest) return { tool: IDLE, refusal: { refused: 'cannotReach' } };
  if (isAgain) return send({ type: 'move', to: hex, facing: tool.facing ?? cheapest.facing });
  const ahead = ways.find((way) => isAhead(way, reading));
  if (ahead) return send({ type: 'move', to: hex, facing: ahead.facing });
  return { tool: turning, say: others.length > 0 ? 'chooseFacing' : 'tapAgain' };
}

/** Straight ahead, to a hex to end in, and with nothing turned up on the way: no question is left. */
const isAhead = (way: Spot, { facing }: Reading): boolean =>
  way.facing === facing &&
  way.ends &&
  way.cards.length === 0 &&
  stepsTo(way).every(({ by }) => by === 'ahead');

/** What a hex in the hand comes to: the facing that was chosen, or the one that the board proposes. */
export function turningTo(
  { hex, facing }: Extract<Tool, { readonly kind: 'turning' }>,
  sight: Sight,
  reading: Reading | undefined,
): Action | undefined {
  const starts = legalOf(sight, 'place').filter(({ at }) => at === hex);
  if (starts.length > 0) return starts.find((one) => one.facing === (facing ?? intoMap(hex))) ?? starts[0];
  const [cheapest] = reading?.at === hex ? [] : (reading?.reach.get(hex) ?? []);
  return cheapest && { type: 'move', to: hex, facing: facing ?? cheapest.facing };
}

const intoMap = (hex: HexId): Direction => (groundAt(hex).halves === 0 ? turned(NORTH, 3) : NORTH);

function tapFacing(facing: number, { tool }: Tap, sight: Sight): Outcome {
  const fits = (action: Action): boolean => {
    if (action.type === 'reface' || action.type === 'turnTarget') return action.facing === facing;
    if (tool.kind !== 'turning') return false;
    if (action.type === 'place') return action.at === tool.hex && action.facing === facing;
    return action.type === 'move' && action.to === tool.hex && action.facing === facing;
  };
  return send(sight.legal.find(fits));
}

/** A cell of the plate: the place of a hit, or one more item to be disabled. */
function tapItem(item: ItemId, tool: Tool, sight: Sight): Outcome {
  const place = legalOf(sight, 'locate').find(({ location }) => itemAt(location, sight) === item);
  if (place) return send(place);
  const chosen = tool.kind === 'disabling' ? tool.items : [];
  const items = chosen.includes(item) ? chosen.filter((one) => one !== item) : [...chosen, item];
  const disables = legalOf(sight, 'disable');
  const done = disables.find(
    (one) => one.items.length === items.length && one.items.every((id) => items.includes(id)),
  );
  if (done) return send(done);
  const isOpen = disables.some((one) => items.every((id) => one.items.includes(id)));
  const robot = sight.view.question?.robot ?? '';
  return isOpen
    ? { tool: { kind: 'disabling', robot, items }, say: 'chooseItems' }
    : { tool, say: disables.length > 0 ? 'chooseItems' : 'choosePlace' };
}

/** What a location of the robot that is attacked leads to first. */
export function itemAt(location: 0 | 1 | 2 | 3 | 4, { view }: Pick<Sight, 'view'>): ItemId | undefined {
  const chassis = findRobot(view, view.assault?.target ?? '')?.chassis ?? '';
  return chassis === '' ? undefined : chassisOf(chassis).locations[location];
}

const send = (act: Action | undefined): Outcome =>
  act ? { tool: IDLE, act } : { tool: IDLE, say: 'stillWaiting' };

/** What has been chosen in the orders lies in the hand, too. */
export function takeUp(planned: Action, { view }: Pick<Sight, 'view'>): Tool {
  const robot = view.question?.robot ?? '';
  if (planned.type === 'place') return { kind: 'turning', robot, hex: planned.at, facing: planned.facing };
  if (planned.type === 'move') return { kind: 'turning', robot, hex: planned.to, facing: planned.facing };
  return 'target' in planned ? { kind: 'aiming', robot, target: planned.target } : IDLE;
}

/** The view, or what is legal in it, has changed: what becomes of the tool. */
export function keep(tool: Tool, { view, seat, legal }: Sight): Tool {
  const { question } = view;
  if (tool.kind === 'idle' || question?.seat !== seat || question?.robot !== tool.robot) return IDLE;
  const fits = (action: Action): boolean => {
    if (tool.kind === 'turning')
      return (
        (action.type === 'move' && action.to === tool.hex) ||
        (action.type === 'place' && action.at === tool.hex)
      );
    if (tool.kind === 'aiming') return 'target' in action && action.target === tool.target;
    return action.type === 'disable' && tool.items.every((item) => action.items.includes(item));
  };
  return legal.some(fits) ? tool : IDLE;
}
