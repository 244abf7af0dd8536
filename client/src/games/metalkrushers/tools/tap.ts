import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Action } from '@gearhall/shared/games/metalkrushers/actions';
import type { HexId } from '@gearhall/shared/games/metalkrushers/content/arena';
import { whyNot } from '@gearhall/shared/games/metalkrushers/turn';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import { IDLE, isLegal, legalOf } from '../../../stage/boards/tool';
import { readMove, type MoveOptions } from '../prospects/moveOptions';
import type { Hint, Outcome, Pointed, ToolContext, Tool } from './tool';

type Mine = ToolContext & { readonly seat: Seat };
type Question = NonNullable<View['question']>;

interface Tap {
  readonly tool: Tool;
  readonly pointed: Pointed;
  readonly toolContext: Mine;
  readonly question: Question;
}

/** What a tap on something does, given the question and the tool. Changes nothing itself. */
export function tap(tool: Tool, pointed: Pointed | undefined, context: ToolContext): Outcome {
  const { seat, view } = context;
  const { question } = view;
  if (!pointed) return { tool: IDLE };
  if (seat === undefined) return { tool: IDLE, say: 'watching' };
  if (view.phase === 'building') return { tool: IDLE, orders: 'build' };
  if (view.phase === 'over' || !question) return { tool: IDLE };
  if (question.seat !== seat) return { tool: IDLE, say: 'notAsked' };
  return TAPS[question.kind]({ tool, pointed, toolContext: { ...context, seat }, question });
}

/** Answers that cannot be pointed at are given in this group of the orders panel. */
const openOrders = (orders: string) => (): Outcome => ({ tool: IDLE, orders });

/** A question that is answered by pointing at a Krusher; `act` may have no answer for this one. */
const byKrusher =
  (hint: Hint, act: (krusher: string, tap: Tap) => Action | undefined) =>
  (tap: Tap): Outcome => {
    const action = tap.pointed.kind === 'krusher' ? act(tap.pointed.krusher, tap) : undefined;
    return action ? send(IDLE, action, tap.toolContext) : { tool: IDLE, say: hint };
  };

const isMine = ({ view, seat }: Mine, krusher: string): boolean => view.krushers[krusher]?.seat === seat;

const TAPS: Readonly<Record<Question['kind'], (tap: Tap) => Outcome>> = {
  save: byKrusher('chooseSaved', (krusher) => ({ type: 'save', krusher })),
  mover: byKrusher('chooseMover', (krusher) => ({ type: 'chooseMover', krusher })),
  move: tapToMove,
  armament: openOrders('arm'),
  target: byKrusher('chooseTarget', (target, { toolContext: sight }) =>
    isMine(sight, target) ? undefined : { type: 'attack', target },
  ),
  reflex: ({ pointed, toolContext: sight }) =>
    pointed.kind === 'facing'
      ? send(IDLE, { type: 'reflex', facing: pointed.facing }, sight)
      : { tool: IDLE, say: 'chooseReflex' },
  shield: openOrders('shield'),
  attackerShield: openOrders('shield'),
  parry: openOrders('parry'),
  attackerParry: openOrders('parry'),
  strike: openOrders('strike'),
};

/** Sends an action if the rules allow it, otherwise says why not. */
function send(tool: Tool, action: Action, sight: Mine): Outcome {
  const refusal = whyNot(sight.view, sight.seat, action);
  if (refusal) return { tool, refusal };
  return isLegal(sight, action) ? { tool: IDLE, act: action } : { tool, say: 'stillWaiting' };
}

function tapToMove(tap: Tap): Outcome {
  const { tool, pointed, toolContext: sight } = tap;
  const moveOptions = readMove(sight.view, sight.seat);
  if (!moveOptions) return { tool: IDLE };
  if (pointed.kind === 'facing') {
    if (tool.kind !== 'turning') return { tool };
    return send(tool, { type: 'move', to: tool.hex, facing: pointed.facing }, sight);
  }
  if (pointed.kind === 'hex') return tapHex(tap, pointed.hex, moveOptions);
  return pointed.krusher === moveOptions.krusher
    ? tapMover(tap, moveOptions)
    : tapOther(pointed.krusher, tap, moveOptions);
}

/**
 * Choose the facing there; a second tap: the cheapest. A place that allows only one facing needs no
 * choice.
 */
function tapHex({ tool, toolContext: sight }: Tap, hex: HexId, moveOptions: MoveOptions): Outcome {
  const { krusher } = moveOptions;
  if (tool.kind === 'pushing') {
    const push = { type: 'oust', target: tool.target, to: hex } as const;
    if (isLegal(sight, push)) return { tool: IDLE, act: push };
  }
  const [cheapest, ...others] = moveOptions.reach.get(hex) ?? [];
  if (!cheapest) return { tool: IDLE, refusal: { refused: 'cannotReach' } };
  const isAgain = tool.kind === 'turning' && tool.hex === hex;
  const turning: Tool = { kind: 'turning', krusher, hex };
  if (isAgain || others.length === 0)
    return send(turning, { type: 'move', to: hex, facing: cheapest.facing }, sight);
  return { tool: turning, say: 'chooseFacing' };
}

/** The moving Krusher itself: turn in place; a second tap: the move is over. */
function tapMover({ tool, toolContext: sight }: Tap, { krusher, at }: MoveOptions): Outcome {
  const turning: Tool = { kind: 'turning', krusher, hex: at };
  if (tool.kind === 'turning' && tool.hex === at) return send(turning, { type: 'endMove' }, sight);
  return { tool: turning, say: 'turnOrStay' };
}

/** Another Krusher: to be ousted, where that option is on. */
function tapOther(target: string, { toolContext: sight }: Tap, { krusher }: MoveOptions): Outcome {
  const { view, seat } = sight;
  const pushes = legalOf(sight, 'oust').filter((oust) => oust.target === target);
  if (pushes.length > 1) return { tool: { kind: 'pushing', krusher, target }, say: 'choosePush' };
  const [push] = pushes;
  if (push) return { tool: IDLE, act: push };
  if (!view.options.oust) return { tool: IDLE, say: 'chooseHex' };
  const to = view.krushers[target]?.at ?? '';
  const refusal = whyNot(view, seat, { type: 'oust', target, to });
  return refusal ? { tool: IDLE, refusal } : { tool: IDLE, say: 'stillWaiting' };
}

/** The view or the legal actions have changed: the updated tool. */
export function keep(tool: Tool, { view, seat }: ToolContext): Tool {
  const { question } = view;
  const isOn = question?.kind === 'move' && question.seat === seat;
  return tool.kind !== 'idle' && isOn && question.krusher === tool.krusher ? tool : IDLE;
}
