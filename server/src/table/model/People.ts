import type { Presence } from '@gearhall/shared/core/table/table';
import type { PersonId } from '../../identity/tokens';
import type { Connection } from '../../viewing/Connection';
import { seatOf } from '../../tableRecord/seating';
import type { Seating } from '../../store/contract/seating';

/** Who is connected to a table, and who has been away for long. */
export class People {
  readonly connections = new Set<Connection>();
  private readonly gone = new Set<PersonId>();
  /** When each person has come, or has come back after they were gone, in ms since 1970. */
  private readonly arrivals = new Map<PersonId, number>();

  connectionsOf(person: PersonId): Connection[] {
    return [...this.connections].filter((connection) => connection.person === person);
  }

  isHere(person: PersonId): boolean {
    for (const connection of this.connections) if (connection.person === person) return true;
    return false;
  }

  presenceOf(person: PersonId): Presence {
    if (this.isHere(person)) return 'here';
    return this.gone.has(person) ? 'gone' : 'away';
  }

  join(connection: Connection, now: number): void {
    const { person } = connection;
    if (this.gone.delete(person) || !this.arrivals.has(person)) this.noteArrival(person, now);
    this.connections.add(connection);
  }

  /** Their time at the table, or on another seat, begins now. */
  noteArrival(person: PersonId, now: number): void {
    this.arrivals.set(person, now);
  }

  arrivalOf(person: PersonId): number | undefined {
    return this.arrivals.get(person);
  }

  leave(connection: Connection): void {
    this.connections.delete(connection);
  }

  /** Returns true when the person has just become gone. */
  markGone(person: PersonId): boolean {
    if (this.isHere(person) || this.gone.has(person)) return false;
    this.gone.add(person);
    return true;
  }

  /** The people without a seat, in the order in which they came. */
  spectatorsIn(seating: Seating): readonly { readonly person: PersonId; readonly name: string }[] {
    const watching = new Map<PersonId, string>();
    for (const { person, name } of this.connections) {
      if (seatOf(seating, person) === undefined) watching.set(person, name);
    }
    return [...watching].map(([person, name]) => ({ person, name }));
  }
}
