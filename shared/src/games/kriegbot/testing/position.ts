import { isSame } from '../../../core/json/equality';
import { isRefusal, type Refusal } from '../../../core/ground/result';
import { carryOut } from '../../../core/game/rulebook';
import type { Seat, Viewer } from '../../../core/ground/seats';
import { rigged, type RiggedDice } from '../../../core/testing/rigged';
import { kriegbot } from '..';
import type { Action, ActionOf, Shot } from '../actions';
import type { ArmsId } from '../content/cards';
import type { Event, EventOf } from '../events';
import type { Options } from '../options';
import { NO_ANSWER } from '../rules/interrupts/answers';
import type { RuleContext } from '../rules/field/context';
import { seatOf as speakerFor } from '../rules/field/landingCraft';
import { pending } from '../rules/interrupts/windows';
import type { Answer, Window } from '../state/assault';
import type { State, TargetId } from '../state';
import type { Question, WindowKind } from '../state/tasks';
import type { Robot, RobotId } from '../state/robot';
import type { View } from '../view';
import { attackWith } from './scenes/shots';
import { optionsFor } from './chosen';

/** A seat, or the seat that runs this robot or speaks for this landing craft. */
export type Who = Seat | RobotId;

/** Dice as shown, 0 to 5; all of them must be rolled. */
interface Rolls {
  readonly rolls?: readonly number[];
}

/** A state with the events that led to it, and the means to go on. */
export interface Position {
  readonly state: State;
  /** The events of the last step, including those of skipped questions. */
  readonly events: readonly Event[];
  readonly question: Question | undefined;
  readonly window: Window | undefined;
  play(who: Who, action: Action, more?: Rolls): Position;
  /** Declares an attack of the ordinary kind, in the attack phase. */
  attack(robot: RobotId, arms: ArmsId, target: TargetId, more?: Partial<Shot> & Rolls): Position;
  /** The same, and declines every interrupt until somebody is asked a question. */
  shoot(robot: RobotId, arms: ArmsId, target: TargetId, more?: Partial<Shot> & Rolls): Position;
  /** An answer to the open interrupt; by default it declines. */
  answer(robot: RobotId, answer?: Partial<Answer>, more?: Rolls): Position;
  /** Everybody declines the open interrupt. */
  decline(more?: Rolls): Position;
  /** Declines interrupts and skips questions until this question or interrupt is open. */
  passedTo(kind: Question['kind'] | WindowKind, more?: Rolls & { readonly robot?: RobotId }): Position;
  resign(who: Who, more?: Rolls): Position;
  /** Why the action is refused. */
  refusal(who: Who, action: Action): Refusal;
  legal(who: Who): readonly Action[];
  legalOf<Type extends Action['type']>(who: Who, type: Type): ActionOf<Type>[];
  emitted<Type extends Event['type']>(type: Type): EventOf<Type>[];
  robot(id: RobotId): Robot;
  view(viewer: Viewer): View;
}

/** Forms: only examples of them are listed. */
const FORMS: readonly Action['type'][] = ['design', 'prepare', 'hold'];
/** Steps after which `passedTo` gives up. */
const MOST_STEPS = 500;

/** A die that shows 0 to 5 is a roll of 1 to 6. */
const diceShowing = (rolls: readonly number[] = []): RiggedDice => rigged(...rolls.map((shown) => shown + 1));

function allUsed<Result>(dice: RiggedDice, result: Result): Result {
  if (dice.left > 0) throw new Error(`${dice.left} of the given rolls were not asked for.`);
  return result;
}

/** A position after what follows automatically. */
export function begunWith(
  state: State,
  rolls: readonly number[],
  goOn: (context: RuleContext) => void,
): Position {
  const dice = diceShowing(rolls);
  const step = carryOut(state, dice, goOn);
  return allUsed(dice, position(step.state, step.events));
}

/**
 * A table before anything is chosen. Shuffles change nothing: green has the first three templates, and the top edge.
 */
export function started(seats = 2, chosen: Partial<Options> = {}): Position {
  const step = kriegbot.setup(optionsFor(chosen), seats, rigged());
  return position(step.state, step.events);
}

