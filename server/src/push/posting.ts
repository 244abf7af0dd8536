import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import type { ClientRequest, OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isOnInternet } from './addresses';

const HTTPS_PORT = 443;
/** The maximum size in bytes of the head of a response. */
const MAX_HEAD = 8192;

/** The dependencies of sending; only tests replace them. */
export interface PostMeans {
  /** All addresses of a host. */
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
  /** Addresses that may be called although they are not on the internet. */
  readonly allowed: readonly string[];
  /** Certificates to trust instead of the usual ones. */
  readonly ca?: string | undefined;
  /** From the DNS lookup to the head of the response. */
  readonly timeoutMs: number;
}

export const BY_NET: PostMeans = {
  resolve: (host) => lookup(host, { all: true }),
  allowed: [],
  timeoutMs: 10_000,
};

/** Why there was no answer: an error code for the log. */
class PostFailure extends Error {
  override readonly name = 'PostFailure';

  constructor(
    readonly code: 'ADDRESS_REFUSED' | 'TIMED_OUT' | 'NO_ANSWER',
    message: string,
  ) {
    super(message);
  }
}

/**
 * Posts to a URL by HTTPS, and resolves with the status of the response. A redirect counts as a response: it is not
 * followed. Only the head of a response is read; then the connection is closed, so a body costs nothing. Each call has
 * its own connection. Rejects when there is no response in time, or when the host has an internal address.
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

/** Handles every error, including those after the end: an unhandled one would end the process. */
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
 * Looks up a host, and gives the connection the very addresses that were checked, so that a second DNS response cannot
 * lead it elsewhere. The host is refused if any of its addresses is internal.
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
