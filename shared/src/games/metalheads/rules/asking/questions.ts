import type { Seat } from '../../../../core/ground/seats';
import { isFirstEdition } from '../../../../core/game/editions';
import { isSame } from '../../../../core/json/equality';
import type { Action, ActionOf } from '../../actions';
import { RESOURCES } from '../../content/resources';
import { needsVictim, ROBOTS, type RobotId } from '../../content/robots';
import { TOKENS } from '../../content/tokens';
import type { TaskKind } from '../../state';
import { nextReady } from '../paying/completing';
import { covers, costOf, hasPlace, hasVictim } from '../paying/costs';
import {
  allRobots,
  constructionOf,
  handOf,
  isKnown,
  opponentsOf,
  playerAt,
  questionOf,
  robotsOf,
  soloSideOf,
  takenSpots,
  type Field,
  type TaskField,
} from '../field';
import { constructsOf, paysOf } from '../paying/payments';
import { inScope, targetsOf, tokensOn } from '../strength/tokens';

/** Every answer to a question, for the player on turn. */
type Choices = (field: Field, task: TaskField, seat: Seat) => readonly Action[];

/** Tasks that never ask. */
export const SILENT_TASKS = ['step', 'finish'] as const satisfies readonly TaskKind[];
type SilentTask = (typeof SILENT_TASKS)[number];
export type QuestionKind = Exclude<TaskKind, SilentTask>;

const isSilent = (kind: TaskKind): kind is SilentTask => SILENT_TASKS.some((silent) => silent === kind);

const DONE: Action = { type: 'done' };
const targets = (robots: readonly RobotId[]): Action[] => robots.map((robot) => ({ type: 'target', robot }));
const cards = (robots: readonly RobotId[]): Action[] => robots.map((card) => ({ type: 'card', card }));
const kinds = (): Action[] => RESOURCES.map((kind) => ({ type: 'name', kind }));
const completes = (robots: readonly RobotId[]): Action[] =>
  robots.map((robot) => ({ type: 'complete', robot }));

/** `done` is an answer where enough has been done already. */
const orDone = (isEnough: boolean): readonly Action[] => (isEnough ? [DONE] : []);

const tokenChoices: Choices = (field, { scope, base }) =>
  inScope(field, scope, base).flatMap(({ robot }) =>
    TOKENS.filter((token) => tokensOn(robot, token) > 0).map((token) => ({
      type: 'token' as const,
      robot: robot.robot,
      token,
    })),
  );

const gifts = (field: Field, seat: Seat, robots: readonly RobotId[]): Action[] =>
  robots.flatMap((card): ActionOf<'give'>[] =>
    soloSideOf(field)
      ? [{ type: 'give', card }]
      : opponentsOf(field, seat).map((to) => ({ type: 'give', card, to })),
  );

const looked = ({ turn }: Field): readonly RobotId[] => turn.looked.filter(isKnown);

/** Paying with the Robot that Feedstock Press has drawn, also where it covers nothing; else it is discarded (M27). */
function pressChoices(field: Field, seat: Seat): readonly Action[] {
  const [card] = looked(field);
  if (card === undefined) return [];
  const pays = playerAt(field, seat).constructions.map(({ robot }): Action => ({
    type: 'pay',
    robot,
    with: card,
  }));
  const begins = hasPlace(field, seat)
    ? handOf(field, seat).filter((robot) => covers(costOf(field, seat, robot), ROBOTS[card].side))
    : [];
  const choices = [...pays, ...begins.map((robot): Action => ({ type: 'construct', robot, with: card }))];
  return choices.length === 0 ? [DONE] : choices;
}

/** The player's Robots of the highest base Strength below that of the Monster's. */
function trampled(field: Field, seat: Seat, below: number): readonly RobotId[] {
  const weaker = robotsOf(field, seat).filter(({ robot }) => ROBOTS[robot].strength < below);
  const most = Math.max(...weaker.map(({ robot }) => ROBOTS[robot].strength));
  return weaker.filter(({ robot }) => ROBOTS[robot].strength === most).map(({ robot }) => robot);
}

