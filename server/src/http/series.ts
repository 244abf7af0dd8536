import { Router } from 'express';
import { z } from 'zod';
import { isTableId } from '../identity/chance';
import type { Tokens } from '../identity/tokens';
import { seriesPageOf } from '../rooms/seriesPage';
import type { Tables } from '../rooms/tables';
import { AddressLimiter } from './AddressLimiter';
import { bearer, bearerIfAny, parsed } from './asking';
import { banned, noSeries, tooMany } from './errors';

/** What is decided, the series itself judges. */
const decisionBody = z.strictObject({ decision: z.unknown() });

/** The assumed CPU cost of a series' page. */
const MS_PER_PAGE = 5;

/** The page of a series: its score, its matches, and who has to do what next, as far as the asker may know it. */
export function series(tables: Tables, tokens: Tokens): Router {
  const { services } = tables;
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
  router.post('/:id/decisions', async (request, response) => {
    const person = bearer(request, tokens);
    const guest = { person, address: request.ip ?? '' };
    if (!looks.allows(guest.address)) throw tooMany();
    const ban = services.moderation.banOf(guest);
    if (ban) throw banned(ban.until);
    services.budget.charge(guest, MS_PER_PAGE);
    const { id } = request.params;
    const record = isTableId(id) ? await services.store.series(id) : undefined;
    const table = record?.matches.at(-1)?.table;
    if (table === undefined) throw noSeries();
    const { decision } = parsed(decisionBody, request.body);
    const refusal = await tables.decide(table, { ...guest, name: '' }, decision);
    response.setHeader('Cache-Control', 'no-store').json(refusal ? { refusal } : {});
  });
  return router;
}
