import type { PersonId } from '../identity/tokens';
import type { RateLimiter } from './RateLimiter';
import type { ViewerDocument } from './ViewerDocument';

/** What a document sends to all its viewers at once. */
export interface Dispatch {
  /** A message, for those who wait for their first state and will get it afterwards. */
  readonly events: Buffer | undefined;
  /** The same and the patch of the state, as bytes on the line. */
  readonly bytes: Buffer;
}

/** One connection of a person to a table. The same person may have several. */
export interface Line {
  readonly person: PersonId;
  /** Where it comes from: whose budget pays for its requests, and by what its refusals are sampled in the log. */
  readonly address: string;
  /** The name given when joining: what a watcher signs chat with. */
  name: string;
  /** What this connection shows. */
  document: ViewerDocument;
  readonly limiter: RateLimiter;
  /** A message; waits until the first state has been sent. */
  send(frame: Buffer): void;
  /** A change; before the first state its patch is dropped, since that state has it in it. */
  dispatch(dispatch: Dispatch): void;
  /** Holds back what is sent until the present work is done, so that it leaves in one go. */
  hold(): void;
  /** Resolves once little enough waits to be sent; false when the connection is gone. */
  ready(): Promise<boolean>;
  close(code: number): void;
}
