import { Router } from 'express';
import { isTableId } from '../identity/chance';
import type { Tokens } from '../identity/tokens';
import { seriesPageOf } from '../rooms/seriesPage';
import type { TableServices } from '../rooms/services';
import { AddressLimiter } from './AddressLimiter';
import { bearerIfAny } from './asking';
import { noSeries, tooMany } from './errors';

/** The assumed CPU cost of a series' page. */
const MS_PER_PAGE = 5;

/** The page of a series: its score, its matches, and who has to do what next, as far as the asker may know it. */
export function series(services: TableServices, tokens: Tokens): Router {
  const router = Router();
  const looks = new AddressLimiter(services.config.joinsPerMinute);
  router.get('/:id', async (request, response) => {
    const address = request.ip ?? '';
    if (!looks.allows(address)) throw tooMany();
    services.budget.charge({ address }, MS_PER_PAGE);
    const { id } = request.params;
    const page = isTableId(id) && (await seriesPageOf(services, id, bearerIfAny(request, tokens)));
    if (!page) throw noSeries();
    response.setHeader('Cache-Control', 'no-store').json(page);
  });
  return router;
}
