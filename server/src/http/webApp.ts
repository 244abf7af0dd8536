import compression from 'compression';
import express, { type Express, type RequestHandler, type Response, type Router } from 'express';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@gearhall/shared/core/game';
import type { Tokens } from '../identity/tokens';
import type { tableStream } from '../lobby/stream';
import type { Tables } from '../hall/tables';
import type { RecentErrors } from '../ground/logs/RecentErrors';
import type { Pushes } from '../push/Pushes';
import { AddressLimit } from '../ground/limits/AddressLimits';
import { api } from './api';
import { builtClient } from './client';
import { tooMany } from '../ground/errors';
import { answerErrors, notFound } from './answerErrors';
import { matchmaking } from './matchmaking';
import type { Restored } from '../store/files/restored';
import { metricsPage } from './metrics';
import { previews } from './previews';
import { securityHeaders } from './securityHeaders';

export interface WebParts {
  readonly games: readonly AnyGame[];
  readonly tables: Tables;
  readonly tokens: Tokens;
  readonly stream: ReturnType<typeof tableStream>;
  readonly pushes: Pushes;
  readonly restored: () => Restored | undefined;
  /** What of the stored data is missing, or may be. */
  readonly loss: () => Restored | undefined;
  readonly recentErrors: RecentErrors;
  /** Folder of the built client; without it, only the API is served. */
  readonly clientFolder?: string | undefined;
}

/** The Express app for all HTTP requests. */
export function webApp(parts: WebParts, admin: Router): Express {
  const { tables, tokens, clientFolder } = parts;
  const { config, health, refusals, metrics, moderation, counts } = tables.services;
  const app = express();
  app.set('trust proxy', config.trustProxy);
  app.disable('x-powered-by');
  app.use(securityHeaders());
  app.get('/health', (_request, response) => {
    const draining = moderation.drainSince !== undefined ? { draining: true } : {};
    if (health.isWell) response.json({ status: 'ok', ...draining });
    else response.status(503).json({ status: 'storeDown', reason: 'The store takes no changes.' });
  });
  app.get('/metrics', metricsPage(metrics.registry, config));
  const calls = new AddressLimit(counts, 'calls', config.callsPerMinute);
  app.use(['/api', '/matchmake'], async (request, response, next) => {
    if (!(await calls.allows(request.ip ?? ''))) throw tooMany();
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  app.use('/api', compression({ filter: isCompressible }));
  app.use(['/api', '/matchmake'], express.json({ limit: '16kb' }));
  app.use('/api/admin', admin);
  app.use('/api', api(parts));
  app.use('/matchmake', matchmaking(tables, tokens));
  if (clientFolder && existsSync(join(clientFolder, 'index.html')))
    app.use(builtClient(clientFolder, linkPreviews(parts, clientFolder)));
  app.use(notFound);
  app.use(answerErrors({ refusals, metrics, health }));
  return app;
}

/** Tables are looked up for them as often as an address may call the API. */
function linkPreviews({ games, tables }: WebParts, folder: string): RequestHandler {
  const { counts, config } = tables.services;
  const looks = new AddressLimit(counts, 'previews', config.callsPerMinute);
  return previews({
    ...{ folder, games },
    findTable: (id) => tables.find(id),
    allows: (address) => looks.allows(address),
  });
}

function isCompressible(_request: unknown, response: Response): boolean {
  const type = String(response.getHeader('Content-Type') ?? '');
  return !type.startsWith('text/event-stream') && /text|json/u.test(type);
}
