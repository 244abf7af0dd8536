import type { DecisionAnswer } from '@gearhall/shared/core/pages/hallPages';
import type { SeriesPage } from '@gearhall/shared/games/series';
import { Router } from 'express';
import { z } from 'zod';
import { isTableId } from '../identity/chance';
import type { Tokens } from '../identity/tokens';
import { seriesPageOf } from '../people/seriesPage';
import type { Tables } from '../hall/tables';
import { AddressLimit } from '../ground/limits/AddressLimits';
import { bearer, bearerIfAny, parsed } from './asking';
import { banned, noSeries, tooMany } from '../ground/errors';

/** What is decided, the series itself judges. */
const decisionBody = z.strictObject({ decision: z.unknown(), at: z.int().min(0).optional() });

/** The assumed CPU cost of a series' page. */
const MS_PER_PAGE = 5;

/** The page of a series: its score, its matches, and who has to do what next, as far as the asker may know it. */
export function series(tables: Tables, tokens: Tokens): Router {
  const { services } = tables;
  const router = Router();
  const looks = new AddressLimit(services.counts, 'series', services.config.joinsPerMinute);
  router.get('/:id', async (request, response) => {
    const address = request.ip ?? '';
    if (!(await looks.allows(address))) throw tooMany();
    services.budget.charge({ address }, MS_PER_PAGE);
    const { id } = request.params;
    const page = isTableId(id) && (await seriesPageOf(services, id, bearerIfAny(request, tokens)));
    if (!page) throw noSeries();
    response.setHeader('Cache-Control', 'no-store').json(page satisfies SeriesPage);
  });
  router.post('/:id/decisions', async (request, response) => {
    const person = bearer(request, tokens);
    const guest = { person, address: request.ip ?? '' };
    if (!(await looks.allows(guest.address))) throw tooMany();
    const ban = services.moderation.banOf(guest);
    if (ban) throw banned(ban.until);
    services.budget.charge(guest, MS_PER_PAGE);
    const { id } = request.params;
    const record = isTableId(id) ? await services.store.series(id) : undefined;
    const table = record?.matches.at(-1)?.table;
    if (table === undefined) throw noSeries();
    const made = parsed(decisionBody, request.body);
    const refusal = await tables.decide(table, { ...guest, name: '' }, made);
    response
      .setHeader('Cache-Control', 'no-store')
      .json((refusal ? { refusal } : {}) satisfies DecisionAnswer);
  });
  return router;
}
