import { Client, type Room } from '@colyseus/sdk';
import type { TypedThing } from '@gearhall/shared/core/game';
import { apply } from 'json-merge-patch';
import { WebSocket } from 'ws';

/** One real client: it decodes everything it receives, as a browser would. */
export interface Viewer {
  /** Bytes of all frames so far. */
  bytes: number;
  /** Called after each change, with the number of actions seen. */
  onActions: (actions: number) => void;
  readonly actions: number;
  readonly toAct: readonly number[];
  view(): unknown;
  act(action: TypedThing): void;
}

/** Two players and a spectator; started, and ready to play. */
export type BenchTable = readonly [Viewer, Viewer, Viewer];

export interface Subject {
  openTable(number: number): Promise<BenchTable>;
  /** The total size in bytes of the frames for a new spectator of the table opened last. */
  joinBytes(): Promise<number>;
}

interface Plain {
  table: { toAct: number[]; actions: number };
  view: unknown;
}

const ignore = (): void => undefined;

/** Clients of the reference. */
export function referenceSubject(address: string): Subject {
  const connect = async (table: number, seat: number): Promise<Viewer> => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/?table=${table}&seat=${seat}`);
    let state: Plain | undefined;
    const viewer: Viewer = {
      bytes: 0,
      onActions: ignore,
      get actions() {
        return state?.table.actions ?? 0;
      },
      get toAct() {
        return state?.table.toAct ?? [];
      },
      view: () => state?.view,
      act: (action) => socket.send(JSON.stringify({ action })),
    };
    await new Promise<void>((resolve) => {
      socket.on('message', (data: Buffer) => {
        viewer.bytes += data.length;
        const message = JSON.parse(data.toString()) as { full?: Plain; patch?: unknown };
        state = message.full ?? (apply(state, message.patch) as Plain);
        if (message.full) resolve();
        else viewer.onActions(viewer.actions);
      });
    });
    return viewer;
  };
  return {
    openTable: (number) => Promise.all([connect(number, 0), connect(number, 1), connect(number, 2)]),
    joinBytes: async () => (await connect(0, 2)).bytes,
  };
}

export interface RoomState {
  table: { toAct: Iterable<number>; actions: number };
  /** A client has exactly one of these. */
  views: { values(): Iterable<{ toJSON(): unknown }> };
}

/** Clients of the hall, with the SDK. The same three people sit at all tables. */
export async function hallSubject(address: string): Promise<Subject> {
  const tokens = await Promise.all([0, 1, 2].map(() => guest(address)));
  const join = async (id: string, person: number): Promise<Seated> => {
    const room = await new Client(address).joinById<RoomState>(id, {
      token: tokens[person],
      name: `P${person}`,
    });
    return roomViewer(room as Room<unknown, RoomState>);
  };
  let last = '';
  return {
    async joinBytes() {
      const place = await post(`${address}/matchmake/joinById/${last}`, { token: tokens[2], name: 'P2' });
      const path = `/${String(place.processId)}/${last}?sessionId=${String(place.sessionId)}`;
      return bytesOfJoin(address.replace('http', 'ws') + path);
    },
    async openTable() {
      const made = await post(
        `${address}/api/tables`,
        { game: 'metaltalon', seats: 2, name: 'P0' },
        tokens[0],
      );
      const id = String(made.id);
      last = id;
      const [a, b, c] = await Promise.all([join(id, 0), join(id, 1), join(id, 2)]);
      await b.ask('sit', { seat: 1 });
      await a.ask('start', {});
      while (![a, b, c].every((viewer) => viewer.view() !== undefined)) await pause(1);
      return [a, b, c];
    },
  };
}

export type Seated = Viewer & {
  ask(type: string, body: object): Promise<void>;
  leave(): Promise<void>;
};

function fail(refusal: unknown): never {
  throw new Error(`The bench was refused: ${JSON.stringify(refusal)}.`);
}

export async function roomViewer(
  room: Room<unknown, RoomState>,
  onRefused: (refusal: unknown) => void = fail,
): Promise<Seated> {
  let n = 0;
  const answers = new Map<number, () => void>();
  const viewer: Seated = {
    bytes: 0,
    onActions: ignore,
    get actions() {
      return room.state.table.actions;
    },
    get toAct() {
      return [...room.state.table.toAct];
    },
    view: () => [...room.state.views.values()][0]?.toJSON(),
    act: (action) => room.send('act' as never, { n: n++, action } as never),
    ask(type, body) {
      const number = n++;
      room.send(type as never, { n: number, ...body } as never);
      return new Promise((resolve) => answers.set(number, resolve));
    },
    leave: async () => void (await room.leave()),
  };
  countBytes(room, viewer);
  room.reconnection.enabled = false;
  for (const type of ['events', 'chat']) room.onMessage(type as never, ignore);
  room.onMessage('answer' as never, (answer: { n: number; refusal?: unknown }) => {
    if (answer.refusal) onRefused(answer.refusal);
    answers.get(answer.n)?.();
  });
  await new Promise<void>((resolve) => room.onMessage('welcome' as never, () => resolve()));
  room.onStateChange(() => viewer.onActions(viewer.actions));
  return viewer;
}

const JOIN_ROOM = 10;

/** Joins without the SDK, to count from the first frame on. */
async function bytesOfJoin(url: string): Promise<number> {
  const socket = new WebSocket(url);
  let bytes = 0;
  socket.on('message', (frame: Buffer) => {
    bytes += frame.length;
    if (frame[0] === JOIN_ROOM) socket.send(Buffer.from([JOIN_ROOM]));
  });
  await pause(500);
  socket.close();
  return bytes;
}

function countBytes(room: Room<unknown, RoomState>, viewer: Viewer): void {
  const { events } = room.connection;
  const handle = events.onmessage;
  events.onmessage = (event: MessageEvent<ArrayBuffer>) => {
    viewer.bytes += event.data.byteLength;
    handle?.(event);
  };
}

export async function guest(address: string): Promise<string> {
  return String((await post(`${address}/api/guests`, {})).token);
}

export async function post(url: string, body: unknown, token = ''): Promise<Record<string, unknown>> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return (await response.json()) as Record<string, unknown>;
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
