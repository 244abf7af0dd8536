import { expectDefined } from '../../../../core/ground/result';
import type { Action, ActionOf } from '../../actions';
import type { RobotId } from '../../content/robots';
import type { Token } from '../../content/tokens';
import type { Task } from '../../state';
import { activePlayer, first, robotIn, task, type RuleContext } from '../context';
import { complete } from '../paying/completing';
import { discard, intoHand, offRow, outOfHand, unmark } from '../cards/deck';
import { destroy } from '../strength/destroying';
import { handOver, handTo } from '../abilities/giving';
import { gain } from '../cards/gaining';
import { discardLooked, keepLooked } from '../cards/looking';
import { copyPaid, pressUnder, stealFrom } from '../abilities/oddCards';
import { layDown, payFromHand } from '../paying/payments';
import type { QuestionKind } from './questions';
import { gatherOldest, saveOldest } from '../monster/soloMonster';
import { moveToken, placeToken, removeToken } from '../strength/tokens';

/** Carries out an answer; the task has been taken off the list and may put what is left of it first again. */
type Answer<Types extends Action['type']> = (
  context: RuleContext,
  task: Task,
  action: ActionOf<Types>,
) => void;

/** The task once more, as long as something of it is left. */
function again(context: RuleContext, { count, done, ...rest }: Task): void {
  if (count > 1) first(context, { ...rest, count: count - 1, done: done + 1 });
}

const tokenOf = ({ token }: Task): Token =>
  expectDefined(token === '' ? undefined : token, 'a face of a token');
const robotOf = (id: RobotId | ''): RobotId => expectDefined(id === '' ? undefined : id, 'a Robot');

/** Done with discarding: the Power Ups that it makes. */
function discarded(context: RuleContext, { robot, base, scope, done }: Task): void {
  if (done > 0) first(context, task('place', { robot, token: 'powerUp', count: base * done, scope }));
}

/** A payment for no Energy (Carrier Wing). */
function payFree(context: RuleContext, asked: Task, action: ActionOf<'pay' | 'construct'>): void {
  if (action.type === 'construct') layDown(context, action.robot);
  payFromHand(context, action.robot, action.with);
  again(context, asked);
}

/** A Robot of the hand changes places with one of the row; a token of the set-up stays only on the way to a hand. */
function swap(context: RuleContext, { card, spot }: ActionOf<'swap'>): void {
  const { state } = context;
  const { seat } = state.turn;
  const robot = offRow(context, spot);
  outOfHand(context, seat, card);
  intoHand(context, seat, robot);
  state.row[spot - 1] = card;
  unmark(context, card);
  context.emit({ type: 'swapped', seat, robot, for: card, spot });
}

function takeOne(context: RuleContext, { spot }: ActionOf<'take'>): void {
  const { seat } = context.state.turn;
  const robot = offRow(context, spot);
  intoHand(context, seat, robot);
  context.emit({ type: 'took', seat, robot, spot, energy: 0 });
}

function keep(context: RuleContext, card: RobotId): void {
  const { turn } = context.state;
  const others = turn.looked.filter((one) => one !== card);
  turn.looked = [card];
  keepLooked(context);
  turn.looked = others;
}

function giveLooked(context: RuleContext, { robot: by }: Task, { card, to }: ActionOf<'give'>): void {
  const { turn } = context.state;
  turn.looked = turn.looked.filter((one) => one !== card);
  keepLooked(context);
  handTo(context, card, { from: turn.seat, to, by });
}

function refresh(context: RuleContext, id: RobotId): void {
  robotIn(context, id).robot.turned = false;
  context.emit({ type: 'refreshed', seat: context.state.turn.seat, robots: [id] });
}

function keepResource(context: RuleContext, asked: Task, { kind }: ActionOf<'name'>): void {
  const { turn } = context.state;
  turn.pool[kind] -= 1;
  activePlayer(context).kept[kind] += 1;
  context.emit({ type: 'keptResource', seat: turn.seat, kind });
  again(context, asked);
}

/** The Vanguard completes a Robot of its hand before the first turn (M21). */
function headStart(context: RuleContext, { robot }: ActionOf<'complete'>): void {
  outOfHand(context, context.state.turn.seat, robot);
  first(context, task('finish', { robot, optional: true }));
}

const nothing = (): void => undefined;

