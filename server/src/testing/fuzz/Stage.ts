import type { OwnTables } from '@gearhall/shared/core/pages/hallPages';
import type { AnyGame, TypedThing } from '@gearhall/shared/core/game';
import { RULES } from '@gearhall/shared/games/rules';
import { Packr } from 'msgpackr';
import { hashOfSecret, LINK_LIFE_MS, newAdminSecret } from '../../admin/secrets';
import { keepLinkBeside } from '../../store/adminLinks';
import { Operator } from '../clients/Operator';
import { Person } from '../clients/Person';
import { HttpConnection, type Answer } from './http';
import { Rng } from './Rng';
import { TableConnection } from './TableConnection';
import type { Target } from './Target';
import { warmUp } from './warmUp';

const packr = new Packr({ useRecords: false, variableMapSize: true });
const GAME_IDS = Object.keys(RULES) as (keyof typeof RULES)[];
/** The phases that tables are brought to before they are fuzzed. */
const PHASES = ['gathering', 'playing', 'playing', 'ended'] as const;
const MOST_TABLES = 4;
const ROOM_DATA = 13;
const FIXSTR = 0xa0;

/** A table with connections of its host, of a second player and of a spectator. */
export interface FuzzTable {
  readonly id: string;
  readonly game: keyof typeof RULES;
  /** Actions that were legal when the table was made. */
  readonly legal: readonly TypedThing[];
  readonly connections: readonly TableConnection[];
}

/** A message as Colyseus' clients write it: its code, its type, its body. */
export const messageBytes = (type: string, body: unknown): Buffer =>
  Buffer.concat([
    Buffer.from([ROOM_DATA, FIXSTR + Buffer.byteLength(type)]),
    Buffer.from(type),
    packr.pack(body),
  ]);

/** What the cases of a batch use: people, tables in several phases, connections for requests. */
export class Stage {
  tables: FuzzTable[] = [];
  private readonly free: HttpConnection[] = [];

  private constructor(
    readonly target: Target,
    /** Hosts, players and spectators of the tables; the last one subscribes to pushes and never plays. */
    readonly people: readonly Person[],
    /** Whose session opens the routes of the operator. */
    readonly operator: Operator,
    /** The ids of a series of each kind, at whose first tables people gather. */
    readonly series: readonly string[],
  ) {}

  static async set(target: Target): Promise<Stage> {
    const names = ['Host', 'Guest', 'Spectator', 'Subscriber'];
    const people = await Promise.all(names.map((name) => Person.enter(target.address, name)));
    const [host] = people as [Person];
    return new Stage(target, people, await operatorAt(target), await seriesOf(host));
  }

  /** Replaces the oldest table by a new one. If limits refuse it, the old ones stay. */
  async renew(rng: Rng): Promise<void> {
    if (this.tables.length >= MOST_TABLES)
      for (const connection of this.tables.shift()?.connections ?? []) connection.end();
    const table = await this.newTable(rng).catch((error: unknown) => {
      if (this.target.kind === 'strict') return undefined;
      throw error;
    });
    if (table) this.tables.push(table);
  }

  /** Sends a request on a connection that nobody else uses meanwhile. */
  async ask(request: Buffer | string, hasBody = true): Promise<Answer> {
    const line = this.free.pop() ?? new HttpConnection(this.target.port);
    try {
      const answer = await line.ask(request, { hasBody });
      this.free.push(line);
      return answer;
    } catch (error) {
      line.close();
      throw error;
    }
  }

  /** The URL path of a spectator's place at a table, or undefined if the limits refuse it. */
  async reserve(table: string, person = this.people[2]): Promise<string | undefined> {
    const made = await this.post(`/matchmake/joinById/${table}`, { token: person?.token, name: 'Spectator' });
    if (made.status !== 200) return undefined;
    const { processId, roomId, sessionId } = JSON.parse(made.body.toString()) as Record<string, string>;
    return `/${processId}/${roomId}?sessionId=${sessionId}`;
  }

  async close(): Promise<void> {
    for (const { connections } of this.tables) for (const connection of connections) connection.end();
    for (const line of this.free) line.close();
  }

  private post(path: string, body: unknown): Promise<Answer> {
    const text = JSON.stringify(body);
    return this.ask(
      `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
    );
  }

  private async newTable(rng: Rng): Promise<FuzzTable> {
    const game = rng.pick(GAME_IDS);
    const seats = Math.max(2, RULES[game].about.seats.min);
    const phase = rng.pick(PHASES);
    const [host] = this.people;
    if (!host) throw new Error('Nobody is there to make a table.');
    const id = await host.createTable(game, seats);
    const connections: TableConnection[] = [];
    for (const person of this.people.slice(0, 3)) {
      const path = await this.reserve(id, person);
      if (path === undefined) throw new Error(`No place at ${id} was given.`);
      connections.push(await TableConnection.open(this.target.port, path));
    }
    if (phase !== 'gathering') await begin(connections);
    if (phase === 'ended')
      await connections[0]?.ask(messageBytes('act', { n: 3, action: { type: 'resign' } }), 3);
    const players = this.people.slice(0, 2);
    const legal = phase === 'playing' ? await warmUp(RULES[game] as AnyGame, players, id, rng) : [];
    return { id, game, legal, connections };
  }
}

/** A series of each kind. */
async function seriesOf(host: Person): Promise<readonly string[]> {
  await host.createTable('metaltalon', 2, { series: { type: 'bestOf', games: 3 } });
  await host.createTable('kriegbot', 2, { series: { type: 'campaign' } });
  const headers = { Authorization: `Bearer ${host.token}` };
  const page = await (await fetch(`${host.address}/api/me/tables`, { headers })).json();
  return (page as OwnTables).running.flatMap(({ series }) => series?.id ?? []);
}

async function begin([host, guest]: readonly TableConnection[]): Promise<void> {
  await guest?.ask(messageBytes('sit', { n: 1, seat: 1 }), 1);
  await host?.ask(messageBytes('start', { n: 2 }), 2);
}

/** Comes in as an operator does. */
async function operatorAt({ address, folder }: Target): Promise<Operator> {
  const link = newAdminSecret();
  const kept = { hash: hashOfSecret(link) ?? '', until: Date.now() + LINK_LIFE_MS };
  await keepLinkBeside({ type: 'sqlite', folder, sync: 'normal' }, kept);
  const operator = new Operator(address);
  const { status } = await operator.open({ link });
  if (status !== 204) throw new Error(`The operator was refused with ${status}.`);
  return operator;
}
