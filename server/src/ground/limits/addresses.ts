import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** The key by which a limit counts an address. */
export interface AddressKey {
  readonly key: string;
  /** How many times the limit of a single address applies to all addresses with this key. */
  readonly share: number;
}

const GROUPS = 8;
const GROUPS_OF_64 = 4;
const GROUPS_OF_48 = 3;
/** A /48 is a site with many networks, or one attacker with 65,536 of them. */
const SHARE_OF_48 = 8;
const MAPPED = [0, 0, 0, 0, 0, 0xffff];
/** All invalid addresses count as one, so that garbage does not evade a limit. */
const UNKNOWN: readonly AddressKey[] = [{ key: 'unknown', share: 1 }];

/**
 * The keys by which every limit and cap counts an address. Ports, brackets and zones are ignored, an IPv4 address
 * equals its IPv6 form, and an IPv6 address counts by its /64, the smallest network of a subscriber, and with a larger
 * share by its /48.
 */
export function addressKeys(address: string | undefined): readonly AddressKey[] {
  const plain = withoutPort(address ?? '');
  if (isIPv4(plain)) return [{ key: plain, share: 1 }];
  if (!isIPv6(plain)) return UNKNOWN;
  const groups = groupsOf(plain);
  const mapped = mappedIPv4(groups);
  if (mapped !== undefined) return [{ key: mapped, share: 1 }];
  return [
    { key: networkOf(groups, GROUPS_OF_64), share: 1 },
    { key: networkOf(groups, GROUPS_OF_48), share: SHARE_OF_48 },
  ];
}

/**
 * The address of the client that sent a request, by the same rule as `request.ip` of Express with this number of
 * trusted proxies: the socket's address, or that entry from the end of `X-Forwarded-For`.
 */
export function clientAddress({ headers, socket }: IncomingMessage, proxies: number): string {
  const hops = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter((hop) => hop !== '');
  return [...hops, socket.remoteAddress ?? ''].at(-1 - Math.min(proxies, hops.length)) ?? '';
}

/** The bare address in `1.2.3.4:80`, `[2001:db8::1]:80`, `[2001:db8::1]` or `fe80::1%eth0`. */
function withoutPort(text: string): string {
  const trimmed = text.trim();
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/u.exec(trimmed)?.[1];
  const bare = bracketed ?? /^([\d.]+):\d+$/u.exec(trimmed)?.[1] ?? trimmed;
  return bare.split('%')[0] ?? '';
}

/** The eight numbers of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const before = numbersIn(head);
  const after = numbersIn(tail ?? '');
  return [...before, ...Array<number>(GROUPS - before.length - after.length).fill(0), ...after];
}

function numbersIn(part: string): number[] {
  if (part === '') return [];
  return part.split(':').flatMap((group) => (group.includes('.') ? pairsOf(group) : [parseInt(group, 16)]));
}

function pairsOf(ipv4: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

function mappedIPv4(groups: readonly number[]): string | undefined {
  const [high = 0, low = 0] = groups.slice(MAPPED.length);
  const isMapped = MAPPED.every((group, at) => groups[at] === group);
  return isMapped ? [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.') : undefined;
}

function networkOf(groups: readonly number[], length: number): string {
  const prefix = groups.slice(0, length).map((group) => group.toString(16));
  return `${prefix.join(':')}::/${length * 16}`;
}
