import type { Seat } from '../../../core/ground/seats';
import type { Passive, EffectStep, StepId } from '../content/effects';
import { NONE, total } from '../content/resources';
import { ROBOTS, stepsOf, type RobotId } from '../content/robots';
import { costOf, missingOf } from '../rules/paying/costs';
import { handOf, monsterIn, opponentsOf, playerAt, robotsOf, soloSideOf, type Field } from '../rules/field';
import { strengthOf, strengthParts } from '../rules/strength/strength';
import { isWonAlone, triggered } from '../rules/turn/turns';

/** What a bot values, in points of Strength. */
export interface Weights {
  /** A Robot under construction, as a share of what it is worth when completed. */
  readonly construction: number;
  /** A hand Robot for each resource of its side, and as a share of what it is worth when completed. */
  readonly side: number;
  readonly hand: number;
  /** What an ability is worth, as a share of the table below. */
  readonly ability: number;
  /** The Strength of opponents. */
  readonly opponents: number;
  /** The lead with which the game ends. */
  readonly ending: number;
  /** A gained resource that may still be spent: for those who do not look ahead. */
  readonly pool: number;
}

/** What a use of a step is worth, once a turn. */
const STEP_WORTH: { readonly [Id in StepId]: (step: Extract<EffectStep, { do: Id }>) => number } = {
  takeOldest: () => 0.3,
  draw: ({ count }) => 0.4 * count,
  swap: () => 0.2,
  discard: ({ powerUpsEach }) => 0.4 * powerUpsEach,
  give: () => -0.5,
  gain: ({ amounts }) => 0.36 * ((amounts.steel ?? 0) + (amounts.circuits ?? 0) + (amounts.fuel ?? 0)),
  gainAny: ({ most }) => 0.3 * most,
  place: ({ count, on }) => (on === 'self' ? -1 : 0.7 * count),
  remove: () => 0.15,
  move: () => 0.4,
  look: () => 0.5,
  payFree: () => 0.9,
  refresh: () => 0.7,
  completeFree: () => 0.6,
  othersDraw: () => -0.5,
  sweepRow: () => 0.5,
  sacrifice: () => -3,
  steal: () => 0.3,
  press: () => 0.8,
  copyPaid: () => 0.5,
};

const PASSIVE_WORTH: { readonly [Id in keyof Passive]: number } = {
  strength: 0,
  discount: 0.6,
  damageCap: 0.1,
  ignoresDamage: 0.1,
  powerUpBonus: 0.2,
  rowDiscount: 0.3,
  keepsResources: 0.1,
  drawsWhenRowEmptied: 0.15,
  sites: 0.2,
};

const stepWorth = (step: EffectStep): number => {
  const worth = STEP_WORTH[step.do] as unknown as (step: EffectStep) => number;
  return worth(step);
};

const passiveWorth = (passive: Partial<Passive>): number =>
  Object.keys(passive).reduce((sum, id) => sum + PASSIVE_WORTH[id as keyof Passive], 0);

/** What the ability of each Robot is worth every turn (activated, passive) and once (instant). */
const ABILITY_WORTH = Object.fromEntries(
  Object.entries(ROBOTS).map(([id, { ability }]) => {
    const steps = stepsOf(ability).reduce((sum, step) => sum + stepWorth(step), 0);
    if (ability.box === 'passive') return [id, { each: passiveWorth(ability.passive), once: 0 }];
    return [id, ability.box === 'instant' ? { each: 0, once: steps } : { each: steps, once: 0 }];
  }),
) as Readonly<Record<RobotId, { readonly each: number; readonly once: number }>>;

/** Until a Robot is destroyed, by the turns of one player. */
const DESTRUCTION_TURNS = 8;

/** How many more turns the player will probably have, from 0. */
function turnsLeft(field: Field): number {
  if (field.ending !== '') return 0;
  const side = soloSideOf(field);
  if (side?.turns !== undefined) return Math.max(0, side.turns - field.round);
  const players = field.players.length;
  const estimates = monsterIn(field).triggers.map((trigger) => {
    switch (trigger.kind) {
      case 'strength':
        return (trigger.strength - mostStrength(field)) / 3.5;
      case 'robots':
      case 'allTypes':
        return (trigger.robots - mostRobots(field)) / 0.8;
      case 'robotsAtOnce':
        return ((trigger.robots[players as 2] ?? 6) - mostRobots(field)) / 0.8;
      case 'destroyed':
        return (((trigger.robots[players as 2] ?? 6) - field.destroyed.length) * DESTRUCTION_TURNS) / players;
      case 'deckEmpty':
        return field.deck.length / (2.2 * players);
      case 'supplyEmpty':
        return field.supply / (1.2 * players);
    }
  });
  return Math.max(0, Math.min(9, ...estimates));
}

const mostRobots = ({ players }: Field): number => Math.max(...players.map(({ robots }) => robots.length));

const sumOf = (field: Field, owner: Seat | undefined): number =>
  robotsOf(field, owner).reduce((sum, robot) => sum + strengthParts(field, owner, robot).total, 0);

const mostStrength = (field: Field): number =>
  Math.max(...field.players.map((_, seat) => sumOf(field, seat)));

