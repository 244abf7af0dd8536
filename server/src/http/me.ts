import { Router, type Request } from 'express';
import type { PersonId, Tokens } from '../identity/tokens';
import { dataOf, forget, pageOf } from '../rooms/personalTables';
import type { TableServices } from '../rooms/services';
import { AddressLimiter } from './AddressLimiter';
import { bearer } from './asking';
import { HttpError, tooMany } from './errors';

/** The assumed CPU cost of reading a table. */
const MS_PER_TABLE = 2;
/** The same for signing the records of somebody's games again; what it takes beyond that runs in the background. */
const MS_PER_DELETION = 200;

const stillPlaying = () =>
  new HttpError(409, 'stillPlaying', 'Please finish or resign your running games first.');

/** What the hall knows of a person, for themselves alone. */
export function me(services: TableServices, tokens: Tokens): Router {
  const router = Router();
  const [looks, exports] = [
    new AddressLimiter(services.config.joinsPerMinute),
    new AddressLimiter(services.config.tablesPerMinute),
  ];
  const person = (request: Request, limiter: AddressLimiter): PersonId => {
    const found = bearer(request, tokens);
    if (!limiter.allows(request.ip ?? '')) throw tooMany();
    return found;
  };
  router.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  router.get('/tables', async (request, response) => {
    response.json(await pageOf(services, person(request, looks)));
  });
  router.get('/data', async (request, response) => {
    const asker = person(request, exports);
    services.budget.admit({ address: request.ip ?? '' });
    const data = await dataOf(services, asker);
    services.budget.charge({ address: request.ip ?? '' }, data.tables.length * MS_PER_TABLE);
    response.attachment('gearhall-data.json').json(data);
  });
  router.delete('/', async (request, response) => {
    const asker = person(request, exports);
    services.budget.admit({ address: request.ip ?? '' });
    const running = await forget(services, asker);
    services.budget.charge({ address: request.ip ?? '' }, MS_PER_DELETION);
    if (running.length > 0) throw stillPlaying();
    response.status(204).end();
  });
  return router;
}
