import { Client, MatchMakeError, type Room } from '@colyseus/sdk';
import type { TableView } from '@gearhall/shared/core/table/table';
import { CLOSE, type Notices } from '@gearhall/shared/core/wire/wire';
import {
  DialError,
  type DecodedState,
  type Dial,
  type DialFailure,
  type Connection,
  type Listener,
} from './connection';
import { ban } from '../hall/hallNews';
import { askHall } from '../hall/restored';

const NOTICES = [
  'welcome',
  'answer',
  'events',
  'chat',
  'viewHistory',
  'hint',
  'hall',
] as const satisfies readonly (keyof Notices)[];
const LONGEST_DIAL = 12_000;

/** The decoded room state: collections with `toJSON`. */
interface RoomState {
  readonly table?: { toJSON(): TableView };
  readonly views?: ReadonlyMap<string, { toJSON(): unknown }>;
}

/** What the error codes of the matchmaker and the room mean here; for all others, retry soon. */
const FAILURES: Readonly<Record<number, DialFailure>> = {
  400: 'refused',
  401: 'badToken',
  404: 'noSuchTable',
  409: 'keptOff',
  410: 'tableDamaged',
  422: 'badName',
  423: 'closedByHall',
  520: 'noSuchTable',
  521: 'noSuchTable',
  522: 'noSuchTable',
  525: 'badToken',
  [CLOSE.notWatchable]: 'notWatchable',
  [CLOSE.banned]: 'banned',
  [CLOSE.closedByHall]: 'closedByHall',
  [CLOSE.keptOff]: 'keptOff',
};
const FORBIDDEN = 403;

/** The SDK passes on the status alone, and two things are forbidden: only the hall knows which. */
async function failureOf(code: number): Promise<DialFailure> {
  if (code !== FORBIDDEN) return FAILURES[code] ?? 'unreachable';
  await askHall();
  return ban.peek() ? 'banned' : 'notWatchable';
}

/**
 * Joins the table's Colyseus room. Reconnecting is done by `TableLink`, so the SDK's own reconnection is
 * off.
 */
export const dialColyseus: Dial = async (table, caller, listener) => {
  const client = new Client(location.origin);
  const joining = client.joinById<RoomState>(table, { ...caller });
  const room = await withinReason(joining).catch(async (error: unknown) => {
    const code = error instanceof MatchMakeError ? error.code : 0;
    throw new DialError(await failureOf(code), String(error));
  });
  room.reconnection.enabled = false;
  return listen(room, listener);
};

/** A join that takes too long is given up; if it succeeds later, the room is left again. */
async function withinReason(joining: Promise<Room<RoomState>>): Promise<Room<RoomState>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      joining.then((room) => room.leave(false)).catch(() => undefined);
      reject(new Error('Joining took too long.'));
    }, LONGEST_DIAL);
  });
  try {
    return await Promise.race([joining, late]);
  } finally {
    clearTimeout(timer);
  }
}

function listen(room: Room<RoomState>, listener: Listener): Connection {
  let open = true;
  const close = (code: number) => {
    if (open) listener.closed(code);
    open = false;
  };
  for (const type of NOTICES) {
    room.onMessage(type, (body: Notices[typeof type]) => listener.notice(type, body));
  }
  room.onStateChange((state) => {
    const decoded = decodedState(state);
    if (decoded) listener.state(decoded);
  });
  room.onError(() => undefined);
  room.onLeave(close);
  return {
    send: (type, message) => room.send(type, message),
    ping: (answered) => room.ping(answered),
    leave: () => {
      open = false;
      void room.leave();
    },
    drop: () => {
      close(4000);
      room.connection.close();
    },
  };
}

function decodedState(state: RoomState): DecodedState | undefined {
  const table = state.table?.toJSON();
  if (!table) return undefined;
  const views = state.views;
  return {
    table,
    view: (key) => {
      const found = (key === undefined ? undefined : views?.get(key)) ?? [...(views?.values() ?? [])][0];
      return found?.toJSON();
    },
  };
}