/** What each answer does; `done` is in `ENOUGH`. */
const ANSWERED = {
  order: (context, _task, { robot }) => complete(context, robot, { free: false }),
  place(context, asked, { robot }) {
    placeToken(context, robot, tokenOf(asked), asked.robot);
    again(context, asked);
  },
  remove(context, asked, { robot, token }) {
    removeToken(context, robot, token, asked.robot);
    again(context, asked);
  },
  move: (context, asked, { robot, token }) =>
    first(context, task('moveTo', { robot: asked.robot, other: robot, token })),
  moveTo: (context, asked, { robot }) => moveToken(context, robotOf(asked.other), tokenOf(asked), robot),
  swap: (context, _task, action) => swap(context, action),
  discard(context, asked, { card }) {
    const { seat } = context.state.turn;
    outOfHand(context, seat, card);
    context.emit({ type: 'discarded', seat, robots: [card] });
    discard(context, card);
    if (asked.count > 1) again(context, asked);
    else discarded(context, { ...asked, done: asked.done + 1 });
  },
  give: (context, { robot: by }, { card, to }) =>
    handOver(context, card, { from: context.state.turn.seat, to, by }),
  gainAny(context, asked, { kind }) {
    gain(context, { [kind]: 1 });
    again(context, asked);
  },
  keepResource,
  headStart: (context, _task, action) => headStart(context, action),
  keep(context, _task, { card }) {
    keep(context, card);
    discardLooked(context);
  },
  keepAndGive: giveLooked,
  payFree,
  refresh: (context, _task, { robot }) => refresh(context, robot),
  completeFree: (context, _task, { robot }) => complete(context, robot, { free: true }),
  takeOne: (context, _task, action) => takeOne(context, action),
  sacrifice: (context, asked, { robot }) => destroy(context, robot, asked.robot),
  steal: (context, asked, { seat }) => stealFrom(context, seat, robotOf(asked.robot)),
  giveBack: (context, { robot: by, count: to }, { card }) =>
    handOver(context, card, { from: context.state.turn.seat, to, by }),
  press: (context, _task, { type, robot }) => pressUnder(context, robot, { begins: type === 'construct' }),
  copy: (context, asked, { card }) => copyPaid(context, robotOf(asked.robot), card),
  destroyWeaker: (context, asked, { robot }) => destroy(context, robot, asked.robot),
  gather: (context, asked) => saveOldest(context, asked),
  trample: (context, asked, { robot }) => destroy(context, robot, asked.robot),
} satisfies {
  readonly order: Answer<'complete'>;
  readonly place: Answer<'target'>;
  readonly remove: Answer<'token'>;
  readonly move: Answer<'token'>;
  readonly moveTo: Answer<'target'>;
  readonly swap: Answer<'swap'>;
  readonly discard: Answer<'card'>;
  readonly give: Answer<'give'>;
  readonly gainAny: Answer<'name'>;
  readonly keepResource: Answer<'name'>;
  readonly headStart: Answer<'complete'>;
  readonly keep: Answer<'card'>;
  readonly keepAndGive: Answer<'give'>;
  readonly payFree: Answer<'pay' | 'construct'>;
  readonly refresh: Answer<'target'>;
  readonly completeFree: Answer<'complete'>;
  readonly takeOne: Answer<'take'>;
  readonly sacrifice: Answer<'target'>;
  readonly steal: Answer<'opponent'>;
  readonly giveBack: Answer<'card'>;
  readonly press: Answer<'pay' | 'construct'>;
  readonly copy: Answer<'card'>;
  readonly destroyWeaker: Answer<'target'>;
  readonly gather: Answer<'save'>;
  readonly trample: Answer<'target'>;
} satisfies Readonly<Record<QuestionKind, unknown>>;

/** What follows when a player has enough of it, or when a task can do nothing. */
const LAPSED: Readonly<Partial<Record<QuestionKind, (context: RuleContext, task: Task) => void>>> = {
  discard: discarded,
  press: discardLooked,
  gather: gatherOldest,
};

/** Carries out an answer to the open question. */
export function answer(context: RuleContext, action: Action): void {
  const asked = expectDefined(context.state.turn.tasks.shift(), 'an open question') as Task;
  if (action.type === 'done') return lapse(context, asked);
  // The answer is one of the choices, so it has the type that the question wants.
  const answered = ANSWERED[asked.kind as QuestionKind] as unknown as Answer<Action['type']>;
  answered(context, asked, action);
}

/** A task ends without an answer. */
export const lapse = (context: RuleContext, asked: Task): void =>
  (LAPSED[asked.kind as QuestionKind] ?? nothing)(context, asked);
