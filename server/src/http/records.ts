import { Router } from 'express';
import type { Archive } from '../rooms/Archive';
import { noRecord } from './errors';

/** The hall's public key, and the records of finished games. Of a game that runs, nothing is told here. */
export function records(archive: Archive): Router {
  const router = Router();
  router.get('/hall', async (_request, response) => {
    response.json({ key: await archive.key() });
  });
  router.get('/records/:table', async (request, response) => {
    const { table } = request.params;
    const record = await archive.find(table, { address: request.ip ?? '' });
    if (record === undefined) throw noRecord();
    if ('download' in request.query) response.attachment(`gearhall-${table}.json`);
    response.type('json').send(record);
  });
  return router;
}
