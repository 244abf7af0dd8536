import { isSame } from '../../../core/json/equality';
import { isRefusal, expectDefined, type Refusal } from '../../../core/ground/result';
import { seatsOf, type Seat } from '../../../core/ground/seats';
import { rigged } from '../../../core/testing/rigged';
import { metalheads } from '..';
import type { Action } from '../actions';
import type { MonsterId } from '../content/monsters';
import type { NationId } from '../content/nations';
import { amounts, NONE, type Amounts } from '../content/resources';
import { numberOf, ROBOT_IDS, ROBOTS, type RobotId } from '../content/robots';
import { SUPPLY } from '../content/tokens';
import type { Event, EventOf } from '../events';
import { options, type Options } from '../options';
import type { RefusalCode } from '../refusals';
import { findRobot } from '../rules/field';
import { freshRobot } from '../rules/monster/monsterRobots';
import { strengthOf, strengthParts } from '../rules/strength/strength';
import { turnOf } from '../rules/turn/turns';
import type { Completed, Construction, Player, State, Turn } from '../state';

/** A completed Robot: its id, or with what is special about it. */
export type GivenRobot = RobotId | (Partial<Completed> & Pick<Completed, 'robot'>);

/** A Robot under construction: the Robots that lie under it, and resources that were put on it. */
export interface GivenConstruction {
  readonly robot: RobotId;
  readonly paid?: readonly RobotId[];
  readonly gained?: Partial<Amounts>;
}

export interface GivenPlayer {
  readonly nation?: NationId | '';
  readonly hand?: readonly RobotId[];
  readonly constructions?: readonly GivenConstruction[];
  readonly robots?: readonly GivenRobot[];
  readonly kept?: Partial<Amounts>;
  readonly out?: boolean;
}

/**
 * A short description of a position. Whatever is not named has ordinary defaults: two players without a Nation (each
 * spot of the row costs 1), an empty row, no tokens, and all other Robots in the deck.
 */
export interface Given {
  readonly monster?: MonsterId;
  readonly players?: readonly GivenPlayer[];
  /** The oldest first; the other spots are empty. */
  readonly row?: readonly (RobotId | '')[];
  /** The next to be drawn, in this order; the rest of the deck lies below them. */
  readonly top?: readonly RobotId[];
  /** The whole deck, in the order of drawing; Robots named nowhere are out of the game. */
  readonly deck?: readonly RobotId[];
  readonly discard?: readonly RobotId[];
  readonly monsterRobots?: readonly GivenRobot[];
  readonly marked?: readonly RobotId[];
  /** Robots that have left the game, all of seat 0. */
  readonly destroyed?: readonly RobotId[];
  /** When absent: all tokens that lie nowhere. */
  readonly supply?: number;
  readonly energy?: number;
  readonly pool?: Partial<Amounts>;
  readonly turn?: Partial<Turn>;
  readonly seat?: Seat;
  readonly first?: Seat;
  readonly round?: number;
  readonly state?: Partial<State>;
}

/** A state with the events that led to it, and the means to go on. */
export interface Position {
  readonly state: State;
  /** The events of the last call of `play`. */
  readonly events: readonly Event[];
  /** The kind of the open question, or nothing. */
  readonly asks: string | undefined;
  /** Plays these actions for the seat to act; with dice that are not rolled. */
  play(...actions: readonly Action[]): Position;
  /** The same with an action that picks at random: these are the numbers of the picks. */
  playWith(rolls: readonly number[], action: Action): Position;
  playAs(seat: Seat, ...actions: readonly Action[]): Position;
  leave(seat: Seat): Position;
  /** The code and the detail with which an action is refused. */
  refusal(action: Action, seat?: Seat): Refusal;
  refused(action: Action, seat?: Seat): RefusalCode | 'notYourTurn';
  legal(): readonly Action[];
  legalOf<Type extends Action['type']>(type: Type): Extract<Action, { type: Type }>[];
  emitted<Type extends Event['type']>(type: Type): EventOf<Type>[];
  player(seat: Seat): Player;
  robot(id: RobotId): Completed | undefined;
  /** The Strength of a player, or without a seat of the solo Monster. */
  strength(seat?: Seat): number;
  /** The Strength of a completed Robot. */
  strengthOf(id: RobotId): number;
}

export function given(situation: Given = {}): Position {
  const { monster = 'avalanche', players = [{}, {}], discard = [], marked = [], seat = 0 } = situation;
  const { first = 0, round = 1, energy = 5, pool = {} } = situation;
  const monsterRobots = (situation.monsterRobots ?? []).map(completed);
  const row = seatsOf(5).map((index) => situation.row?.[index] ?? '');
  const dealt = players.map(playerFrom);
  const destroyed = (situation.destroyed ?? []).map((robot) => ({ robot, owner: 0 }));
  const [deck, removed] = decksOf(situation, [
    ...[...row, ...discard].filter((card) => card !== ''),
    ...[...monsterRobots, ...destroyed].map(({ robot }) => robot),
    ...dealt.flatMap(cardsOf),
  ]);
  const tokens = [...monsterRobots, ...dealt.flatMap(({ robots }) => robots)].reduce(
    (sum, { powerUps, damage }) => sum + powerUps + damage,
    marked.length,
  );
  const turn = turnOf(seat, { energy, pool: amounts(pool), ...situation.turn });
  return position({
    ...{ monster, edition: 2 as const, phase: 'turns', deck, discard, removed, destroyed, row, marked },
    ...{ supply: situation.supply ?? SUPPLY - tokens, reshuffled: false, shuffledIn: [] },
    ...{ players: dealt, monsterRobots, first, dealt: false, round, turn, ending: '' },
    ...situation.state,
  });
}

