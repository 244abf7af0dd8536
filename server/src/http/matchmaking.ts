import { safeParse } from '@gearhall/shared/core/safeParse';
import { personName } from '@gearhall/shared/core/wire';
import { Router } from 'express';
import { z } from 'zod';
import type { Tokens } from '../identity/tokens';
import type { Tables } from '../rooms/tables';
import { AddressLimit } from './AddressLimits';
import { badRequest, nameNotShown, noToken, notFound, tooMany } from './errors';

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
    const name = safeParse(personName, options?.name);
    if (!name.success) throw badRequest('A name has 1 to 24 letters.');
    if (tables.services.hiddenWords.isIn(name.data)) throw nameNotShown();
    const guest = { person, name: name.data, address: request.ip ?? '' };
    response.json(await tables.reserve(request.params.id, guest));
  });
  router.use(notFound);
  return router;
}
