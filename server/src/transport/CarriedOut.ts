import { isSame } from '@gearhall/shared/core/json/equality';
import type { Request, RequestType } from '@gearhall/shared/core/wire/requests';
import type { PersonId } from '../identity/tokens';

interface Asked {
  readonly type: RequestType;
  readonly request: Request<RequestType>;
}

/** How many requests of one person are remembered. */
const REMEMBERED = 16;

/**
 * The last requests of each person about the table that were accepted. Sent again because its answer was lost, such a
 * request finds that its position has changed, by itself: it is answered as accepted. They are known by number, content
 * and position, and only as long as the table is open; `act`, `undo` and `consent` have RequestNumbers.
 */
export class CarriedOut {
  private readonly people = new Map<PersonId, readonly Asked[]>();

  has(person: PersonId, asked: Asked): boolean {
    return this.people.get(person)?.some((before) => isSame(before, asked)) ?? false;
  }

  note(person: PersonId, asked: Asked): void {
    this.people.set(person, [...(this.people.get(person) ?? []), asked].slice(-REMEMBERED));
  }
}
