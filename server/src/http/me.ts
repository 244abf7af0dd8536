import type { OwnTables } from '@gearhall/shared/core/pages/hallPages';
import { Router, type Request } from 'express';
import type { PersonId, Tokens } from '../identity/tokens';
import { dataOf, forget } from '../people/personalData';
import { pageOf } from '../people/personalTables';
import type { TableServices } from '../table/model/services';
import { Turns } from '../ground/work/Turns';
import { turnKeyOf } from '../ground/work/CpuBudget';
import { AddressLimit } from '../ground/limits/AddressLimits';
import { bearer } from './asking';
import { HttpError, tooMany } from '../ground/errors';

/** The assumed CPU cost of listing a person's tables. */
const MS_PER_LIST = 5;
/** The same for signing the records of somebody's games again; what it takes beyond that runs in the background. */
const MS_PER_DELETION = 200;

const stillPlaying = () => new HttpError('stillPlaying', 'Please finish or resign your running games first.');

/** What the hall knows of a person, for themselves alone. */
export function me(services: TableServices, tokens: Tokens): Router {
  const router = Router();
  const { counts, config } = services;
  const [looks, exports] = [
    new AddressLimit(counts, 'own tables', config.joinsPerMinute),
    new AddressLimit(counts, 'own data', config.tablesPerMinute),
  ];
  /** One at a time for each address. */
  const turns = new Turns();
  const person = async (request: Request, limit: AddressLimit): Promise<PersonId> => {
    const found = bearer(request, tokens);
    if (!(await limit.allows(request.ip ?? ''))) throw tooMany();
    return found;
  };
  router.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    next();
  });
  router.get('/tables', async (request, response) => {
    const asker = await person(request, looks);
    services.budget.charge({ address: request.ip ?? '' }, MS_PER_LIST);
    response.json((await pageOf(services, asker)) satisfies OwnTables);
  });
  router.get('/data', async (request, response) => {
    const asker = await person(request, exports);
    const payer = { person: asker, address: request.ip ?? '' };
    const data = await turns.take(turnKeyOf(payer), async () => {
      services.budget.admit(payer);
      return dataOf(services, asker, payer);
    });
    response.attachment('gearhall-data.json').json(data);
  });
  router.delete('/', async (request, response) => {
    const asker = await person(request, exports);
    const payer = { person: asker, address: request.ip ?? '' };
    const running = await turns.take(turnKeyOf(payer), () => {
      services.budget.admit(payer);
      services.budget.charge(payer, MS_PER_DELETION);
      return forget(services, asker);
    });
    if (running.length > 0) throw stillPlaying();
    response.status(204).end();
  });
  return router;
}
