import { Encoder, Reflection, schema, t, type MapSchema, type Schema } from '@colyseus/schema';
import type { AnyGame } from '@gearhall/shared/core/game';
import { Table } from '@gearhall/shared/core/table/table';

/** The root of what a client decodes: the table, and the client's own view. */
export interface RoomState extends Schema {
  table: Schema;
  views: MapSchema<Schema>;
}
type RoomStateClass = new () => RoomState;

interface StateKind {
  readonly type: RoomStateClass;
  /** The reflection handshake (names and types of all fields) that every client gets when it joins. */
  readonly handshake: Uint8Array;
}

const kinds = new Map<AnyGame, StateKind>();

/** The room state of a game: made once, because each class is a type on the wire. */
export function stateKindOf(game: AnyGame): StateKind {
  const known = kinds.get(game);
  if (known) return known;
  const type = schema(
    { table: t.ref(Table), views: t.map(game.view) },
    `${game.about.id}Room`,
  ) as unknown as RoomStateClass;
  const kind = { type, handshake: Reflection.encode(new Encoder(new type())) };
  kinds.set(game, kind);
  return kind;
}
