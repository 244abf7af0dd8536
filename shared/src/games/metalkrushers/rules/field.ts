import type { Direction } from '../../../core/hex';
import { known } from '../../../core/result';
import type { Seat } from '../../../core/seats';
import type { HexId } from '../content/arena';
import type { ChassisId } from '../content/chassis';
import { EMPTY, ITEMS, type Item } from '../content/items';
import type { ProgramId } from '../content/programs';
import type { Arm, BySide } from '../content/sides';
import type { Options } from '../options';
import type {
  Combat,
  KrusherId,
  Movement,
  Parry,
  Question,
  State,
  Team,
  TeamState,
  TurnMarks,
  Use,
} from '../state';
import type { Seen } from '../view';

/**
 * What both the state and every view tell of the game. The questions of the rules are asked of this
 * alone, so that the judge, the highlights, the orders panel and the bots share the answers. An arm
 * that a viewer may not know is `hidden`; no rule's answer may depend on what is hidden in it (G23).
 */
export interface Field {
  readonly options: Options;
  readonly phase: State['phase'];
  readonly turn: number;
  readonly seats: readonly FieldSeat[];
  readonly teams: readonly TeamState[];
  readonly krushers: Readonly<Record<KrusherId, Fighter>>;
  readonly saved: KrusherId;
  readonly movement?: Movement;
  readonly combat?: Combat;
  readonly parries: readonly Parry[];
  readonly question?: Question;
}

export interface FieldSeat {
  readonly team: Team;
  readonly krushers: number;
  readonly out: boolean;
  /** Has filed its build; only views tell. */
  readonly built?: boolean;
}

/** A Krusher as everybody sees it. */
export interface Fighter {
  readonly seat: Seat;
  readonly team: Team;
  readonly name: string;
  readonly chassis: ChassisId;
  readonly initiative: number;
  readonly at: HexId;
  readonly facing: Direction;
  readonly arms: Readonly<Record<Arm, Seen>>;
  readonly hits: BySide;
  readonly pierced: number;
  readonly worn: Readonly<Record<Arm, number>>;
  readonly fallen: boolean;
  readonly marks: TurnMarks;
  readonly uses: Readonly<Record<Arm, Use>>;
  readonly restedOn: HexId;
  readonly armedAt: Readonly<Record<Arm, HexId>>;
  /** Absent where something that it holds is hidden from these eyes. */
  readonly program?: ProgramId;
}

/** Ids come from outside: `constructor` is no Krusher. */
export const findKrusher = (field: Field, id: KrusherId): Fighter | undefined =>
  Object.hasOwn(field.krushers, id) ? field.krushers[id] : undefined;

export const krusherOf = (field: Field, id: KrusherId): Fighter =>
  known(findKrusher(field, id), `a Krusher ${id}`);

/** Krushers that still fight, in the order of their ids. */
export const standing = (field: Field): readonly (readonly [KrusherId, Fighter])[] =>
  Object.entries(field.krushers).filter(([, { fallen }]) => !fallen);

export const enemiesOf = (field: Field, team: Team): readonly (readonly [KrusherId, Fighter])[] =>
  standing(field).filter(([, krusher]) => krusher.team !== team);

/** What an arm holds; `undefined` when it is empty, or hidden from these eyes. */
export function itemIn(krusher: Pick<Fighter, 'arms'>, arm: Arm): Item | undefined {
  const held = krusher.arms[arm];
  return held === EMPTY || held === 'hidden' ? undefined : ITEMS[held];
}

/** Who speaks for a side: its first seat that is still in. */
export const leaderOf = (field: Pick<Field, 'seats'>, team: Team): Seat | undefined => {
  const seat = field.seats.findIndex((one) => one.team === team && !one.out);
  return seat < 0 ? undefined : seat;
};

export const teamsIn = (field: Pick<Field, 'seats'>): Team[] => [
  ...new Set(field.seats.filter(({ out }) => !out).map(({ team }) => team)),
];
