import { safeParse } from '@gearhall/shared/core/json/safeParse';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { z } from 'zod';
import { parsed } from '../http/asking';
import { HttpError, nothingHere, tooMany } from '../ground/errors';
import { notFound } from '../http/answerErrors';
import type { RecentErrors } from '../ground/logs/RecentErrors';
import type { Tables } from '../hall/tables';
import { isOwnOrigin } from '../transport/upgrades';
import type { AdminSession } from '../store/contract/moderation';
import { AdminDoor, SESSION_MS } from './AdminDoor';
import {
  announce,
  drain,
  endSession,
  finishReport,
  impose,
  lift,
  newAnnouncement,
  newDrain,
  newSanction,
  sanctionKey,
  sessionKey,
  withdraw,
} from './operatorActions';
import { audited, type AdminServices } from './adminServices';
import { peopleFor, tablesFor } from './lists';
import { Load } from './Load';
import { PASSWORD_LENGTH } from '../ground/password';
import { logFor, overviewOf, reportsFor, sessionsFor } from './readings';

interface AdminParts {
  readonly tables: Tables;
  readonly recentErrors: RecentErrors;
  readonly loss: AdminServices['loss'];
}

const COOKIE = 'gearhall-admin';
const PATH = '/api/admin';
/** No page of another host can send it without asking first, and nobody lets it. */
const HEADER = 'x-gearhall-admin';

const wrongPassword = () => new HttpError('wrongPassword', 'That is not the password.');
const crossSite = () => new HttpError('crossSite', 'This request does not come from the page of the hall.');

const entering = z.union([
  z.strictObject({ link: z.string().max(100) }),
  z.strictObject({ password: z.string().max(PASSWORD_LENGTH.max) }),
]);
const page = z.coerce.number().int().min(0).max(10_000).default(0);
const before = z.coerce.number().int().min(0).optional();
const listQuery = z.object({ find: z.string().max(64).default(''), page });
const reportQuery = z.object({ done: z.enum(['0', '1']).default('0'), before });
const logQuery = z.object({ before });

/**
 * What the operator of the hall reads and does. To everybody without a session all of it answers like a page that does
 * not exist.
 */
export function admin({ tables, recentErrors, loss }: AdminParts): Router {
  const { services } = tables;
  const router = Router();
  const desk: AdminServices = {
    tables,
    recentErrors,
    loss,
    load: new Load(services.metrics),
    log: services.log,
  };
  const door = new AdminDoor(services);
  const isOurs = ({ headers }: Request): boolean =>
    headers[HEADER] === '1' && isOwnOrigin(headers, services.config.trustProxy > 0);

  router.post('/session', async (request, response) => {
    const asked = safeParse(entering, request.body).data;
    if (!asked || !isOurs(request)) throw nothingHere();
    const address = request.ip ?? '';
    const opened =
      'link' in asked
        ? await door.openByLink(asked.link, address)
        : await door.openByPassword(asked.password, address);
    if (opened === 'unknown') throw nothingHere();
    if (opened === 'tooFast') throw tooMany();
    if (opened === 'wrong') throw wrongPassword();
    response.cookie(COOKIE, opened.secret, { ...cookieFor(request), maxAge: SESSION_MS });
    response.status(204).end();
  });
  router.use(async (request, response, next) => {
    const session = await door.sessionOf(cookieIn(request));
    if (!session) throw nothingHere();
    if (request.method !== 'GET' && !isOurs(request)) throw crossSite();
    sessions.set(response, session);
    next();
  });
  router.delete('/session', async (request, response) => {
    await audited(desk, sessionAt(response), { action: 'leave' }, () => door.close(sessionAt(response)));
    response.clearCookie(COOKIE, cookieFor(request));
    response.status(204).end();
  });
  read(router, desk);
  act(router, desk);
  sessionList(router, { ...desk, door });
  router.use(notFound);
  return router;
}

function read(router: Router, desk: AdminServices): void {
  const { services } = desk.tables;
  router.get('/overview', async (_request, response) => {
    response.json(await overviewOf(desk));
  });
  router.get('/tables', async (request, response) => {
    response.json(await tablesFor(services, parsed(listQuery, request.query)));
  });
  router.get('/people', async (request, response) => {
    response.json(await peopleFor(services, parsed(listQuery, request.query)));
  });
  router.get('/reports', async (request, response) => {
    const query = parsed(reportQuery, request.query);
    response.json(await reportsFor(desk, { done: query.done === '1', before: query.before }));
  });
  router.get('/sanctions', (_request, response) => {
    response.json({ sanctions: services.moderation.all });
  });
  router.get('/log', async (request, response) => {
    response.json(await logFor(desk, parsed(logQuery, request.query).before));
  });
}

/** Who has come in, and how somebody is shown out again. */
function sessionList(router: Router, desk: AdminServices & { readonly door: AdminDoor }): void {
  router.get('/sessions', async (_request, response) => {
    const all = await desk.door.sessions();
    response.json({ sessions: sessionsFor(all, sessionAt(response)) });
  });
  router.delete('/sessions', async (request, response) => {
    await endSession(desk, sessionAt(response), parsed(sessionKey, request.body));
    response.status(204).end();
  });
}

function act(router: Router, desk: AdminServices): void {
  const done =
    <Body>(
      schema: z.ZodType<Body>,
      carryOut: (session: AdminSession, body: Body) => Promise<void>,
    ): RequestHandler =>
    async (request, response) => {
      await carryOut(sessionAt(response), parsed(schema, request.body));
      response.status(204).end();
    };
  const nothing = z.unknown();
  router.post(
    '/sanctions',
    done(newSanction, (session, body) => impose(desk, session, body)),
  );
  router.delete(
    '/sanctions',
    done(sanctionKey, (session, body) => lift(desk, session, body)),
  );
  router.put(
    '/announcement',
    done(newAnnouncement, (session, body) => announce(desk, session, body)),
  );
  router.delete(
    '/announcement',
    done(nothing, (session) => withdraw(desk, session)),
  );
  router.put(
    '/drain',
    done(newDrain, (session, body) => drain(desk, session, body)),
  );
  router.post('/reports/:id/done', async (request, response) => {
    await finishReport(desk, sessionAt(response), parsed(z.uuid(), request.params.id));
    response.status(204).end();
  });
}

/** Whose request it is that is being answered. */
const sessions = new WeakMap<Response, AdminSession>();

function sessionAt(response: Response): AdminSession {
  const session = sessions.get(response);
  if (!session) throw new Error('An operator’s request was answered without a session.');
  return session;
}

const cookieFor = (request: Request) =>
  ({ path: PATH, httpOnly: true, sameSite: 'strict', secure: request.secure }) as const;

function cookieIn({ headers }: Request): string | undefined {
  const all = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return all.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
}
