import { expectDefined, refuse } from '../../core/ground/result';
import type { Rules } from '../../core/game/judging';
import { rulebook } from '../../core/game/rulebook';
import type { Seat } from '../../core/ground/seats';
import type { Action } from './actions';
import type { Event } from './events';
import { keepCoins } from './rules/damage';
import { fireAtBase, fireAtShip } from './rules/firing';
import { invade } from './rules/invasion';
import { launch } from './rules/launching';
import { move } from './rules/moving';
import type { WhyNot } from './rules/context';
import { recycle } from './rules/recycling';
import { askMe, letStand, reroll } from './rules/rerolls';
import { seatAt, type Sea } from './rules/sea';
import { keepRace, rerollRace, unsettled } from './rules/setup';
import { split } from './rules/splitting';
import { endTurn } from './rules/turns';
import type { State } from './state';

/** Every kind of action, and the rule for it. */
const RULES: Rules<Sea, State, Event, Action> = {
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
};

/** When a kind of action is allowed: in the race draw, in the seat's own turn, as an answer, or always. */
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

export const { whyNot, legal, apply, carry } = rulebook<Sea, State, Event, Action>({
  rules: RULES,
  whyNotNow,
  seenBy: (state) => state,
});

/** The seats that the game waits for. */
export function toAct(sea: Sea): readonly Seat[] {
  if (sea.phase === 'over') return [];
  if (sea.phase === 'races') return unsettled(sea);
  return [sea.question?.seat ?? sea.turn];
}

/** The action for an absent seat (T36): it keeps its race, accepts rolls, and does nothing. */
export function fallback(sea: Sea, seat: Seat): Action {
  if (sea.phase === 'races') return { type: 'keepRace' };
  if (sea.question?.kind === 'reroll') return { type: 'letStand' };
  if (sea.question?.kind === 'damage')
    return expectDefined(keepCoins.list(sea, seat)[0], 'a way to take the damage');
  return { type: 'endTurn' };
}
