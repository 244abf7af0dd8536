import { expectDefined } from '../../../core/ground/result';
import type { Seat } from '../../../core/ground/seats';
import { EMPTY, ITEMS, type Item } from '../content/items';
import type { ProgramId } from '../content/programs';
import type { Arm } from '../content/sides';
import type { Options } from '../options';
import type { Combat, Krusher, KrusherId, Movement, Parry, Question, State, Team, TeamState } from '../state';
import type { Seen } from '../view';

/**
 * What both the state and every view contain of the game. The rules' questions are asked of this alone, so that the
 * judge, the highlights, the orders panel and the bots share the answers. An arm that a viewer may not know is
 * `hidden`; no rule's answer may depend on what is hidden in it (G23).
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
  readonly combat?: Combat | undefined;
  readonly parries: readonly Parry[];
  readonly question?: Question | undefined;
}

export interface FieldSeat {
  readonly team: Team;
  readonly krushers: number;
  readonly out: boolean;
  /** Whether it has filed its build; only in views. */
  readonly built?: boolean;
}

/** A Krusher as everybody sees it. */
export interface Fighter extends Omit<Krusher, 'id' | 'armor' | 'arms' | 'program' | 'watched'> {
  readonly arms: Readonly<Record<Arm, Seen>>;
  /** Absent where something that it holds is hidden from this viewer. */
  readonly program?: ProgramId;
}

/** The Krusher with this id. Ids come from outside: `constructor` is no Krusher. */
export const findKrusher = (field: Field, id: KrusherId): Fighter | undefined =>
  Object.hasOwn(field.krushers, id) ? field.krushers[id] : undefined;

export const krusherOf = (field: Field, id: KrusherId): Fighter =>
  expectDefined(findKrusher(field, id), `a Krusher ${id}`);

/** Krushers that still fight, in the order of their ids. */
export const standing = (field: Field): readonly (readonly [KrusherId, Fighter])[] =>
  Object.entries(field.krushers).filter(([, { fallen }]) => !fallen);

export const enemiesOf = (field: Field, team: Team): readonly (readonly [KrusherId, Fighter])[] =>
  standing(field).filter(([, krusher]) => krusher.team !== team);

/** What an arm holds; `undefined` when it is empty, or hidden from this viewer. */
export function itemIn(krusher: Pick<Fighter, 'arms'>, arm: Arm): Item | undefined {
  const held = krusher.arms[arm];
  return held === EMPTY || held === 'hidden' ? undefined : ITEMS[held];
}

/** The seat that decides for a side: its first seat that is still in the game. */
export const leaderOf = (field: Pick<Field, 'seats'>, team: Team): Seat | undefined => {
  const seat = field.seats.findIndex((one) => one.team === team && !one.out);
  return seat < 0 ? undefined : seat;
};

export const teamsIn = (field: Pick<Field, 'seats'>): Team[] => [
  ...new Set(field.seats.filter(({ out }) => !out).map(({ team }) => team)),
];
