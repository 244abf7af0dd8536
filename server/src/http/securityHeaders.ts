import type { Request, RequestHandler } from 'express';
import helmet from 'helmet';
import type { IncomingMessage } from 'node:http';

/** A host name or IPv4 address, and a port. A policy cannot contain IPv6 addresses. */
const HOST = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/iu;
const YEAR_S = 365 * 24 * 3600;

/** Headers of every response: what a page may load and connect to, and that later requests use HTTPS. */
export function securityHeaders(): RequestHandler[] {
  const policy = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // PixiJS and Preact set styles of single elements by script.
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: [ownServer],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
  });
  return [policy, strictTransport];
}

/**
 * The server itself. Its WebSockets are named because Safari before 15.4 does not include them in `'self'`. Only a
 * well-formed host is repeated, so that nothing in it can end the directive.
 */
function ownServer(request: IncomingMessage): string {
  const host = hostOf(request as Request);
  if (host === undefined) return "'self'";
  return `'self' ${(request as Request).secure ? '' : `ws://${host} `}wss://${host}`;
}

/** The host by which the hall was asked; undefined where it is none, or is not well-formed. */
export function hostOf(request: Request): string | undefined {
  const host = request.host as string | undefined;
  return host !== undefined && HOST.test(host) ? host : undefined;
}

/** Only if the request came by HTTPS, as reported by a trusted proxy; browsers ignore the header over plain HTTP. */
const strictTransport: RequestHandler = (request, response, next) => {
  if (request.secure) response.setHeader('Strict-Transport-Security', `max-age=${YEAR_S}`);
  next();
};
