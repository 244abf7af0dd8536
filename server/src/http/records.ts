import type { FinishedGames, HallFacts } from '@gearhall/shared/core/pages/hallPages';
import { Router, type Request, type Response } from 'express';
import { z } from 'zod';
import type { TableServices } from '../table/model/services';
import type { Tokens } from '../identity/tokens';
import { bearerIfAny, parsed } from './asking';
import { ConnectionCap } from '../ground/limits/connectionCaps';
import { noRecord, tooManyOpen } from '../ground/errors';
import type { Restored } from '../store/files/restored';

/**
 * The maximum number of responses under way, per address and in total: a record may have several megabytes, and each
 * response holds its own copy.
 */
const DOWNLOADS = { perAddress: 10, inAll: 40 } as const;
/** The time limit in milliseconds for one response, however slowly its reader reads. */
const TAKES_WITHIN_MS = 120_000;

const finishedQuery = z.object({ game: z.string().max(40).optional() });
/** How many finished games a list shows. */
const MOST_FINISHED = 12;

/** The hall's public key, the list of public finished games, and the records of finished games. Nothing is revealed here about a running game. */
export function records(
  {
    archive,
    store,
    config,
    moderation,
    clock,
  }: Pick<TableServices, 'archive' | 'store' | 'config' | 'moderation' | 'clock'>,
  tokens: Tokens,
  restored: () => Restored | undefined,
): Router {
  const router = Router();
  const cap = new ConnectionCap(DOWNLOADS.perAddress, DOWNLOADS.inAll);
  router.get('/hall', async (request, response) => {
    const keeps = { days: config.keepDays, recordsDays: config.keepRecordsDays };
    const ban = moderation.banOf({ person: bearerIfAny(request, tokens), address: request.ip ?? '' });
    response.json({
      key: await archive.key(),
      now: clock.wall(),
      restored: restored() ?? null,
      keeps,
      ...moderation.news,
      banned: ban ? { until: ban.until ?? null } : null,
    } satisfies HallFacts);
  });
  router.get('/finished', async (request, response) => {
    const { game } = parsed(finishedQuery, request.query);
    const games = await store.finished({ limit: MOST_FINISHED, ...(game && { game }) });
    response.json({ games } satisfies FinishedGames);
  });
  router.get('/records/:table', async (request, response) => {
    holdPlace(cap, request, response);
    const { table } = request.params;
    const record = await archive.find(table, { address: request.ip ?? '' });
    if (record === undefined) throw noRecord();
    if ('download' in request.query) response.attachment(`gearhall-${table}.json`);
    response.type('json').send(record);
  });
  return router;
}

/** Counts the response until its connection is done with it. Throws if there are too many. */
function holdPlace(cap: ConnectionCap, request: Request, response: Response): void {
  const release = cap.take(request.ip);
  if (typeof release === 'string') throw tooManyOpen();
  // A connection that was closed before emits no further events.
  if (response.destroyed || request.socket.destroyed) return release();
  const end = setTimeout(() => response.destroy(), TAKES_WITHIN_MS).unref();
  response.once('close', () => {
    clearTimeout(end);
    release();
  });
}
