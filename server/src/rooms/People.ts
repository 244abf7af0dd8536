import type { Presence } from '@gearhall/shared/core/table';
import type { PersonId } from '../identity/tokens';
import type { Line } from './Line';
import { seatOf, type Seating } from './seating';

/** Who is connected to a table, and who has been away for long. */
export class People {
  readonly lines = new Set<Line>();
  private readonly gone = new Set<PersonId>();

  linesOf(person: PersonId): Line[] {
    return [...this.lines].filter((line) => line.person === person);
  }

  isHere(person: PersonId): boolean {
    for (const line of this.lines) if (line.person === person) return true;
    return false;
  }

  presenceOf(person: PersonId): Presence {
    if (this.isHere(person)) return 'here';
    return this.gone.has(person) ? 'gone' : 'away';
  }

  join(line: Line): void {
    this.lines.add(line);
    this.gone.delete(line.person);
  }

  leave(line: Line): void {
    this.lines.delete(line);
  }

  /** True when the person has just become gone. */
  markGone(person: PersonId): boolean {
    if (this.isHere(person) || this.gone.has(person)) return false;
    this.gone.add(person);
    return true;
  }

  watchers(seating: Seating): number {
    const watching = new Set<PersonId>();
    for (const { person } of this.lines) {
      if (seatOf(seating, person) === undefined) watching.add(person);
    }
    return watching.size;
  }
}
