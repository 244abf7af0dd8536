import { schema, t } from '@colyseus/schema';
import type { Plain } from '../../core/game';
import type { BaseId, SpaceId } from './content/board';
import type { RaceId } from './content/races';
import type { Roller, Variant } from './options';
import type { State, TurnStep } from './state';

const Ship = schema(
  {
    owner: t.uint8(),
    at: t.string<SpaceId>(),
    pennies: t.uint16(),
    nickels: t.uint16(),
    dimes: t.uint16(),
    spent: t.boolean(),
  },
  'MetalTalonShip',
);
export type ShipView = Plain<typeof Ship>;

const SeatOf = schema(
  {
    race: t.string<RaceId>(),
    settled: t.boolean(),
    cash: t.uint32(),
    /** Empty until bases are dealt. */
    base: t.string<BaseId | ''>(),
    out: t.boolean(),
    asked: t.boolean(),
  },
  'MetalTalonSeat',
);
export type SeatView = Plain<typeof SeatOf>;

const Activation = schema(
  { ship: t.string(), moves: t.uint16(), shots: t.uint16(), fresh: t.boolean() },
  'MetalTalonActivation',
);

const Shot = schema(
  {
    by: t.uint8(),
    ship: t.string(),
    /** One of the two is empty. */
    target: t.string(),
    base: t.string<BaseId | ''>(),
    roll: t.uint8(),
    bonus: t.uint8(),
    empty: t.uint8(),
    dimes: t.uint16(),
    damage: t.uint8(),
  },
  'MetalTalonShot',
);
export type ShotView = Plain<typeof Shot>;

const Question = schema(
  {
    kind: t.string<'reroll' | 'damage'>(),
    seat: t.uint8(),
    /** For a re-roll, in cents. */
    cost: t.uint8(),
    /** For damage: the ship, and the points it takes. */
    ship: t.string(),
    points: t.uint8(),
  },
  'MetalTalonQuestion',
);
export type QuestionView = Plain<typeof Question>;

/** What everybody sees: MetalTalon has no secrets. */
export const MetalTalonView = schema(
  {
    stake: t.uint8(),
    roller: t.string<Roller>(),
    variant: t.string<Variant>(),
    roundLimit: t.uint8(),
    phase: t.string<State['phase']>(),
    round: t.uint8(),
    first: t.uint8(),
    turn: t.uint8(),
    step: t.string<TurnStep>(),
    seats: t.array(SeatOf),
    /** By ship id. */
    ships: t.map(Ship),
    active: t.ref(Activation).optional(),
    shot: t.ref(Shot).optional(),
    question: t.ref(Question).optional(),
  },
  'MetalTalonView',
);
export type View = Plain<typeof MetalTalonView>;
