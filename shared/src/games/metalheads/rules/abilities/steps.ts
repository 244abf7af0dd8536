import type { Seat } from '../../../../core/ground/seats';
import type { EffectStep, StepId, StepOf } from '../../content/effects';
import { ROBOTS, type RobotId } from '../../content/robots';
import type { Task } from '../../state';
import { activePlayer, first, robotsIn, task, type RuleContext } from '../context';
import {
  canDraw,
  discard,
  draw,
  offRow,
  intoHand,
  refillRow,
  rowWasEmptied,
  topsOfDeck,
} from '../cards/deck';
import {
  allRobots,
  opponentsOf,
  playerAt,
  soloSideOf,
  takenSpots,
  type CompletedField,
  type Field,
} from '../field';
import { constructsOf, paysOf } from '../paying/payments';
import { hasPlace, hasVictim } from '../paying/costs';
import { targetsOf } from '../strength/tokens';
import { joinMonster } from '../monster/monsterRobots';
import { gain } from '../cards/gaining';
import { looksAt } from '../cards/looking';

interface StepRule<Id extends StepId> {
  /** Can any part of it be done now (M15)? */
  canDo(field: Field, seat: Seat, robot: RobotId, step: StepOf<Id>): boolean;
  /** Does it, or puts the tasks first that ask the player. */
  start(context: RuleContext, robot: RobotId, step: StepOf<Id>): void;
}

/** Where a `place` step may put its tokens. */
const scopeOf = (on: StepOf<'place'>['on'], robot: RobotId): Pick<Task, 'scope' | 'base'> | RobotId => {
  if (on === 'self') return robot;
  if (typeof on === 'string') return { scope: on, base: 0 };
  return 'baseAtLeast' in on
    ? { scope: 'baseAtLeast', base: on.baseAtLeast }
    : { scope: 'baseAtMost', base: on.baseAtMost };
};

const hasHand = (field: Field, seat: Seat): boolean => playerAt(field, seat).hand.length > 0;

const hasTokens = ({ robot }: { readonly robot: CompletedField }): boolean =>
  robot.powerUps + robot.damage > 0;

const othersOf = (field: Field, seat: Seat, id: RobotId): readonly CompletedField[] =>
  playerAt(field, seat).robots.filter(({ robot }) => robot !== id);

const ofType = (field: Field, seat: Seat, { each, most }: StepOf<'gainAny'>): number =>
  each === undefined
    ? most
    : Math.min(most, playerAt(field, seat).robots.filter(({ robot }) => ROBOTS[robot].type === each).length);

