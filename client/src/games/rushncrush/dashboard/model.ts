import type { Action, ActionOf } from '@gearhall/shared/games/rushncrush/actions';
import {
  BASE,
  fixedOf,
  fullSteering,
  fullStructure,
  itemsOf,
  SKULL_HEAT,
} from '@gearhall/shared/games/rushncrush/content/cars';
import { has, type FixedId, type ItemId } from '@gearhall/shared/games/rushncrush/content/equipment';
import {
  BOXES,
  GEARS,
  nextBoxes,
  SPEEDS,
  type Box,
  type BoxId,
  type SpeedRow,
} from '@gearhall/shared/games/rushncrush/content/gears';
import type { CarView, View } from '@gearhall/shared/games/rushncrush/view';

/** The content of a dashboard, read from the race. */

export const TRACKS = ['steering', 'brake', 'turbo', 'structure', 'heat'] as const;
export type TrackId = (typeof TRACKS)[number];

/** Numbered boxes with a marker. */
export interface Track {
  readonly id: TrackId;
  /** In the printed order, the best first; the last of Structure and Heat is the skull. */
  readonly boxes: readonly number[];
  readonly at: number;
  readonly skull: number | undefined;
}

const down = (full: number): number[] => Array.from({ length: full + 1 }, (_, spent) => full - spent);

export function tracksOf(car: CarView): Readonly<Record<TrackId, Track>> {
  const { card, steering, brake, turbo, structure, heat } = car;
  const full = card === '' ? BASE : { structure: fullStructure(card), steering: fullSteering(card) };
  return {
    steering: { id: 'steering', boxes: down(full.steering), at: steering, skull: undefined },
    brake: { id: 'brake', boxes: down(BASE.brake), at: brake, skull: undefined },
    turbo: { id: 'turbo', boxes: down(BASE.turbo), at: turbo, skull: undefined },
    structure: { id: 'structure', boxes: down(full.structure), at: structure, skull: 0 },
    heat: { id: 'heat', boxes: down(SKULL_HEAT).toReversed(), at: heat, skull: SKULL_HEAT },
  };
}

/** White and dashed lines that leave a box, by where they go. */
const LINE_DIRECTIONS = ['up', 'down', 'rightUp', 'leftDown', 'left', 'right'] as const;
export type LineDirection = (typeof LINE_DIRECTIONS)[number];

export interface MatrixBox extends Box {
  readonly lines: readonly LineDirection[];
}

export interface MatrixRow {
  readonly row: SpeedRow;
  /** A place for each gear. */
  readonly boxes: readonly (MatrixBox | undefined)[];
}

function linesOf(box: Box): LineDirection[] {
  const ways = nextBoxes(box.id).flatMap(({ box: id, stick }): LineDirection[] => {
    const gear = Number(id.split('.')[0]);
    if (stick === 'shift') return [gear < box.gear ? 'left' : 'right'];
    if (stick === 'accelerate') return [gear === box.gear ? 'up' : 'rightUp'];
    return [gear === box.gear ? 'down' : 'leftDown'];
  });
  return LINE_DIRECTIONS.filter((way) => ways.includes(way));
}

/** As printed: fast at the top, a column for each gear. */
export const MATRIX: readonly MatrixRow[] = SPEEDS.toReversed().map((row) => ({
  row,
  boxes: GEARS.map((gear) => {
    const box = BOXES.find((one) => one.gear === gear && one.speed === row.speed);
    return box && { ...box, lines: linesOf(box) };
  }),
}));

/** Every way to move the gearstick; the free one first. */
const STICKS = ['gear', 'turbo', 'brake'] as const;
export type StickBy = (typeof STICKS)[number];
export type StickAction = ActionOf<StickBy>;

export const isStick = (action: Action): action is StickAction => STICKS.some((by) => by === action.type);

/**
 * The boxes to which the gearstick may go now, and by what: the gear action where it is enough, since it
 * is free.
 */
export function nextIn(legal: readonly Action[]): ReadonlyMap<BoxId, StickAction> {
  const next = new Map<BoxId, StickAction>();
  for (const by of STICKS) {
    for (const action of legal.filter(isStick)) {
      if (action.type === by && !next.has(action.box)) next.set(action.box, action);
    }
  }
  return next;
}

/** The speeds of the gearstick and of all boxes in reach: the rows of the matrix that matter now. */
export function nearSpeeds(here: BoxId, next: Iterable<BoxId>): ReadonlySet<number> {
  return new Set([here, ...next].map((id) => Number(id.split('.')[1])));
}

export interface Slot {
  readonly item: ItemId;
  readonly armed: boolean;
  /** Its counter has been moved this turn. */
  readonly touched: boolean;
  /** What a click does, where that is a whole order. */
  readonly action: ActionOf<'arm' | 'use'> | undefined;
}

/** The four slots of the driver, as printed. */
export function slotsOf(car: CarView, { turn }: View, legal: readonly Action[]): readonly Slot[] {
  if (car.driver === '') return [];
  const touched = turn?.car === car.id ? turn.touched : [];
  return itemsOf(car.driver).map((item) => ({
    item,
    armed: car.armed.includes(item),
    touched: touched.includes(item),
    action: legal.find(
      (one): one is ActionOf<'arm' | 'use'> =>
        (one.type === 'arm' || one.type === 'use') && one.item === item,
    ),
  }));
}

export interface FixedSlot {
  readonly item: FixedId;
  /** Mines that are left. */
  readonly mines: number | undefined;
  readonly action: ActionOf<'layMine'> | undefined;
}

/** The two slots of the car. */
export function fixedSlotsOf(car: CarView, legal: readonly Action[]): readonly FixedSlot[] {
  return fixedOf(car.card).map((item): FixedSlot => {
    const lays = has(item, 'mines');
    return {
      item,
      mines: lays ? car.mines : undefined,
      action: lays ? legal.find((one) => one.type === 'layMine') : undefined,
    };
  });
}

/** The cars of a seat that have a card, ordered by id. */
export const carsOf = ({ cars }: View, seat: number): readonly CarView[] =>
  Object.values(cars).filter((car) => car.seat === seat && car.card !== '');

/**
 * Which car's dashboard is shown: the chosen one, otherwise the one on turn, otherwise the first that
 * races.
 */
export function shownCar(cars: readonly CarView[], view: View, wanted: string): CarView | undefined {
  const byId = (id: string): CarView | undefined => cars.find((car) => car.id === id);
  return byId(wanted) ?? byId(view.turn?.car ?? '') ?? cars.find(({ lost }) => lost === '') ?? cars[0];
}
