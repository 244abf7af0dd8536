import { optionsWith, type Reword } from '@gearhall/shared/core/game/freeTexts';
import { seatLimits, type AnyGame } from '@gearhall/shared/core/game';
import type {
  GuestToken,
  JsonSchema,
  MadeTable,
  OfferedGame,
  SeenTable,
  TableFacts,
} from '@gearhall/shared/core/pages/hallPages';
import { terms } from '@gearhall/shared/core/table/terms';
import { personName } from '@gearhall/shared/core/wire/requests';
import type { ListedTables, TableWishes } from '@gearhall/shared/games/lobby';
import { seriesTerms } from '@gearhall/shared/games/series';
import { Router, type RequestHandler } from 'express';
import { z } from 'zod';
import type { Chance } from '../identity/chance';
import type { Tokens } from '../identity/tokens';
import type { tableStream } from '../lobby/stream';
import { authorOf, wordsOf } from '../tableRecord/gameTexts';
import { nameShown } from '../table/seats/naming';
import { allowed, emptySeating, sit } from '../tableRecord/seating';
import { firstOptions, gameOf, newSeries } from '../series/seriesRecord';
import type { Tables } from '../hall/tables';
import { bearer, parsed } from './asking';
import { devices } from './devices';
import { badRequest, banned, draining, full, nameNotShown, noGame, noTable, tooMany } from '../ground/errors';
import { notFound } from './answerErrors';
import { me } from './me';
import { push } from './push';
import { records } from './records';
import { series } from './series';
import type { Pushes } from '../push/Pushes';
import type { Restored } from '../store/files/restored';

interface ApiParts {
  readonly games: readonly AnyGame[];
  readonly tables: Tables;
  readonly tokens: Tokens;
  readonly stream: ReturnType<typeof tableStream>;
  readonly pushes: Pushes;
  /** When this hall was set back, and to what; undefined if it was not, or long ago. */
  readonly restored: () => Restored | undefined;
}

const newTable = z.strictObject({
  game: z.string().max(40),
  seats: z.int(),
  options: z.unknown().optional(),
  terms: z.unknown().optional(),
  listed: z.boolean().default(false),
  name: personName,
  /** Absent: a single game. */
  series: seriesTerms.optional(),
} satisfies Readonly<Record<keyof TableWishes, z.ZodType>>);

/** What an address that is banned gets no answer to. What people can do with their own data stays open to them. */
const BARRED = ['/guests', '/tables'];

/** The REST API of the hall: guests, games, tables. Play itself goes through the rooms. */
export function api({ games, tables, tokens, stream, pushes, restored }: ApiParts): Router {
  const router = Router();
  const { lobby, moderation } = tables.services;
  const described = games.map((game): OfferedGame => ({
    ...game.about,
    options: z.toJSONSchema(game.options, { io: 'input' }) as JsonSchema,
  }));
  const whole = remembered((game: AnyGame) =>
    JSON.stringify({ ...described[games.indexOf(game)], ...vocabularyOf(game) }),
  );

  router.use(BARRED, (request, _response, next) => {
    const ban = moderation.banOf({ address: request.ip ?? '' });
    if (ban) throw banned(ban.until);
    next();
  });
  router.post('/guests', (_request, response) => {
    response.status(201).json({ token: tokens.issue() } satisfies GuestToken);
  });
  router.get('/games', (_request, response) => {
    response.json(described);
  });
  router.get('/games/:id', (request, response) => {
    const game = games.find(({ about }) => about.id === request.params.id);
    if (!game) throw noGame();
    response.type('json').send(whole(game));
  });
  router.get('/tables', (_request, response) => {
    response.json({ tables: lobby.list() } satisfies ListedTables);
  });
  router.get('/tables/stream', (request, response) => stream.open(request, response));
  router.get('/tables/:id', async (request, response) => {
    const table = await tables.find(request.params.id);
    if (!table) throw noTable();
    response.json(table satisfies TableFacts);
  });
  router.get('/tables/:id/view', async (request, response) => {
    const shown = await tables.shown(request.params.id);
    if (!shown) throw noTable();
    response.json(shown satisfies SeenTable);
  });
  router.post('/tables', createTable({ games, tables, tokens }));
  router.use('/devices', devices(tables.services, tokens));
  router.use('/push', push(pushes, tokens));
  router.use('/me', me(tables.services, tokens));
  router.use('/series', series(tables, tokens));
  router.use(records(tables.services, tokens, restored));
  router.use(notFound);
  return router;
}

