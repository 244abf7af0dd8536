import { isSame } from '../../../core/json/equality';
import { isRefusal, type Refusal } from '../../../core/ground/result';
import type { Seat } from '../../../core/ground/seats';
import { rigged } from '../../../core/testing/rigged';
import { metalkrushers } from '..';
import type { Action, ActionOf } from '../actions';
import { CHASSIS } from '../content/chassis';
import { ARMS, bySide, type BySide } from '../content/sides';
import type { Event, EventOf } from '../events';
import { options, type Options } from '../options';
import { NO_MARKS } from '../rules/marks';
import { initiativeOf } from '../rules/arms/arms';
import { goOnFighting } from '../rules/turn/combatPhase';
import { krusherOf } from '../rules/field';
import type { RuleContext } from '../rules/context';
import { carryOut } from '../../../core/game/rulebook';
import type {
  Arms,
  Combat,
  Krusher,
  KrusherId,
  Movement,
  Parry,
  Question,
  SeatState,
  State,
  Team,
  TeamState,
  TurnMarks,
  Use,
} from '../state';

/** The stated properties of a Krusher; the defaults are a Standard chassis with 12 points on every side, unarmed. */
export interface GivenKrusher extends Partial<
  Omit<Krusher, 'id' | 'at' | 'arms' | 'armor' | 'hits' | 'worn' | 'marks' | 'uses'>
> {
  readonly at: string;
  readonly arms?: Partial<Arms>;
  /** Sides that are not named have none. */
  readonly armor?: Partial<BySide>;
  readonly hits?: Partial<BySide>;
  readonly worn?: Partial<Krusher['worn']>;
  readonly marks?: Partial<TurnMarks>;
  readonly uses?: Partial<Record<keyof Arms, Use>>;
}

/** A short description of a position. Krushers may have any names; their order is that of the ids in a game. */
export interface Given {
  readonly options?: Partial<Options>;
  readonly krushers: Readonly<Record<KrusherId, GivenKrusher>>;
  readonly seats?: readonly Partial<SeatState>[];
  readonly teams?: readonly Partial<TeamState>[];
  readonly turn?: number;
  /** The Movement Phase, with this Krusher on the move. Otherwise it is the Combat Phase. */
  readonly mover?: KrusherId;
  /** What it has left, if not everything. */
  readonly movement?: Partial<Omit<Movement, 'krusher'>>;
  /** The Krushers that are still to attack, first to last; by default all in the order given. */
  readonly order?: readonly KrusherId[];
  readonly combat?: Partial<Combat>;
  readonly parries?: readonly Parry[];
  readonly saved?: KrusherId;
}

/** A state with the events that led to it, and the means to go on. */
export interface Position {
  readonly state: State;
  /** The events of the last action. */
  readonly events: readonly Event[];
  readonly question: Question | undefined;
  /** Plays an action with these rolls, all of which must be used. */
  play(seat: Seat, action: Action, ...rolls: readonly number[]): Position;
  resign(seat: Seat, ...rolls: readonly number[]): Position;
  /** Why the action is refused. */
  refusal(seat: Seat, action: Action): Refusal;
  legal(seat: Seat): readonly Action[];
  legalOf<Type extends Action['type']>(seat: Seat, type: Type): ActionOf<Type>[];
  emitted<Type extends Event['type']>(type: Type): EventOf<Type>[];
  krusher(id: KrusherId): Krusher;
}

export function given(situation: Given): Position {
  const state = stateFrom(situation);
  if (situation.mover !== undefined) return position(state, []);
  // The combat goes to its first question automatically.
  const step = carryOut(state, rigged(), goOnFighting);
  return position(step.state, step.events);
}

/** A change made like an action, with everything that follows automatically. */
export const andGoOn =
  (change: (context: RuleContext) => void) =>
  (context: RuleContext): void => {
    change(context);
    goOnFighting(context);
  };

/** The state exactly as described, before anything follows automatically. */
export function stateFrom(situation: Given): State {
  const { turn = 1, mover, order, saved = '', parries = [] } = situation;
  const ids = Object.keys(situation.krushers);
  const krushers = Object.fromEntries(
    Object.entries(situation.krushers).map(([id, krusher], index) => [id, krusherFrom(id, krusher, index)]),
  );
  const seats = seatsFrom(situation, Object.values(krushers));
  const state: State = {
    options: options.parse(situation.options ?? {}),
    phase: mover === undefined ? 'combat' : 'movement',
    turn,
    seats,
    teams: teamsFrom(situation, seats),
    krushers,
    saved,
    parries,
    wounds: [],
  };
  if (mover !== undefined) return { ...state, ...onTheMove(state, mover, situation.movement) };
  return {
    ...state,
    combat: { order: order ?? ids, target: '', done: [], step: 'target', ...situation.combat },
  };
}

function onTheMove(state: State, krusher: KrusherId, left: Given['movement']): Partial<State> {
  const { seat, chassis } = krusherOf(state, krusher);
  return {
    movement: { krusher, points: CHASSIS[chassis].movement, freeTurn: true, ...left },
    question: { kind: 'move', seat, krusher, among: [], any: '', arm: '' },
  };
}

