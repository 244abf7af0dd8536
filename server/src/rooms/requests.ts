import type { BotLevel } from '@gearhall/shared/core/game';
import { isRefusal, refuse, type Refusal } from '@gearhall/shared/core/result';
import { REQUESTS, type Request, type RequestType } from '@gearhall/shared/core/wire';
import { act, planBots, start } from './acting';
import { history } from './history';
import type { Line } from './Line';
import { lookBack } from './lookBack';
import { offer, standIn, takeOver } from './offers';
import { settleHost } from './presence';
import { holdStart, rearranged, rematch } from './rematch';
import { addSalt, free, isHost, rename, setBot, sit, stand, type BotWanted, type Seating } from './seating';
import { withSettings } from './settings';
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
    const refusal = await (gathering ? rearrange(table, seating) : reseat(table, seating));
    if (!refusal) await settleHost(table);
    return refusal;
  },
  stand: (table, line) =>
    beforeStart(table, () => rearrange(table, stand(table.affairs.seating, line.person))),
  bot: (table, line, { seat, level }) =>
    asHost(table, line, () => rearrange(table, setBot(table.affairs.seating, seat, botWanted(table, level)))),
  free: (table, line, { seat }) =>
    asHost(table, line, () => rearrange(table, free(table.affairs.seating, seat))),
  settings: (table, line, request) => asHost(table, line, () => resettle(table, request)),
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
  holdStart,
  history,
};

/** What can still be asked of a table whose log is damaged: to look at it, and to talk. */
const OF_DAMAGED: readonly RequestType[] = ['chat', 'history', 'lookBack'];

/** Does what a connection asks, and tells why not. Runs in the table's queue. */
export async function handle<T extends RequestType>(
  table: Table,
  line: Line,
  type: T,
  request: Request<T>,
): Result {
  if (table.pauseShown === 'damaged' && !OF_DAMAGED.includes(type)) return refuse('tableDamaged');
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

/** Other people on the seats, before the start: not the table any more that was to begin by itself. So with other settings. */
async function rearrange(table: Table, seating: Seating | Refusal): Result {
  if (isRefusal(seating) || seating === table.affairs.seating) return reseat(table, seating);
  await table.change(rearranged({ ...table.affairs, seating }));
  return undefined;
}

async function resettle(table: Table, request: Request<'settings'>): Result {
  const affairs = withSettings(table.game, table.affairs, request);
  if (isRefusal(affairs)) return affairs;
  await table.change(rearranged(affairs));
  return undefined;
}

function botWanted({ core }: Table, level: BotLevel | undefined): BotWanted | undefined {
  const nameFrom = [...core.id].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return level && { level, nameFrom };
}

async function renamePerson(table: Table, line: Line, { name }: Request<'rename'>): Result {
  await table.change({ ...table.affairs, seating: rename(table.affairs.seating, line.person, name) });
  for (const own of table.people.linesOf(line.person)) own.name = name;
  return undefined;
}
