import { produce } from 'immer';
import type { Dice } from '../../core/dice';
import type { Step } from '../../core/game';
import { known, refuse, type Refusal } from '../../core/result';
import type { Seat } from '../../core/seats';
import type { Action } from './actions';
import type { Event } from './events';
import { keepCoins } from './rules/damage';
import { fireAtBase, fireAtShip } from './rules/firing';
import { invade } from './rules/invasion';
import { launch } from './rules/launching';
import { move } from './rules/moving';
import type { Play, Rule, WhyNot } from './rules/play';
import { recycle } from './rules/recycling';
import { askMe, letStand, reroll } from './rules/rerolls';
import { seatAt, type Sea } from './rules/sea';
import { keepRace, rerollRace, unsettled } from './rules/setup';
import { split } from './rules/splitting';
import { endTurn } from './rules/turns';
import type { State } from './state';

/** Every kind of action, and the chapter that rules it. */
const RULES = {
  rerollRace,
  keepRace,
  move,
  recycle,
  invade,
  fireAtShip,
  fireAtBase,
  launch,
  split,
  endTurn,
  reroll,
  letStand,
  keepCoins,
  askMe,
} satisfies { [Type in Action['type']]: Rule<Type> };

/** When a kind of action is in place: in the race draw, in the own turn, as an answer, or always. */
const WHEN = {
  rerollRace: 'races',
  keepRace: 'races',
  move: 'turn',
  recycle: 'turn',
  invade: 'turn',
  fireAtShip: 'turn',
  fireAtBase: 'turn',
  launch: 'turn',
  split: 'turn',
  endTurn: 'turn',
  reroll: 'rerollAnswer',
  letStand: 'rerollAnswer',
  keepCoins: 'damageAnswer',
  askMe: 'always',
} as const satisfies Record<Action['type'], string>;
type When = (typeof WHEN)[Action['type']];

const isType = (type: string): type is Action['type'] => Object.hasOwn(RULES, type);
const TYPES: readonly Action['type'][] = Object.keys(RULES).filter(isType);

/** Forgets which type of action the rule is for; it is asked only about its own. */
const ruleFor = (type: Action['type']): Rule<Action['type']> => RULES[type] as Rule<Action['type']>;

const GATES: Readonly<Record<When, (sea: Sea, seat: Seat) => WhyNot>> = {
  races: ({ phase }) => (phase === 'races' ? undefined : refuse('wrongPhase')),
  turn: (sea, seat) => {
    if (sea.phase !== 'turns') return refuse('wrongPhase');
    if (sea.turn !== seat) return refuse('notYourTurn');
    return sea.question ? refuse('answerFirst') : undefined;
  },
  rerollAnswer: (sea, seat) => whyNotAnswer(sea, seat, 'reroll'),
  damageAnswer: (sea, seat) => whyNotAnswer(sea, seat, 'damage'),
  always: () => undefined,
};

const whyNotAnswer = ({ question }: Sea, seat: Seat, kind: 'reroll' | 'damage'): WhyNot =>
  question?.kind === kind && question.seat === seat ? undefined : refuse('notAsked');

/** Why the seat may do nothing of this kind now. */
function whyNotNow(sea: Sea, seat: Seat, type: Action['type']): WhyNot {
  if (sea.phase === 'over' || seatAt(sea, seat).out) return refuse('wrongPhase');
  return GATES[WHEN[type]](sea, seat);
}

/** Why the seat may not do this now; `undefined` when it may. For the judge and the client alike. */
export const whyNot = (sea: Sea, seat: Seat, action: Action): WhyNot =>
  whyNotNow(sea, seat, action.type) ?? ruleFor(action.type).whyNot(sea, seat, action);

/** Every action open to the seat, each once. */
export function legal(sea: Sea, seat: Seat): readonly Action[] {
  const open = TYPES.filter((type) => !whyNotNow(sea, seat, type));
  return open.flatMap((type) => ruleFor(type).list(sea, seat));
}

/** Whose action the game waits for. */
export function toAct(sea: Sea): readonly Seat[] {
  if (sea.phase === 'over') return [];
  if (sea.phase === 'races') return unsettled(sea);
  return [sea.question?.seat ?? sea.turn];
}

export function apply(state: State, seat: Seat, action: Action, dice: Dice): Step<State, Event> | Refusal {
  const refusal = whyNot(state, seat, action);
  if (refusal) return refusal;
  return carryOut(state, dice, (play) => ruleFor(action.type).apply(play, seat, action));
}

/** Lets the rules change a state, and collects what they tell. */
export function carryOut(state: State, dice: Dice, change: (play: Play) => void): Step<State, Event> {
  const events: Event[] = [];
  const next = produce(state, (draft) => {
    change({ state: draft, dice, tell: (event) => void events.push(event) });
  });
  return { state: next, events };
}

/** What is done for a seat that is away (T36): it keeps its race, lets rolls stand, does nothing. */
export function fallback(sea: Sea, seat: Seat): Action {
  if (sea.phase === 'races') return { type: 'keepRace' };
  if (sea.question?.kind === 'reroll') return { type: 'letStand' };
  if (sea.question?.kind === 'damage') return known(keepCoins.list(sea, seat)[0], 'a way to take the damage');
  return { type: 'endTurn' };
}