function krusherFrom(id: KrusherId, krusher: GivenKrusher, index: number): Krusher {
  const { seat = index, arms = {}, armor = EVEN_ARMOR, hits = {}, worn = {}, marks, uses = {} } = krusher;
  return {
    name: id,
    chassis: 'standard',
    team: seat,
    facing: 0,
    pierced: 0,
    fallen: false,
    restedOn: '',
    armedAt: { left: '', right: '', both: '' },
    watched: [],
    ...krusher,
    id,
    seat,
    program: krusher.program ?? programFor(arms),
    initiative: krusher.initiative ?? initiativeOf({ left: '', right: '', both: '', ...arms }),
    arms: { left: '', right: '', both: '', ...arms },
    armor: bySide((side) => armor[side] ?? 0),
    hits: bySide((side) => hits[side] ?? 0),
    worn: { left: 0, right: 0, both: 0, ...worn },
    marks: { ...NO_MARKS, ...marks },
    uses: { left: '', right: '', both: '', ...uses },
  };
}

const EVEN_ARMOR = bySide(() => 12);

/** The program that most likely goes with these arms. */
function programFor(arms: Partial<Arms>): Krusher['program'] {
  const held = ARMS.map((arm) => arms[arm] ?? '').filter((item) => item !== '');
  const has = (word: string): boolean => held.some((item) => item.toLowerCase().includes(word));
  if (arms.both) return arms.both.toLowerCase().includes('medium') ? 'polearm' : 'twoHanded';
  const bash = has('spiked');
  if (has('projector')) {
    if (bash) return 'projectorAndShieldBash';
    return has('shield') ? 'projectorAndShield' : 'projectorAndWeapon';
  }
  if (bash) return 'weaponAndShieldBash';
  if (has('shield')) return 'weaponAndShield';
  return held.length === 2 ? 'weaponAndWeapon' : 'flexible';
}

function seatsFrom({ seats = [] }: Given, krushers: readonly Krusher[]): SeatState[] {
  const count = Math.max(2, seats.length, ...krushers.map(({ seat }) => seat + 1));
  return Array.from({ length: count }, (_, seat) => {
    const own = krushers.filter((krusher) => krusher.seat === seat);
    const team = own[0]?.team ?? seat;
    const filed = own.map(({ name, chassis, program, arms, armor }) => ({
      name,
      chassis,
      program,
      arms,
      armor,
    }));
    return { team, krushers: own.length, out: false, filed, ...seats[seat] };
  });
}

function teamsFrom({ teams = [] }: Given, seats: readonly SeatState[]): TeamState[] {
  const count = Math.max(...seats.map(({ team }): Team => team)) + 1;
  return Array.from({ length: count }, (_, rank) => ({ die: 1, total: 1, rank, ...teams[rank] }));
}

export function position(state: State, events: readonly Event[]): Position {
  const legal = (seat: Seat) => metalkrushers.legal(metalkrushers.project(state, seat), seat);
  // Builds are forms: only examples of them are listed.
  const isListed = (seat: Seat, action: Action) =>
    action.type === 'build' || legal(seat).some((one) => isSame(one, action));
  return {
    state,
    events,
    question: state.question,
    play: (seat, action, ...rolls) => {
      const dice = rigged(...rolls);
      const step = metalkrushers.apply(state, seat, action, dice);
      if (isRefusal(step)) throw new Error(`Refused: ${step.refused}.`);
      if (dice.left > 0) throw new Error(`${dice.left} of the given rolls were not asked for.`);
      if (!isListed(seat, action)) throw new Error(`Accepted, but not listed: ${JSON.stringify(action)}.`);
      return position(step.state, step.events);
    },
    resign: (seat, ...rolls) => {
      const dice = rigged(...rolls);
      const step = metalkrushers.resign(state, seat, dice);
      if (dice.left > 0) throw new Error(`${dice.left} of the given rolls were not asked for.`);
      return position(step.state, step.events);
    },
    refusal: (seat, action) => {
      const step = metalkrushers.apply(state, seat, action, rigged());
      if (!isRefusal(step)) throw new Error(`Accepted: ${JSON.stringify(action)}.`);
      if (action.type !== 'build' && isListed(seat, action))
        throw new Error(`Refused, but listed: ${JSON.stringify(action)}.`);
      return step;
    },
    legal,
    legalOf: (seat, type) => legal(seat).filter((action) => isOf(action, type)),
    emitted: (type) => events.filter((event) => isEventOf(event, type)),
    krusher: (id) => {
      const krusher = state.krushers[id];
      if (!krusher) throw new Error(`There is no Krusher ${id}.`);
      return krusher;
    },
  };
}

/** The same fight later: everybody passes until this is asked. */
export function passedTo(from: Position, kind: Question['kind']): Position {
  const { question } = from;
  if (!question) throw new Error(`Nothing is asked any more, so ${kind} is not either.`);
  return question.kind === kind ? from : passedTo(from.play(question.seat, { type: 'pass' }), kind);
}

const isOf = <Type extends Action['type']>(action: Action, type: Type): action is ActionOf<Type> =>
  action.type === type;

const isEventOf = <Type extends Event['type']>(event: Event, type: Type): event is EventOf<Type> =>
  event.type === type;
