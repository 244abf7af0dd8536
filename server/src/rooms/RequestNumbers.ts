import type { TypedThing } from '@gearhall/shared/core/game';
import { isTakeBack } from '@gearhall/shared/core/match';
import { refuse, type Refusal } from '@gearhall/shared/core/result';
import type { PersonId } from '../identity/tokens';
import type { StoredEntry } from '../store/store';
import { isSame } from './mirror';

/** A request that counts: each person has one line of numbers for all three. */
export type NumberedRequest =
  | { readonly type: 'act'; readonly action: TypedThing }
  | { readonly type: 'undo'; readonly ask: boolean }
  | { readonly type: 'consent'; readonly yes: boolean };

/** `repeated`: accepted before, and to be answered so. A refusal: neither new nor the same as before. */
export type Verdict = 'new' | 'repeated' | Refusal<'staleRequest'>;

interface Accepted {
  /** The highest number. */
  last: number;
  /** By number, the actions of the log: the very objects of the match, so a number costs an entry of a map. */
  readonly inLog: Map<number, TypedThing>;
  /** By number, the last requests that were accepted and left no entry in the log. */
  readonly besideLog: Map<number, NumberedRequest>;
}

/** Questions and answers of one person that are remembered. They leave nothing in the log, so nothing else limits them. */
const REMEMBERED = 16;

/**
 * Which numbers of a person's requests were accepted, and for what, so that a request which is sent
 * again is answered again and not done again.
 *
 * A number that was accepted answers as accepted for the same request alone: for an action, the same
 * action; for a taking back that is in the log, any `undo`, since what it asks for is done. Everything else
 * up to the last accepted number is refused as `staleRequest` and changes nothing. A higher number is new. A refused
 * request does not use its number up.
 *
 * Entries of the log carry person and number, so all of this is the same after a restart. Requests that leave no
 * entry are forgotten by then: an `undo` that put a question which is still open or was ended otherwise, and
 * every `consent`. A restart ends the question, and such a number, if nothing later was accepted, is new again. That is
 * right: an `undo` puts its question again, or takes back at once what has become free, and `accepted` is true of
 * it. A `consent` finds no question and is refused, or answers the one that is open by then, and `accepted` is true of
 * that one; the client therefore never sends a `consent` again. Of questions and answers only the last few are
 * remembered; older ones are refused.
 */
export class RequestNumbers {
  private readonly people = new Map<PersonId, Accepted>();

  /** The last number of this person that was accepted; -1 for none. */
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

  /** An entry of the log: a person's own, or nothing happens. */
  logged({ person, n, action }: StoredEntry): void {
    if (person === undefined || n === undefined) return;
    const accepted = this.accept(person, n);
    accepted.inLog.set(n, action);
    accepted.besideLog.delete(n);
  }

  /** A request was accepted that has left no entry in the log: a question was put, or answered. */
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
