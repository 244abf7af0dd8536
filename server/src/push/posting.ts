import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { ClientRequest, OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isOnInternet } from './addresses';

const HTTPS_PORT = 443;
/** Bytes of the head of an answer. */
const MAX_HEAD = 8192;

/** What sending needs from outside; only tests give their own. */
export interface PostMeans {
  /** All addresses of a host. */
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
  /** Addresses that may be called although they are not on the internet. */
  readonly allowed: readonly string[];
  /** Certificates to trust in place of the usual ones. */
  readonly ca?: string;
  /** From the look-up of the host to the head of the answer. */
  readonly timeoutMs: number;
}

export const BY_NET: PostMeans = {
  resolve: (host) => lookup(host, { all: true }),
  allowed: [],
  timeoutMs: 10_000,
};

/** Why there was no answer: an error code for the log. */
export class PostFailure extends Error {
  override readonly name = 'PostFailure';

  constructor(
    readonly code: 'ADDRESS_REFUSED' | 'TIMED_OUT' | 'NO_ANSWER',
    message: string,
  ) {
    super(message);
  }
}

/**
 * Posts to an address by HTTPS, and resolves with the status of the answer. A redirect is an answer like any
 * other: it is not followed. Of an answer only the head is read; then the connection is closed, so a body
 * costs nothing. Each call has a connection of its own. Rejects when there is no answer in time, or when the host
 * has an address inside.
 */
export function post(
  url: URL,
  message: { readonly headers: OutgoingHttpHeaders; readonly body: Buffer },
  means: PostMeans,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request({
      method: 'POST',
      host: url.hostname,
      port: url.port === '' ? HTTPS_PORT : Number(url.port),
      path: `${url.pathname}${url.search}`,
      headers: message.headers,
      agent: false,
      lookup: checkedLookup(means),
      maxHeaderSize: MAX_HEAD,
      ...(means.ca === undefined ? {} : { ca: means.ca }),
    });
    const fail = (error: Error): void => end(() => reject(error));
    const timer = setTimeout(
      () => fail(new PostFailure('TIMED_OUT', 'The push service took too long.')),
      means.timeoutMs,
    );
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      settle();
      call.destroy();
    };
    listen(call, { answered: (status) => end(() => resolve(status)), failed: fail });
    call.end(message.body);
  });
}

/** Hears every error, also those that come after the end: nobody else would, and the process would end. */
function listen(
  call: ClientRequest,
  { answered, failed }: { answered: (status: number) => void; failed: (error: Error) => void },
): void {
  call.on('error', failed);
  call.on('socket', (socket) => socket.on('error', failed));
  call.on('response', (response) => {
    response.on('error', failed);
    answered(response.statusCode ?? 0);
  });
  call.on('close', () => failed(new PostFailure('NO_ANSWER', 'The push service closed the connection.')));
}

/**
 * Looks a host up, and gives the connection the very addresses that were checked, so a second answer of the
 * DNS cannot lead it elsewhere. One address inside is enough to refuse the host.
 */
function checkedLookup({ resolve, allowed }: PostMeans): LookupFunction {
  const isAllowed = ({ address }: LookupAddress): boolean =>
    isOnInternet(address) || allowed.includes(address);
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(isAllowed)) {
          callback(new PostFailure('ADDRESS_REFUSED', 'The push service has an address inside.'), '', 0);
        } else if (options.all) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    );
  };
}
