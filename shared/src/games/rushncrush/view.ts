import { schema, t } from '@colyseus/schema';
import type { Plain } from '../../core/game';
import type { Edition } from '../../core/game/editions';
import type { CarCardId, DriverCardId } from './content/cars';
import type { EquipmentId, ItemId } from './content/equipment';
import type { BoxId } from './content/gears';
import type { LossCause } from './events';
import type { Options } from './options';
import type { SpaceId } from './rules/course/road';
import type { CarId, Pick as Picked, State, StepId } from './state';

const Car = schema(
  {
    id: t.string<CarId>(),
    seat: t.uint8(),
    card: t.string<CarCardId | ''>(),
    driver: t.string<DriverCardId | ''>(),
    at: t.string<SpaceId>(),
    lap: t.uint8(),
    arrived: t.uint16(),
    box: t.string<BoxId>(),
    structure: t.uint8(),
    steering: t.uint8(),
    brake: t.uint8(),
    turbo: t.uint8(),
    mines: t.uint8(),
    heat: t.uint8(),
    armed: t.array<ItemId>('string'),
    rushed: t.boolean(),
    lost: t.string<LossCause | ''>(),
  },
  'RushCar',
);
export type CarView = Plain<typeof Car>;

const Turn = schema(
  {
    car: t.string<CarId>(),
    step: t.string<StepId>(),
    geared: t.boolean(),
    turbo: t.uint8(),
    brake: t.uint8(),
    activations: t.uint8(),
    touched: t.array<EquipmentId>('string'),
    movement: t.uint8(),
    changes: t.uint8(),
    left: t.string<SpaceId>(),
    boost: t.uint8(),
  },
  'RushTurn',
);

const SeatOf = schema({ out: t.boolean(), resigned: t.boolean() }, 'RushSeat');
const Mine = schema({ at: t.string<SpaceId>(), car: t.string<CarId>() }, 'RushMine');
const Pick = schema({ car: t.string<CarId>(), of: t.string<Picked['of']>() }, 'RushPick');
const Chosen = schema(
  {
    course: t.string(),
    cars: t.uint8<Options['cars']>(),
    crews: t.string<Options['crews']>(),
    style: t.string<Options['style']>(),
    edition: t.uint8<Edition>().optional(),
  },
  'RushOptions',
);

/** What everybody sees: the whole race. */
export const RushNCrushView = schema(
  {
    options: t.ref(Chosen),
    course: t.string(),
    phase: t.string<State['phase']>(),
    round: t.uint16(),
    seats: t.array(SeatOf),
    /** By id. */
    cars: t.map(Car),
    order: t.array<CarId>('string'),
    picks: t.array(Pick),
    mines: t.array(Mine),
    turn: t.ref(Turn).optional(),
  },
  'RushNCrushView',
);
export type View = Plain<typeof RushNCrushView>;
