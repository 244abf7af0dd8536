import { isSame } from '@gearhall/shared/core/json/equality';
import type { TypedThing } from '@gearhall/shared/core/game';
import { isTakeBack } from '@gearhall/shared/core/log/entry';
import { refuse, type Refusal } from '@gearhall/shared/core/ground/result';
import type { PersonId } from '../identity/tokens';
import type { StoredEntry } from '../store/contract/table';

/** A request with a number that must increase: each person has one sequence for all three types. */
export type NumberedRequest =
  | { readonly type: 'act'; readonly action: TypedThing }
  | { readonly type: 'undo'; readonly ask: boolean }
  | { readonly type: 'consent'; readonly yes: boolean };

/** `repeated`: accepted before, and to be answered the same way. A refusal: neither new nor the same as before. */
export type Verdict = 'new' | 'repeated' | Refusal<'staleRequest'>;

interface Accepted {
  /** The highest number. */
  last: number;
  /** By number, the actions of the log: the match's own objects, so a number costs only a map entry. */
  readonly inLog: Map<number, TypedThing>;
  /** By number, the last accepted requests that left no entry in the log. */
  readonly besideLog: Map<number, NumberedRequest>;
}

/**
 * The number of undo questions and votes of one person that are remembered. They leave nothing in the log, so nothing
 * else limits them.
 */
const REMEMBERED = 16;

/**
 * Which numbers of a person's requests were accepted, and for what, so that a request that is sent again is answered
 * again but not done again.
 *
 * A number that was accepted is answered as accepted only for the same request: for an action, the same action; for an
 * undo that is in the log, any `undo`, since what it asks for is done. Everything else up to the last accepted number
 * is refused as `staleRequest` and changes nothing. A higher number is new. A refused request does not use up its
 * number.
 *
 * Entries of the log carry person and number, and so does an open undo vote, so that all of this survives a restart.
 * Other requests that leave no entry do not: an `undo` whose vote ended without an undo, and every `consent`. Such a
 * number, if nothing later was accepted, is new again. That is right: an `undo` opens its vote again, unless the answer
 * was no, or undoes at once what has become free, and `accepted` is true of it. A `consent` finds no vote and is
 * refused, or answers the one that is open by then, and `accepted` is true of that one; the client therefore never sends
 * a `consent` again. Only the last few undo questions and votes are remembered; older ones are refused.
 */
export class RequestNumbers {
  private readonly people = new Map<PersonId, Accepted>();

  /** The last number of this person that was accepted; -1 if none. */
  last(person: PersonId): number {
    return this.people.get(person)?.last ?? -1;
  }

  judge(person: PersonId, n: number, request: NumberedRequest): Verdict {
    const accepted = this.people.get(person);
    if (!accepted || n > accepted.last) return 'new';
    const action = accepted.inLog.get(n);
    const before = accepted.besideLog.get(n);
    const isRepeated = action ? isDoneBy(action, request) : before !== undefined && isSame(before, request);
    return isRepeated ? 'repeated' : refuse('staleRequest');
  }

  /** Records an entry of the log. Entries without a person are ignored. */
  logged({ person, n, action }: StoredEntry): void {
    if (person === undefined || n === undefined) return;
    const accepted = this.accept(person, n);
    accepted.inLog.set(n, action);
    accepted.besideLog.delete(n);
  }

  /** Records an accepted request without an entry in the log: an undo question or a vote. */
  noted(person: PersonId, n: number, request: NumberedRequest): void {
    const accepted = this.accept(person, n);
    if (accepted.inLog.has(n)) return;
    accepted.besideLog.set(n, request);
    const [oldest] = accepted.besideLog.keys();
    if (accepted.besideLog.size > REMEMBERED && oldest !== undefined) accepted.besideLog.delete(oldest);
  }

  private accept(person: PersonId, n: number): Accepted {
    const accepted = this.people.get(person) ?? { last: n, inLog: new Map(), besideLog: new Map() };
    this.people.set(person, accepted);
    accepted.last = Math.max(accepted.last, n);
    return accepted;
  }
}

function isDoneBy(action: TypedThing, request: NumberedRequest): boolean {
  if (isTakeBack(action)) return request.type === 'undo';
  return request.type === 'act' && isSame(action, request.action);
}