/** What each step of an ability does; a missing one is a compile error. */
const STEPS: { readonly [Id in StepId]: StepRule<Id> } = {
  takeOldest: {
    canDo: (field) => takenSpots(field).length > 0,
    start(context) {
      const [spot] = takenSpots(context.state);
      if (spot === undefined) return;
      const { seat } = context.state.turn;
      const robot = offRow(context, spot);
      intoHand(context, seat, robot);
      context.emit({ type: 'took', seat, robot, spot, energy: 0 });
      rowWasEmptied(context, seat);
    },
  },
  draw: {
    canDo: canDraw,
    start: (context, by, { count }) => draw(context, context.state.turn.seat, { count, by }),
  },
  swap: {
    canDo: (field, seat) => hasHand(field, seat) && takenSpots(field).length > 0,
    start: (context, robot) => first(context, task('swap', { robot })),
  },
  discard: {
    canDo: hasHand,
    start: (context, robot, { most, powerUpsEach, on }) =>
      first(
        context,
        task('discard', {
          robot,
          count: most === 'all' ? activePlayer(context).hand.length : most,
          base: powerUpsEach,
          scope: on,
          optional: true,
        }),
      ),
  },
  give: {
    canDo: (field, seat) => hasHand(field, seat) && hasOpponent(field, seat),
    start: (context, robot) => first(context, task('give', { robot })),
  },
  gain: {
    canDo: () => true,
    start: (context, _robot, { amounts }) => gain(context, amounts),
  },
  gainAny: {
    canDo: (field, seat, _robot, step) => ofType(field, seat, step) > 0,
    start(context, robot, step) {
      // What is gained before the first turn is gone when it begins (M12).
      if (context.state.phase !== 'turns') return;
      const count = ofType(context.state, context.state.turn.seat, step);
      first(context, task('gainAny', { robot, count }));
    },
  },
  place: {
    canDo: (field, _seat, robot, { on }) => {
      const scope = scopeOf(on, robot);
      return field.supply > 0 && (typeof scope === 'string' || targetsOf(field, scope).length > 0);
    },
    start(context, robot, { token, count, on }) {
      const scope = scopeOf(on, robot);
      const where = typeof scope === 'string' ? { scope: 'own' as const, other: scope } : scope;
      first(context, task('place', { robot, token, count, ...where }));
    },
  },
  remove: {
    canDo: (field, seat, _robot, { from }) =>
      allRobots(field).some((one) => hasTokens(one) && (from === 'any' || one.owner === seat)),
    start: (context, robot, { count, upTo = false, from }) =>
      first(context, task('remove', { robot, count, scope: from, optional: upTo })),
  },
  move: {
    canDo: (field) => allRobots(field).some(hasTokens) && allRobots(field).length > 1,
    start: (context, robot) => first(context, task('move', { robot })),
  },
  look: {
    canDo: canDraw,
    start: (context, robot, { count, rest }) => looksAt(context, robot, { count, rest }),
  },
  payFree: {
    canDo: (field, seat) => paysOf(field, seat).length + constructsOf(field, seat).length > 0,
    start: (context, robot, { most }) =>
      first(context, task('payFree', { robot, count: most, optional: true })),
  },
  refresh: {
    canDo: (field, seat, robot) => othersOf(field, seat, robot).some(({ turned }) => turned),
    start(context, robot, { which }) {
      if (which === 'another') first(context, task('refresh', { robot }));
      else refreshAll(context);
    },
  },
  completeFree: {
    canDo: (field, seat) =>
      playerAt(field, seat).constructions.some(({ robot }) => hasVictim(field, seat, robot)),
    start: (context, robot) => first(context, task('completeFree', { robot })),
  },
  othersDraw: {
    canDo: canDraw,
    start(context, by, { count }) {
      const { seat } = context.state.turn;
      for (const other of opponentsOf(context.state, seat)) draw(context, other, { count, by });
      if (soloSideOf(context.state)) joinMonster(context, topsOfDeck(context, count));
    },
  },
  sweepRow: {
    canDo: () => true,
    start(context, robot) {
      const { state } = context;
      const swept = state.row.filter((card) => card !== '');
      state.row = [];
      context.emit({ type: 'rowSwept', robots: swept });
      discard(context, ...swept);
      refillRow(context);
      first(context, task('takeOne', { robot }));
    },
  },
  sacrifice: {
    canDo: (field, seat, robot) => othersOf(field, seat, robot).length > 0,
    start: (context, robot) => first(context, task('sacrifice', { robot })),
  },
  steal: {
    canDo: (field, seat) => opponentsOf(field, seat).some((other) => hasHand(field, other)),
    start: (context, robot) => first(context, task('steal', { robot })),
  },
  press: {
    canDo: (field, seat) =>
      canDraw(field) &&
      (playerAt(field, seat).constructions.length > 0 || (hasPlace(field, seat) && hasHand(field, seat))),
    start(context, robot) {
      const { turn } = context.state;
      turn.looked = topsOfDeck(context, 1);
      if (turn.looked.length === 0) return;
      context.emit({ type: 'looked', seat: turn.seat, count: 1, by: robot });
      context.emit({ type: 'drawn', seat: turn.seat, robots: [...turn.looked] });
      first(context, task('press', { robot }));
    },
  },
  // Done before the Robot is completed (rules/paying/completing.ts).
  copyPaid: { canDo: () => false, start: () => undefined },
};

const hasOpponent = (field: Field, seat: Seat): boolean =>
  soloSideOf(field) !== undefined || opponentsOf(field, seat).length > 0;

/** Turns all Robots of the player on turn upright. */
export function refreshAll(context: RuleContext): void {
  const { seat } = context.state.turn;
  const turned = robotsIn(context, seat).filter((robot) => robot.turned);
  if (turned.length === 0) return;
  for (const robot of turned) robot.turned = false;
  context.emit({ type: 'refreshed', seat, robots: turned.map(({ robot }) => robot) });
}

// Each rule is called only with steps of its own kind.
const ruleFor = (step: EffectStep): StepRule<StepId> => STEPS[step.do] as unknown as StepRule<StepId>;

export const canDoStep = (field: Field, seat: Seat, robot: RobotId, step: EffectStep): boolean =>
  ruleFor(step).canDo(field, seat, robot, step);

export const startStep = (context: RuleContext, robot: RobotId, step: EffectStep): void =>
  ruleFor(step).start(context, robot, step);
