import compression from 'compression';
import express, { type Express, type Response } from 'express';
import helmet from 'helmet';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@gearhall/shared/core/game';
import type { Tokens } from '../identity/tokens';
import type { tableStream } from '../lobby/stream';
import type { Tables } from '../rooms/tables';
import type { Pushes } from '../push/Pushes';
import { AddressLimiter } from './AddressLimiter';
import { api } from './api';
import { answerErrors, notFound, tooMany } from './errors';
import { matchmaking } from './matchmaking';

interface WebParts {
  readonly games: readonly AnyGame[];
  readonly tables: Tables;
  readonly tokens: Tokens;
  readonly stream: ReturnType<typeof tableStream>;
  readonly pushes: Pushes;
  /** Folder of the built client; without it, only the API is served. */
  readonly clientFolder?: string;
}

const YEAR_MS = 365 * 24 * 3600 * 1000;

/** Everything that is asked by HTTP. */
export function webApp(parts: WebParts): Express {
  const { tables, tokens, clientFolder } = parts;
  const { config, health, log, metrics } = tables.services;
  const app = express();
  app.set('trust proxy', config.trustProxy);
  app.disable('x-powered-by');
  app.use(securityHeaders());
  app.get('/health', (_request, response) => {
    if (health.isWell) response.json({ status: 'ok' });
    else response.status(503).json({ status: 'storeDown', reason: 'The store takes no changes.' });
  });
  app.get('/metrics', async (_request, response) => {
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  app.use(compression({ filter: isCompressible }));
  const calls = new AddressLimiter(config.callsPerMinute);
  app.use(['/api', '/matchmake'], (request, response, next) => {
    if (!calls.allows(request.ip ?? '')) throw tooMany();
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  app.use(['/api', '/matchmake'], express.json({ limit: '16kb' }));
  app.use('/api', api(parts));
  app.use('/matchmake', matchmaking(tables, tokens));
  if (clientFolder && existsSync(join(clientFolder, 'index.html'))) serveClient(app, clientFolder);
  app.use(notFound);
  app.use(answerErrors(log));
  return app;
}

function securityHeaders() {
  return helmet({
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
        connectSrc: ["'self'", 'ws:', 'wss:'],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Left to whoever puts TLS in front; the hall itself may run without.
    strictTransportSecurity: false,
  });
}

/** Hashed files never change; every other address of the client's is its one page. */
function serveClient(app: Express, folder: string): void {
  const page = join(folder, 'index.html');
  app.use(
    '/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: YEAR_MS, fallthrough: false }),
  );
  // A service worker that lingers in a cache would speak for a hall that is no more.
  app.get('/sw.js', (_request, response, next) => {
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(join(folder, 'sw.js'), { cacheControl: false }, (error?: Error) => {
      if (error) next(error);
    });
  });
  app.use(express.static(folder, { index: false, maxAge: '1h' }));
  app.get('/{*path}', (_request, response) => {
    response.setHeader('Cache-Control', 'no-cache');
    response.sendFile(page);
  });
}

function isCompressible(_request: unknown, response: Response): boolean {
  const type = String(response.getHeader('Content-Type') ?? '');
  return !type.startsWith('text/event-stream') && /text|json|javascript|svg|wasm/u.test(type);
}
