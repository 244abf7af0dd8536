import { Router, type Request, type Response } from 'express';
import type { Archive } from '../rooms/Archive';
import { ConnectionCap } from './connectionCaps';
import { noRecord, tooManyOpen } from './errors';

/** Answers under way, to one address and in all: a record may have some megabytes, and each answer holds its own. */
const DOWNLOADS = { perAddress: 10, inAll: 40 } as const;
/** Milliseconds that one may take, however slowly its reader reads. */
const TAKES_WITHIN_MS = 120_000;

/** The hall's public key, and the records of finished games. Of a game that runs, nothing is told here. */
export function records(archive: Pick<Archive, 'key' | 'find'>): Router {
  const router = Router();
  const cap = new ConnectionCap(DOWNLOADS.perAddress, DOWNLOADS.inAll);
  router.get('/hall', async (_request, response) => {
    response.json({ key: await archive.key() });
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

/** Counts the answer until its connection is done with it. Throws where there are too many. */
function holdPlace(cap: ConnectionCap, request: Request, response: Response): void {
  const release = cap.take(request.ip);
  if (typeof release === 'string') throw tooManyOpen();
  // Nothing more is told of a connection that was gone before.
  if (response.destroyed || request.socket.destroyed) return release();
  const end = setTimeout(() => response.destroy(), TAKES_WITHIN_MS).unref();
  response.once('close', () => {
    clearTimeout(end);
    release();
  });
}
