import { safeParse } from '@gearhall/shared/core/json/safeParse';
import { personName } from '@gearhall/shared/core/wire/requests';
import { Router } from 'express';
import { z } from 'zod';
import type { Tokens } from '../identity/tokens';
import type { Tables } from '../hall/tables';
import { AddressLimit } from '../ground/limits/AddressLimits';
import { parsed } from './asking';
import { nameNotShown, noToken, tooMany } from '../ground/errors';
import { notFound } from './answerErrors';

const joining = z.object({ token: z.unknown(), name: z.unknown() });

/**
 * The only matchmaking request that is served: a place at a table with a known id. Everything else that Colyseus offers
 * (lists, creating rooms, reconnecting) is not.
 */
export function matchmaking(tables: Tables, tokens: Tokens): Router {
  const router = Router();
  const { config, counts } = tables.services;
  const joins = new AddressLimit(counts, 'joins', config.joinsPerMinute);
  router.post('/joinById/:id', async (request, response) => {
    if (!(await joins.allows(request.ip ?? ''))) throw tooMany();
    const options = safeParse(joining, request.body).data;
    const person = tokens.check(options?.token);
    if (person === undefined) throw noToken();
    const name = parsed(personName, options?.name);
    if (tables.services.hiddenWords.isIn(name)) throw nameNotShown();
    const guest = { person, name, address: request.ip ?? '' };
    response.json(await tables.reserve(request.params.id, guest));
  });
  router.use(notFound);
  return router;
}