/** What a bot judges positions of one turn by; what hardly changes within it is worked out once. */
export interface Judge {
  readonly seat: Seat;
  readonly weights: Weights;
  /** How many more turns there will be. */
  readonly turns: number;
  /** What a Robot would be worth if it were completed now. */
  completed(id: RobotId): number;
  /** What a Robot is worth in the hand. */
  inHand(id: RobotId): number;
}

export function judgeOf(field: Field, seat: Seat, weights: Weights): Judge {
  const turns = turnsLeft(field);
  const before = sumOf(field, seat);
  const completed = remembered((id) => worthCompleted(field, id, { seat, turns, weights, before }));
  const inHand = remembered((id) => {
    const asRobot = (completed(id) * 5) / Math.max(1, total(costOf(field, seat, id)));
    return weights.side * total(ROBOTS[id].side) + weights.hand * Math.max(0, asRobot);
  });
  return { seat, weights, turns, completed, inHand };
}

function remembered(worth: (id: RobotId) => number): (id: RobotId) => number {
  const known = new Map<RobotId, number>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const now = worth(id);
    known.set(id, now);
    return now;
  };
}

/** With what it gives to the other Robots, or takes from them; `before`: the Strength without it. */
function worthCompleted(
  field: Field,
  id: RobotId,
  { seat, turns, weights, before }: Pick<Judge, 'seat' | 'turns' | 'weights'> & { readonly before: number },
): number {
  const robot = { robot: id, turned: false, powerUps: 0, damage: 0, copied: '', spent: false } as const;
  const player = playerAt(field, seat);
  const players = field.players.with(seat, { ...player, robots: [...player.robots, robot] });
  const strength = sumOf({ ...field, players }, seat);
  const { each, once } = ABILITY_WORTH[id];
  return strength - before + weights.ability * (each * turns + once);
}

/** What the player's position is worth, in points of Strength. */
export function worthOf(field: Field, judge: Judge): number {
  const { seat, turns, weights } = judge;
  const { constructions, robots } = playerAt(field, seat);
  const hope = Math.min(1, turns / 2);
  let worth = sumOf(field, seat);
  for (const robot of robots) {
    if (robot.spent) continue;
    const { each } = ABILITY_WORTH[robot.copied === '' ? robot.robot : robot.copied];
    worth += weights.ability * each * turns;
  }
  for (const construction of constructions) {
    const cost = Math.max(1, total(costOf(field, seat, construction.robot)));
    const share = 1 - total(missingOf(field, seat, construction)) / cost;
    const whole = Math.max(0, judge.completed(construction.robot));
    worth += whole * (0.15 + 0.85 * share) * weights.construction * hope;
  }
  worth += weights.pool * total(field.turn.seat === seat ? field.turn.pool : NONE);
  return (
    worth + hope * worthOfHand(field, judge) - worthOfOthers(field, seat, weights) + worthOfEnd(field, judge)
  );
}

/** What a player probably gains in Strength in one more turn. */
const TURN_GAIN = 3.5;
const DECIDED = 40;
const MOST_LEAD = 8;

/** What it is worth that the game is over or comes to its end. */
function worthOfEnd(field: Field, { seat, weights }: Judge): number {
  if (field.phase === 'over') return winsNow(field, seat) ? DECIDED : -DECIDED;
  if (soloSideOf(field)) return 0;
  if (field.ending === '' && triggered(field, seat) === undefined) return 0;
  const own = strengthOf(field, seat);
  const best = Math.max(
    ...opponentsOf(field, seat).map(
      (other) => strengthOf(field, other) + (hasTurnLeft(field, seat, other) ? TURN_GAIN : 0),
    ),
  );
  return weights.ending * Math.max(-MOST_LEAD, Math.min(MOST_LEAD, own - best));
}

/** In the last round: does the other have a turn after the player on turn? */
const hasTurnLeft = ({ first, players }: Field, seat: Seat, other: Seat): boolean => {
  const place = (one: Seat): number => (one - first + players.length) % players.length;
  return place(other) > place(seat);
};

function winsNow(field: Field, seat: Seat): boolean {
  if (soloSideOf(field)) return isWonAlone(field, seat);
  const strength = (one: Seat): number =>
    strengthOf(field, one) + (field.bonus?.seat === one ? field.bonus.add : 0);
  return opponentsOf(field, seat).every((other) => strength(other) < strength(seat));
}

const FEW = 6;

function worthOfHand(field: Field, { seat, inHand }: Judge): number {
  const worths = handOf(field, seat).map(inHand);
  if (worths.length <= FEW) return worths.reduce((sum, worth) => sum + worth, 0);
  worths.sort((one, other) => other - one);
  return worths.reduce((sum, worth, index) => sum + (index < FEW ? worth : worth * 0.3), 0);
}

function worthOfOthers(field: Field, seat: Seat, weights: Weights): number {
  const others = soloSideOf(field) ? [undefined] : opponentsOf(field, seat);
  const strengths = others.map((owner) => sumOf(field, owner));
  if (strengths.length === 0) return 0;
  const mean = strengths.reduce((sum, one) => sum + one, 0) / strengths.length;
  return weights.opponents * (0.4 * mean + 0.6 * Math.max(...strengths));
}
