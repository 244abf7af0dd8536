import type { Presence } from '@gearhall/shared/core/table';
import type { PersonId } from '../identity/tokens';
import type { Connection } from './Connection';
import { seatOf, type Seating } from './seating';

/** Who is connected to a table, and who has been away for long. */
export class People {
  readonly connections = new Set<Connection>();
  private readonly gone = new Set<PersonId>();

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

  join(connection: Connection): void {
    this.connections.add(connection);
    this.gone.delete(connection.person);
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

  /** The names of the people without a seat, in the order in which they came. */
  spectators(seating: Seating): readonly string[] {
    const watching = new Map<PersonId, string>();
    for (const { person, name } of this.connections) {
      if (seatOf(seating, person) === undefined) watching.set(person, name);
    }
    return [...watching.values()];
  }
}