const completed = (robot: GivenRobot): Completed =>
  typeof robot === 'string' ? freshRobot(robot) : { ...freshRobot(robot.robot), ...robot };

const constructed = ({ robot, paid = [], gained = {} }: GivenConstruction): Construction => ({
  robot,
  paid: paid.map((card) => ({ card, side: ROBOTS[card].side })),
  gained: amounts(gained),
});

const playerFrom = (player: GivenPlayer): Player => ({
  nation: player.nation ?? '',
  hand: [...(player.hand ?? [])].sort((a, b) => numberOf(a) - numberOf(b)),
  constructions: (player.constructions ?? []).map(constructed),
  robots: (player.robots ?? []).map(completed),
  aside: '',
  kept: { ...NONE, ...player.kept },
  out: player.out ?? false,
});

/** All Robots that a player has. */
export const cardsOf = ({ hand, aside, constructions, robots }: Player): RobotId[] => [
  ...hand,
  ...(aside === '' ? [] : [aside]),
  ...constructions.flatMap(({ robot, paid }) => [robot, ...paid.map(({ card }) => card)]),
  ...robots.map(({ robot }) => robot),
];

/** The deck, the top last, and what is out of the game. */
function decksOf({ top = [], deck }: Given, placed: readonly RobotId[]): readonly [RobotId[], RobotId[]] {
  const named = [...placed, ...top, ...(deck ?? [])];
  const twice = named.find((card, index) => named.indexOf(card) !== index);
  if (twice) throw new Error(`${twice} is in two places.`);
  const rest = ROBOT_IDS.filter((id) => !named.includes(id));
  return deck ? [deck.toReversed(), rest] : [[...rest, ...top.toReversed()], []];
}

/** A game that begins with a deck in the order of the numbers, so that the highest are dealt first. */
export function begun(chosen: Partial<Options>, seats: number, ...rolls: readonly number[]): Position {
  const { state, events } = metalheads.setup(options.parse(chosen), seats, rigged(...rolls));
  return position(state, events);
}

export function position(state: State, events: readonly Event[] = []): Position {
  const toAct = (): Seat => expectDefined(metalheads.toAct(state)[0], 'a seat to act');
  const legalFor = (seat: Seat) => metalheads.legal(metalheads.project(state, seat), seat);
  const isListed = (seat: Seat, action: Action) => legalFor(seat).some((one) => isSame(one, action));
  const step = (seat: Seat, rolls: readonly number[], action: Action): Position => {
    const dice = rigged(...rolls);
    const next = metalheads.apply(state, seat, action, dice);
    if (isRefusal(next)) throw new Error(`Refused: ${next.refused} ${JSON.stringify(action)}.`);
    if (dice.left > 0) throw new Error(`${dice.left} of the given rolls were not asked for.`);
    if (!isListed(seat, action)) throw new Error(`Accepted, but not listed: ${JSON.stringify(action)}.`);
    return position(next.state, next.events);
  };
  const refusal = (action: Action, seat: Seat = toAct()): Refusal => {
    const next = metalheads.apply(state, seat, action, rigged());
    if (!isRefusal(next)) throw new Error(`Accepted: ${JSON.stringify(action)}.`);
    if (isListed(seat, action)) throw new Error(`Refused, but listed: ${JSON.stringify(action)}.`);
    return next;
  };
  const played = (actions: readonly Action[], seat?: Seat): Position =>
    actions.reduce<Position>((now, action) => {
      const next = seat === undefined ? now.playWith([], action) : now.playAs(seat, action);
      return position(next.state, [...now.events, ...next.events]);
    }, position(state));
  return {
    ...{ state, events, asks: state.turn.tasks[0]?.kind },
    play: (...actions) => played(actions),
    playWith: (rolls, action) => step(toAct(), rolls, action),
    playAs: (seat, ...actions) =>
      actions.length === 1 && actions[0] ? step(seat, [], actions[0]) : played(actions, seat),
    leave(seat) {
      const left = metalheads.resign(state, seat, rigged());
      return position(left.state, left.events);
    },
    refusal,
    refused: (action, seat) => refusal(action, seat).refused as RefusalCode,
    legal: () => legalFor(toAct()),
    legalOf: (type) => legalFor(toAct()).filter((action) => isOf(action, type)),
    emitted: (type) => events.filter((event) => isEventOf(event, type)),
    player: (seat) => expectDefined(state.players[seat], `a player at seat ${seat}`),
    robot: (id) => findRobot(state, id)?.robot as Completed | undefined,
    strength: (seat) => strengthOf(state, seat),
    strengthOf(id) {
      const { owner, robot } = expectDefined(findRobot(state, id), `a completed Robot ${id}`);
      return strengthParts(state, owner, robot).total;
    },
  };
}

/** Short notation for amounts: steel, circuits, fuel. */
export const res = (steel: number, circuits: number, fuel: number): Amounts => ({ steel, circuits, fuel });

const isOf = <Type extends Action['type']>(
  action: Action,
  type: Type,
): action is Extract<Action, { type: Type }> => action.type === type;

const isEventOf = <Type extends Event['type']>(event: Event, type: Type): event is EventOf<Type> =>
  event.type === type;
