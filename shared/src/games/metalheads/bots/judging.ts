import type { Seat } from '../../../core/ground/seats';
import { NONE, total } from '../content/resources';
import { ROBOTS, type RobotId } from '../content/robots';
import { costOf, missingOf } from '../rules/paying/costs';
import {
  handOf,
  monsterIn,
  opponentsOf,
  playerAt,
  robotsOf,
  soloSideOf,
  type CompletedField,
  type Field,
  type Owner,
} from '../rules/field';
import { countedDamage, strengthParts } from '../rules/strength/strength';
import { ABILITY_WORTH } from './abilities';
import { isLastTurn, turnsLeft, worthOfEnd } from './ending';

/** What a bot values, in points of Strength. */
export interface Weights {
  /** A Robot under construction, as a share of what it is worth when completed. */
  readonly construction: number;
  /** A hand Robot for each resource of its side, and as a share of what it is worth when completed. */
  readonly side: number;
  readonly hand: number;
  /** What an ability is worth for each turn that is left, and besides, as shares of its table. */
  readonly ability: number;
  readonly abilityAtAll: number;
  /** What opponents have. */
  readonly opponents: number;
  /** Does it weigh all that opponents have, or only their Strength? */
  readonly wary: boolean;
  /** The share that a Robot keeps which one more Damage destroys. */
  readonly fragile: number;
  /** A gained resource that may still be spent: for those who do not look ahead. */
  readonly pool: number;
}

/** What a bot judges positions of one turn by; what hardly changes within it is worked out once. */
export interface Judge {
  readonly seat: Seat;
  readonly weights: Weights;
  /** How many more turns there will be. */
  readonly turns: number;
  /** The part of what is not Strength yet that can still become some. */
  readonly hope: number;
  /** What each opponent has in hand and under construction. */
  readonly prospects: ReadonlyMap<Owner, number>;
  /** What it is worth to be later in the turn order, and what it costs to have more than one opponent. */
  readonly place: number;
  /** What a Robot would be worth if it were completed now. */
  completed(id: RobotId): number;
  /** What a Robot is worth in the hand. */
  inHand(id: RobotId): number;
}

export function judgeOf(field: Field, seat: Seat, weights: Weights): Judge {
  const turns = turnsLeft(field);
  const hope = Math.min(1, turns / 2);
  const sight = { turns, weights, hope };
  const completed = completedBy(field, seat, sight);
  const inHand = remembered((id) => {
    const asRobot = (completed(id) * 5) / Math.max(1, total(costOf(field, seat, id)));
    return weights.side * total(ROBOTS[id].side) + weights.hand * Math.max(0, asRobot);
  });
  const prospects = new Map(
    weights.wary ? opponentsOf(field, seat).map((other) => [other, prospectsOf(field, other, sight)]) : [],
  );
  return {
    seat,
    ...sight,
    prospects,
    place: weights.wary ? worthOfPlace(field, seat) : 0,
    completed,
    inHand,
  };
}

type Sight = Pick<Judge, 'turns' | 'weights' | 'hope'>;

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

const sumOf = (field: Field, owner: Owner): number =>
  robotsOf(field, owner).reduce((sum, robot) => sum + strengthParts(field, owner, robot).total, 0);

/** What Damage is worth that may be placed on a Robot of an opponent. */
const DAMAGE_WORTH = 0.7;

/** With what it gives to the other Robots, or takes from them. */
function completedBy(field: Field, seat: Seat, sight: Sight): (id: RobotId) => number {
  const player = playerAt(field, seat);
  const before = sumOf(field, seat);
  const damage = sight.weights.wary ? (monsterIn(field).onCompletion?.damage ?? 0) : 0;
  return remembered((id) => {
    const robot = { robot: id, turned: false, powerUps: 0, damage: 0, copied: '', spent: false } as const;
    const players = field.players.with(seat, { ...player, robots: [...player.robots, robot] });
    const strength = sumOf({ ...field, players }, seat) - before;
    const { each, once } = ABILITY_WORTH[id];
    return strength + each * useOf(sight) + sight.weights.ability * once + DAMAGE_WORTH * damage;
  });
}

/** The uses of an ability that are to come, as far as they are worth something. */
const useOf = ({ weights, turns, hope }: Sight): number =>
  weights.ability * turns + weights.abilityAtAll * hope;

