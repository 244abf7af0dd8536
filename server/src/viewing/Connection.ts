import type { LookedAt } from '@gearhall/shared/core/wire/wire';
import type { PersonId } from '../identity/tokens';
import type { RateLimiter } from '../ground/limits/RateLimiter';
import type { ViewerDocument } from './ViewerDocument';

/** What a document sends to all its viewers at once. */
interface Dispatch {
  /** A message, for those who wait for their first state and will get it afterwards. */
  readonly events: Buffer | undefined;
  /** The same message and the patch of the state, as bytes for the wire. */
  readonly bytes: Buffer;
}

/** One connection of a person to a table. A person may have several. */
export interface Connection {
  /** Different for each. */
  readonly id: string;
  readonly person: PersonId;
  /** The address that it comes from: its budget pays for the requests, and refusals are sampled in the log by it. */
  readonly address: string;
  /** The address that its place was reserved from. */
  readonly reservedFrom: string;
  /** The name given when joining; spectators sign their chat with it. */
  name: string;
  /** What its person looks at while they have no seat. */
  looksAt: LookedAt;
  /** The document that this connection shows. */
  document: ViewerDocument;
  readonly limiter: RateLimiter;
  /** Sends a message; waits until the first state has been sent. */
  send(frame: Buffer): void;
  /** Sends a change; before the first state its patch is dropped, since that state contains it. */
  dispatch(dispatch: Dispatch): void;
  /** Buffers what is sent until the current work is done, so that it leaves in one write. */
  hold(): void;
  /** Resolves once little enough is waiting to be sent; false when the connection is gone. */
  ready(): Promise<boolean>;
  close(code: number): void;
}