const CHOICES: Readonly<Record<QuestionKind, Choices>> = {
  order: (field) => completes(nextReady(field)),
  place: (field, task) =>
    field.supply === 0 ? [] : targets(task.other === '' ? targetsOf(field, task) : [task.other]),
  remove: (field, task, seat) => {
    const choices = tokenChoices(field, task, seat);
    return choices.length === 0 ? [] : [...choices, ...orDone(task.optional && task.done > 0)];
  },
  move: (field, task, seat) => (allRobots(field).length < 2 ? [] : tokenChoices(field, task, seat)),
  moveTo: (field, task) => targets(targetsOf(field, task).filter((robot) => robot !== task.other)),
  swap: (field, _task, seat) =>
    handOf(field, seat).flatMap((card) =>
      takenSpots(field).map((spot) => ({ type: 'swap' as const, card, spot })),
    ),
  discard: (field, { done }, seat) => {
    const hand = handOf(field, seat);
    return hand.length === 0 ? [] : [...cards(hand), ...orDone(done > 0)];
  },
  give: (field, _task, seat) => gifts(field, seat, handOf(field, seat)),
  gainAny: kinds,
  keepResource: (field) => {
    const left = RESOURCES.filter((kind) => field.turn.pool[kind] > 0);
    return left.length === 0 ? [] : [...left.map((kind) => ({ type: 'name' as const, kind })), DONE];
  },
  headStart: (field, _task, seat) => completes(handOf(field, seat).filter((robot) => !needsVictim(robot))),
  keep: (field) => cards(looked(field)),
  keepAndGive: (field, _task, seat) => gifts(field, seat, looked(field)),
  payFree: (field, { done }, seat) => {
    const payments = [...paysOf(field, seat), ...constructsOf(field, seat)];
    return [...payments, ...orDone(done > 0 || payments.length === 0)];
  },
  refresh: (field, task, seat) =>
    targets(
      playerAt(field, seat)
        .robots.filter(({ robot, turned }) => turned && robot !== task.robot)
        .map(({ robot }) => robot),
    ),
  completeFree: (field, _task, seat) =>
    completes(
      playerAt(field, seat)
        .constructions.map(({ robot }) => robot)
        .filter((robot) => hasVictim(field, seat, robot)),
    ),
  takeOne: (field) => takenSpots(field).map((spot) => ({ type: 'take', spot })),
  sacrifice: (field, task, seat) =>
    targets(
      playerAt(field, seat)
        .robots.map(({ robot }) => robot)
        .filter((robot) => robot !== task.robot),
    ),
  steal: (field, _task, seat) =>
    opponentsOf(field, seat)
      .filter((other) => playerAt(field, other).hand.length > 0)
      .map((other) => ({ type: 'opponent', seat: other })),
  giveBack: (field, { count }, seat) => (playerAt(field, count).out ? [] : cards(handOf(field, seat))),
  press: (field, _task, seat) => pressChoices(field, seat),
  copy: (field, { robot }, seat) => {
    const paid = robot === '' ? undefined : constructionOf(field, seat, robot)?.paid;
    return cards((paid ?? []).map(({ card }) => card).filter(isKnown));
  },
  destroyWeaker: (field, { base }) => {
    const weaker = inScope(field, 'others', 0).filter(({ robot }) => ROBOTS[robot.robot].strength < base);
    return weaker.length === 0 ? [] : [...targets(weaker.map(({ robot }) => robot.robot)), DONE];
  },
  gather: (field, task, seat) =>
    task.optional && canSave(field, task, seat) ? [{ type: 'save' }, DONE] : [],
  trample: (field, { base }, seat) => targets(trampled(field, seat, base)),
};

/** May the Robot that the solo Monster would take be kept in the row for Damage (M26)? */
const canSave = (field: Field, { done }: TaskField, seat: Seat): boolean =>
  takenSpots(field).length > done &&
  playerAt(field, seat).robots.length > 0 &&
  field.supply >= (soloSideOf(field)?.savedFor ?? Infinity);

/** Every answer that the open question allows; none without a question. */
export function choicesOf(field: Field): readonly Action[] {
  const question = questionOf(field);
  if (!question || isSilent(question.kind)) return [];
  return CHOICES[question.kind](field, question, field.turn.seat);
}

/** Questions whose number of answers may follow from what the hand holds, not only from how many it holds. */
const FROM_THE_HAND: Readonly<Partial<Record<TaskKind, (field: Field, seat: Seat) => boolean>>> = {
  headStart: () => true,
  payFree: (field, seat) => playerAt(field, seat).hand.length > 0,
  press: (field, seat) => playerAt(field, seat).hand.length > 0 && hasPlace(field, seat),
};

/** Is the open question asked though it has a single answer, since only its player knows that? */
export function asksAnyway(field: Field): boolean {
  const question = questionOf(field);
  // In matches of the first edition such a question answered itself.
  if (!question || isFirstEdition(field)) return false;
  return FROM_THE_HAND[question.kind]?.(field, field.turn.seat) ?? false;
}

/** The kinds of actions that answer each question. */
export const ANSWERS: Readonly<Record<QuestionKind, readonly Action['type'][]>> = {
  order: ['complete'],
  place: ['target'],
  remove: ['token', 'done'],
  move: ['token'],
  moveTo: ['target'],
  swap: ['swap'],
  discard: ['card', 'done'],
  give: ['give'],
  gainAny: ['name'],
  keepResource: ['name', 'done'],
  headStart: ['complete'],
  keep: ['card'],
  keepAndGive: ['give'],
  payFree: ['pay', 'construct', 'done'],
  refresh: ['target'],
  completeFree: ['complete'],
  takeOne: ['take'],
  sacrifice: ['target'],
  steal: ['opponent'],
  giveBack: ['card'],
  press: ['pay', 'construct', 'done'],
  copy: ['card'],
  destroyWeaker: ['target', 'done'],
  gather: ['save', 'done'],
  trample: ['target'],
};

/** Is this kind of action an answer to the question? */
export const isAnswer = ({ kind }: TaskField, type: Action['type']): boolean =>
  !isSilent(kind) && ANSWERS[kind].includes(type);

export const isChoice = (field: Field, action: Action): boolean =>
  choicesOf(field).some((choice) => isSame(choice, action));
