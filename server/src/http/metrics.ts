import type { Request, RequestHandler } from 'express';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Registry } from 'prom-client';
import type { Config } from '../ground/config';
import { addressList } from '../ground/addressList';
import { notFound } from './answerErrors';

type Access = Pick<Config, 'metricsToken' | 'metricsAllow' | 'trustProxy'>;

/** The headers that proxies add to forwarded requests. */
const FORWARDED = [
  ...['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'],
] as const;
const LOCAL_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/iu;

/**
 * The metrics for Prometheus. Anybody but the operator gets the 404 of a page that does not exist: scanners learn
 * nothing, and the operator knows the address.
 */
export function metricsPage(registry: Registry, access: Access): RequestHandler {
  const isListed = addressList(access.metricsAllow);
  return async (request, response, next) => {
    if (!hasToken(request, access.metricsToken) && !mayByAddress(request, access.trustProxy, isListed)) {
      notFound(request, response, next);
      return;
    }
    response.setHeader('Cache-Control', 'no-store');
    response.type(registry.contentType).send(await registry.metrics());
  };
}

/** Compares digests, so that the timing reveals neither the length nor the beginning of the token. */
function hasToken(request: Request, token: string | undefined): boolean {
  const [scheme, given = ''] = (request.get('authorization') ?? '').split(' ');
  if (token === undefined || scheme?.toLowerCase() !== 'bearer') return false;
  return timingSafeEqual(digestOf(given), digestOf(token));
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Loopback counts only for a direct request: a proxy on the same machine forwards everybody's requests from there,
 * whether or not the server knows about the proxy.
 */
function mayByAddress(request: Request, trustProxy: number, isListed: (address: string) => boolean): boolean {
  const address = request.ip ?? '';
  const isForwarded = FORWARDED.some((header) => header in request.headers);
  if (isLoopback(address)) {
    return !isForwarded && LOCAL_HOST.test(request.headers.host ?? '') && isListed(address);
  }
  return (trustProxy > 0 || !isForwarded) && isListed(address);
}

const isLoopback = addressList(['127.0.0.0/8', '::1']);