const HAND_OF_OTHERS = 1;

/** What somebody else has in hand and under construction. */
function prospectsOf(field: Field, seat: Seat, sight: Sight): number {
  const { hand } = playerAt(field, seat);
  const completed = completedBy(field, seat, sight);
  return (
    sight.hope * (HAND_OF_OTHERS * hand.length + worthOfConstructions(field, seat, { ...sight, completed }))
  );
}

function worthOfConstructions(
  field: Field,
  seat: Seat,
  { completed, weights }: Pick<Judge, 'completed' | 'weights'>,
): number {
  let worth = 0;
  for (const construction of playerAt(field, seat).constructions) {
    const cost = Math.max(1, total(costOf(field, seat, construction.robot)));
    const share = 1 - total(missingOf(field, seat, construction)) / cost;
    const whole = Math.max(0, completed(construction.robot));
    worth += whole * (0.15 + 0.85 * share) * weights.construction;
  }
  return worth;
}

/** The Strength that the last player has more than the first one, when the game ends. */
const LAST_PLACE = 5.3;
/** By the number of opponents: what the best of them has more than somebody else. */
const BEST_OF = [0, 0, 4.6, 7.3, 9.2];

function worthOfPlace({ players, first }: Field, seat: Seat): number {
  const others = players.length - 1;
  if (others === 0) return 0;
  const place = (seat - first + players.length) % players.length;
  return LAST_PLACE * (place / others - 0.5) - (BEST_OF[others] ?? 0);
}

/** What the player's position is worth, in points of Strength. */
export function worthOf(field: Field, judge: Judge): number {
  const { seat, weights, hope } = judge;
  const future = worthOfConstructions(field, seat, judge) + worthOfHand(field, judge);
  const pool = weights.pool * total(field.turn.seat === seat ? field.turn.pool : NONE);
  if (isLastTurn(field, seat)) return worthOfEnd(field, seat) + AT_THE_END * future + pool;
  return robotsWorth(field, seat, judge) + hope * future + pool - worthOfOthers(field, judge) + judge.place;
}

/** In the last turn nothing is to come, but what is begun in it may still be completed. */
const AT_THE_END = 0.4;

/** The Robots of a player: their Strength, and what they can do. */
function robotsWorth(field: Field, owner: Owner, judge: Judge): number {
  const use = useOf(judge);
  let worth = 0;
  for (const robot of robotsOf(field, owner)) {
    const strength = strengthParts(field, owner, robot).total;
    const each = robot.spent ? 0 : ABILITY_WORTH[robot.copied === '' ? robot.robot : robot.copied].each;
    const whole = strength + each * use;
    worth += whole > 0 && isFragile(field, owner, robot) ? judge.weights.fragile * whole : whole;
  }
  return worth;
}

/** Does one more Damage destroy it (Behemoth)? */
function isFragile(field: Field, owner: Owner, robot: CompletedField): boolean {
  const { destroysAt } = monsterIn(field);
  if (destroysAt === undefined || robot.damage < destroysAt - 1) return false;
  return countedDamage(field, owner, robot) - robot.powerUps >= destroysAt - 1;
}

const FEW = 6;

function worthOfHand(field: Field, { seat, inHand }: Judge): number {
  const worths = handOf(field, seat).map(inHand);
  if (worths.length <= FEW) return worths.reduce((sum, worth) => sum + worth, 0);
  worths.sort((one, other) => other - one);
  return worths.reduce((sum, worth, index) => sum + (index < FEW ? worth : worth * 0.3), 0);
}

function worthOfOthers(field: Field, judge: Judge): number {
  const { seat, weights, prospects } = judge;
  if (weights.opponents === 0) return 0;
  const others = soloSideOf(field) ? [undefined] : opponentsOf(field, seat);
  if (others.length === 0) return 0;
  const worths = others.map((owner) =>
    weights.wary ? robotsWorth(field, owner, judge) + (prospects.get(owner) ?? 0) : sumOf(field, owner),
  );
  const mean = worths.reduce((sum, one) => sum + one, 0) / worths.length;
  return weights.opponents * (0.4 * mean + 0.6 * Math.max(...worths));
}