export function position(state: State, events: readonly Event[] = []): Position {
  const seatOf = (who: Who): Seat => seatIn(state, who);
  const legal = (who: Who) => kriegbot.legal(kriegbot.project(state, seatOf(who)), seatOf(who));
  const isListed = (who: Who, action: Action) =>
    FORMS.includes(action.type) || legal(who).some((one) => isSame(one, action));
  const played = (who: Who, action: Action, dice: RiggedDice): Position => {
    const step = kriegbot.apply(state, seatOf(who), action, dice);
    if (isRefusal(step)) throw new Error(`Refused: ${step.refused}, ${JSON.stringify(action)}.`);
    if (!isListed(who, action)) throw new Error(`Accepted, but not listed: ${JSON.stringify(action)}.`);
    return position(step.state, step.events);
  };
  const play: Position['play'] = (who, action, { rolls } = {}) => {
    const dice = diceShowing(rolls);
    return allUsed(dice, played(who, action, dice));
  };
  return {
    state,
    events,
    question: state.question,
    window: state.window,
    play,
    attack: (robot, arms, target, { rolls = [], ...shot } = {}) =>
      play(robot, attackWith(arms, { target, ...shot }), { rolls }),
    shoot: (robot, arms, target, { rolls = [], ...shot } = {}) => {
      const dice = diceShowing(rolls);
      let place = played(robot, attackWith(arms, { target, ...shot }), dice);
      while (place.window) place = declined(place, dice);
      return allUsed(dice, place);
    },
    answer: (robot, answer = {}, more = {}) => play(robot, answerOf(robot, answer), more),
    decline: ({ rolls } = {}) => {
      const dice = diceShowing(rolls);
      return allUsed(dice, declined(position(state), dice));
    },
    passedTo: (kind, { rolls, robot } = {}) => {
      const dice = diceShowing(rolls);
      let place = position(state, events);
      for (let steps = 0; steps < MOST_STEPS; steps += 1) {
        if (isAsked(place, kind, robot)) return allUsed(dice, place);
        place = place.window ? declined(place, dice) : passedOver(place, dice);
      }
      throw new Error(`It never comes to ${kind}.`);
    },
    resign: (who, { rolls } = {}) => {
      const dice = diceShowing(rolls);
      const step = kriegbot.resign(state, seatOf(who), dice);
      return allUsed(dice, position(step.state, step.events));
    },
    refusal: (who, action) => {
      const step = kriegbot.apply(state, seatOf(who), action, rigged());
      if (!isRefusal(step)) throw new Error(`Accepted: ${JSON.stringify(action)}.`);
      if (!FORMS.includes(action.type) && isListed(who, action))
        throw new Error(`Refused, but listed: ${JSON.stringify(action)}.`);
      return step;
    },
    legal,
    legalOf: (who, type) => legal(who).filter((action) => isOf(action, type)),
    emitted: (type) => events.filter((event) => isEventOf(event, type)),
    robot: (id) => robotAt(state, id),
    view: (viewer) => kriegbot.project(state, viewer),
  };
}

function robotAt(state: State, id: RobotId): Robot {
  const robot = state.robots[id];
  if (!robot) throw new Error(`There is no robot ${id}.`);
  return robot;
}

const seatIn = (state: State, who: Who): Seat => (typeof who === 'number' ? who : speakerFor(state, who));

const answerOf = (robot: RobotId, answer: Partial<Answer>): ActionOf<'answer'> => {
  const { cards, absorb, die, item, core } = { ...NO_ANSWER, ...answer };
  return {
    type: 'answer',
    robot,
    cards: [...cards],
    absorb: [...absorb],
    die,
    item,
    ...(core !== undefined && { core }),
  };
};

const isAsked = (
  { question, window }: Position,
  kind: Question['kind'] | WindowKind,
  robot?: RobotId,
): boolean => {
  const [open, about] = window ? [window.kind, window.about] : [question?.kind, question?.robot];
  return open === kind && (robot === undefined || robot === about);
};

/** One step with dice for what follows. */
function stepped({ state, events }: Position, who: Who, action: Action, dice: RiggedDice): Position {
  const step = kriegbot.apply(state, seatIn(state, who), action, dice);
  if (isRefusal(step)) throw new Error(`Refused: ${step.refused}, ${JSON.stringify(action)}.`);
  return position(step.state, [...events, ...step.events]);
}

function declined(place: Position, dice: RiggedDice): Position {
  const asked = pending(place.state.window);
  if (asked.length === 0) throw new Error('Nobody is asked whether to break in.');
  return asked.reduce((next, robot) => stepped(next, robot, answerOf(robot, {}), dice), place);
}

/** Acts as for an absent seat. */
function passedOver(place: Position, dice: RiggedDice): Position {
  const [seat] = kriegbot.toAct(place.state);
  if (seat === undefined) throw new Error('Nobody is asked any more.');
  return stepped(place, seat, kriegbot.fallback(place.view(seat), seat), dice);
}

const isOf = <Type extends Action['type']>(action: Action, type: Type): action is ActionOf<Type> =>
  action.type === type;

const isEventOf = <Type extends Event['type']>(event: Event, type: Type): event is EventOf<Type> =>
  event.type === type;
