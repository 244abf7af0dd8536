import { STATUS_CODES, type IncomingHttpHeaders } from 'node:http';
import type { Duplex } from 'node:stream';
import { isTableId } from '../identity/chance';

/** How long a refused connection may take to read its response. */
const FAREWELL_MS = 2000;

/** A place at a table that was reserved for one connection. */
export interface Place {
  readonly table: string;
  readonly session: string;
}

const PATH = /^\/[\w-]{1,40}\/([0-9a-z]{10})$/u;
const SESSION = /^[\w-]{1,40}$/u;

/** The place that a URL names (`/<process>/<table>?sessionId=<session>`), if any. */
export function placeAt(address: string | undefined): Place | undefined {
  const url = urlOf(address);
  const table = url && PATH.exec(url.pathname)?.[1];
  const [session = '', ...others] = url?.searchParams.getAll('sessionId') ?? [];
  if (table === undefined || !isTableId(table) || !SESSION.test(session)) return undefined;
  return others.length === 0 ? { table, session } : undefined;
}

/** Parsed the way Colyseus parses it, so that both get the same place. */
function urlOf(address: string | undefined): URL | undefined {
  const whole = `ws://server${address ?? ''}`;
  return address?.startsWith('/') && URL.canParse(whole) ? new URL(whole) : undefined;
}

/**
 * Whether a request comes from a page of this server. Browsers always send the page's origin; a client that sends none
 * is not a browser, and no page can make it act for somebody else. Behind a proxy, the host by which the page was
 * reached may be in `X-Forwarded-Host`.
 */
export function isOwnOrigin(headers: IncomingHttpHeaders, isProxied: boolean): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!/^https?:\/\//u.test(origin) || !URL.canParse(origin)) return false;
  const page = new URL(origin);
  const forwarded = isProxied ? String(headers['x-forwarded-host'] ?? '').split(',') : [];
  return [host ?? '', ...forwarded].some((name) => isSameHost(name.trim(), page));
}

/** The standard port of the page's scheme may be omitted. */
function isSameHost(name: string, { protocol, host }: URL): boolean {
  const whole = `${protocol}//${name}`;
  return name !== '' && URL.canParse(whole) && new URL(whole).host === host;
}

/**
 * Other upgrades (some HTTP clients offer `h2c` with every request) are ignored, as HTTP allows: the request gets a
 * normal response.
 */
export function asksForWebSocket({ headers }: { readonly headers: IncomingHttpHeaders }): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

/** Answers an upgrade request in plain HTTP, and closes the connection soon in any case. */
export function refuseUpgrade(socket: Duplex, status: number): void {
  const body = STATUS_CODES[status] ?? '';
  const farewell = setTimeout(() => socket.destroy(), FAREWELL_MS);
  socket.once('close', () => clearTimeout(farewell));
  socket.resume();
  socket.end(
    `HTTP/1.1 ${status} ${body}\r\nConnection: close\r\nContent-Type: text/plain\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body}`,
  );
}
