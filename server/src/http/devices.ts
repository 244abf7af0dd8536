import type { DeviceCode, GuestToken } from '@gearhall/shared/core/pages/hallPages';
import { Router } from 'express';
import { z } from 'zod';
import { deviceCodes } from '../identity/deviceCodes';
import type { Tokens } from '../identity/tokens';
import type { TableServices } from '../table/model/services';
import { AddressLimit } from '../ground/limits/AddressLimits';
import { bearer, parsed } from './asking';
import { badCode, codeExpired, codeUsed, tooMany } from '../ground/errors';

const claim = z.strictObject({ code: z.string().max(200) });

/** Moves a person to another device: a code is made on the one, and exchanged for a token on the other. */
export function devices({ config, clock, store, counts }: TableServices, tokens: Tokens): Router {
  const router = Router();
  const codes = deviceCodes(tokens, store, () => clock.wall());
  const [making, claiming] = [
    new AddressLimit(counts, 'codes made', config.tablesPerMinute),
    new AddressLimit(counts, 'codes claimed', config.tablesPerMinute),
  ];
  router.post('/', async (request, response) => {
    const person = bearer(request, tokens);
    if (!(await making.allows(request.ip ?? ''))) throw tooMany();
    response.status(201).json(codes.make(person) satisfies DeviceCode);
  });
  router.post('/claim', async (request, response) => {
    if (!(await claiming.allows(request.ip ?? ''))) throw tooMany();
    const claimed = await codes.claim(parsed(claim, request.body).code);
    if (claimed === 'used') throw codeUsed();
    if (claimed === 'expired') throw codeExpired();
    if (claimed === 'wrong') throw badCode();
    response.json({ token: tokens.of(claimed.person) } satisfies GuestToken);
  });
  return router;
}
