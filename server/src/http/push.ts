import type { PushKey } from '@gearhall/shared/core/pages/hallPages';
import { Router } from 'express';
import { z } from 'zod';
import type { Tokens } from '../identity/tokens';
import type { Pushes } from '../push/Pushes';
import { bearer, parsed } from './asking';
import { strangeService } from '../ground/errors';

const endpoint = z.url().max(1000);
/** The JSON form of a browser's PushSubscription: a P-256 point and 16 bytes. */
const subscription = z.object({
  endpoint,
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{87}=?$/u),
    auth: z.string().regex(/^[\w-]{22}(?:==)?$/u),
  }),
});

/** Subscribes and unsubscribes browsers. */
export function push(pushes: Pushes, tokens: Tokens): Router {
  const router = Router();
  router.get('/', async (_request, response) => {
    response.json({ key: await pushes.key() } satisfies PushKey);
  });
  router.put('/', async (request, response) => {
    const person = bearer(request, tokens);
    const wanted = parsed(subscription, request.body);
    if (!pushes.knows(wanted.endpoint)) throw strangeService();
    await pushes.subscribe(person, wanted);
    response.status(204).end();
  });
  router.delete('/', async (request, response) => {
    const person = bearer(request, tokens);
    await pushes.unsubscribe(person, parsed(z.strictObject({ endpoint }), request.body).endpoint);
    response.status(204).end();
  });
  return router;
}
