import { isRefusal, refuse, type Refusal } from '@gearhall/shared/core/result';
import { LIMITS, REQUESTS, type Request, type RequestType } from '@gearhall/shared/core/wire';
import { act, planBots, start } from './acting';
import { noticeFrame } from './frames';
import type { Line } from './Line';
import { lookBack } from './lookBack';
import { offer, standIn, takeOver } from './offers';
import { settleHost } from './presence';
import {
  addSalt,
  askAgain,
  free,
  isHost,
  rename,
  seatedAgain,
  setBot,
  sit,
  stand,
  type Seating,
} from './seating';
import type { Table } from './Table';
import { chat } from './talking';
import { consent, settleQuestion, undo } from './undoing';

type Result = Promise<Refusal | undefined>;
type Handler<T extends RequestType> = (table: Table, line: Line, request: Request<T>) => Result;

const handlers: { readonly [T in RequestType]: Handler<T> } = {
  act,
  sit: async (table, line, { seat }) => {
    const gathering = table.affairs.status === 'gathering';
    const seating = gathering
      ? sit(table.affairs.seating, line.person, line.name, seat)
      : takeOver(table, line, seat);
    const refusal = await reseat(table, seating);
    if (!refusal) await settleHost(table);
    return refusal;
  },
  stand: (table, line) => beforeStart(table, () => reseat(table, stand(table.affairs.seating, line.person))),
  bot: (table, line, { seat, level }) =>
    asHost(table, line, () => reseat(table, setBot(table.affairs.seating, seat, level))),
  free: (table, line, { seat }) =>
    asHost(table, line, () => reseat(table, free(table.affairs.seating, seat))),
  salt: (table, line, { salt }) =>
    beforeStart(table, async () =>
      table.seatOf(line.person) === undefined
        ? refuse('notSeated')
        : reseat(table, addSalt(table.affairs.seating, line.person, salt)),
    ),
  standIn: async (table, line, request) => {
    const refusal = await reseat(table, standIn(table, line, request));
    if (refusal) return refusal;
    await settleQuestion(table);
    planBots(table);
    return undefined;
  },
  offer: (table, line, request) => reseat(table, offer(table, line, request)),
  undo,
  consent,
  lookBack,
  start: (table, line) => asHost(table, line, () => start(table)),
  chat,
  rename: renamePerson,
  rematch,
  history,
};

/** Does what a connection asks, and tells why not. Runs in the table's queue. */
export function handle<T extends RequestType>(
  table: Table,
  line: Line,
  type: T,
  request: Request<T>,
): Result {
  return handlers[type](table, line, request);
}

export function isRequestType(type: unknown): type is RequestType {
  return typeof type === 'string' && Object.hasOwn(REQUESTS, type);
}

async function beforeStart(table: Table, change: () => Result): Result {
  return table.affairs.status === 'gathering' ? change() : refuse('alreadyStarted');
}

async function asHost(table: Table, line: Line, change: () => Result): Result {
  return beforeStart(table, async () =>
    isHost(table.affairs.seating, line.person) ? change() : refuse('notHost'),
  );
}

async function reseat(table: Table, seating: Seating | Refusal): Result {
  if (isRefusal(seating)) return seating;
  await table.change({ ...table.affairs, seating });
  return undefined;
}

async function renamePerson(table: Table, line: Line, { name }: Request<'rename'>): Result {
  await table.change({ ...table.affairs, seating: rename(table.affairs.seating, line.person, name) });
  for (const own of table.people.linesOf(line.person)) own.name = name;
  return undefined;
}

/** Who asks first makes the new table, with seats for the same people and bots; the others follow. */
async function rematch(table: Table, line: Line): Result {
  const { affairs, core, services } = table;
  if (affairs.status !== 'ended') return refuse('notOver');
  if (table.seatOf(line.person) === undefined) return refuse('notSeated');
  const seating = askAgain(affairs.seating, line.person);
  const rematchId =
    affairs.rematch ??
    (await services.createTable(
      {
        game: core.game,
        rulesVersion: table.game.about.rulesVersion,
        options: core.options,
        terms: core.terms,
        listed: core.listed,
      },
      {
        status: 'gathering',
        seating: seatedAgain(affairs.seating, line.person),
        seed: services.chance.seed(),
      },
    ));
  await table.change({ ...affairs, seating, rematch: rematchId });
  return undefined;
}

async function history(table: Table, line: Line, { events, chat: lines }: Request<'history'>): Result {
  const all = line.document.events;
  for (let from = events; from < all.length; from += LIMITS.eventsPage) {
    line.send(noticeFrame('events', [from, ...all.slice(from, from + LIMITS.eventsPage)]));
  }
  line.send(noticeFrame('chat', table.chat.since(table.viewerOf(line.person), lines)));
  return undefined;
}