/** Makes a table for somebody, who is its host. */
function createTable({
  games,
  tables,
  tokens,
}: Pick<ApiParts, 'games' | 'tables' | 'tokens'>): RequestHandler {
  const { services } = tables;
  return async (request, response) => {
    const person = bearer(request, tokens);
    const visitor = { person, address: request.ip ?? '' };
    const ban = services.moderation.banOf(visitor);
    if (ban) throw banned(ban.until);
    const hindrance = await tables.whyNotCreate(visitor.address);
    if (hindrance === 'tooFast') throw tooMany();
    if (hindrance === 'draining') throw draining();
    if (hindrance === 'hallFull') throw full();
    const order = newTableOf(request.body, games, wordsOf(services, visitor));
    if (services.hiddenWords.isIn(order.name)) throw nameNotShown();
    const name = nameShown(services, { ...visitor, name: order.name });
    const seating = allowed(sit(emptySeating(order.seats), person, name, 0));
    const { core, series } = withIds(order, services.chance);
    const seed = services.chance.seed();
    const optionsBy = authorOf(order.rules, core.options, person);
    const id = await tables.create(core, { status: 'gathering', seating, seed, optionsBy }, series);
    response.status(201).json({ id } satisfies MadeTable);
  };
}

/** Draws the ids of a new table, and of the series that begins with it if one was wished for. */
function withIds({ core, seats, series: terms }: Wished, chance: Chance) {
  const { game, options } = core;
  const id = chance.tableId();
  if (!terms) return { core: { ...core, id } };
  const series = newSeries({
    ...{ id: chance.tableId(), game, terms, table: id },
    ...{ options, seats, seed: chance.seed() },
  });
  return { core: { ...core, id, series: { id: series.id, number: 1 } }, series };
}

/** Makes each answer once, when it is first asked for. */
function remembered<Key, Answer>(make: (key: Key) => Answer): (key: Key) => Answer {
  const made = new Map<Key, Answer>();
  return (key) => {
    const answer = made.get(key) ?? make(key);
    made.set(key, answer);
    return answer;
  };
}

/** The schemas of everything that a client can send and receive, for authors of clients. */
function vocabularyOf(game: AnyGame) {
  return {
    actions: z.toJSONSchema(game.action, { io: 'input' }),
    events: z.toJSONSchema(game.event, { io: 'input' }),
  };
}

type Wished = ReturnType<typeof newTableOf>;

function newTableOf(body: unknown, games: readonly AnyGame[], reword: Reword) {
  const { game: id, seats, options, terms: agreed, listed, name, series } = parsed(newTable, body);
  const game = games.find(({ about }) => about.id === id);
  if (!game) throw badRequest('There is no such game.');
  const { rulesVersion, title } = game.about;
  if (series && (gameOf(series) ?? id) !== id) throw badRequest(`${title} has no such series.`);
  const played = optionsWith(game, parsed(game.options, options ?? {}), reword);
  const chosen = series ? firstOptions(series, { options: played, seats }) : played;
  const { min, max } = seatLimits(game, chosen);
  if (seats < min || seats > max) {
    throw badRequest(`${title} with these options is for ${spanOf(min, max)}, not for ${seats}.`);
  }
  return {
    rules: game,
    seats,
    name,
    series,
    core: {
      game: id,
      rulesVersion,
      options: chosen,
      terms: parsed(terms, agreed ?? {}),
      listed,
    },
  };
}

const spanOf = (min: number, max: number): string =>
  min === max ? `${min} seats` : `${min} to ${max} seats`;
