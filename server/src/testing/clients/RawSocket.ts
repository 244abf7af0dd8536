import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Person } from './Person';
import { until } from '../until';

const END_OF_HEAD = '\r\n\r\n';

/** A TCP connection to the hall that sends what a test gives it, and keeps what it receives. */
export class RawSocket {
  private chunks: Buffer[] = [];
  isClosed = false;

  private constructor(readonly stream: Socket) {
    stream.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    stream.on('error', () => undefined);
    stream.on('close', () => (this.isClosed = true));
  }

  static async open(address: string): Promise<RawSocket> {
    const { hostname, port } = new URL(address);
    const stream = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const socket = new RawSocket(stream);
    await once(stream, 'connect');
    return socket;
  }

  get heard(): Buffer {
    return Buffer.concat(this.chunks);
  }

  /** The server has ended its side. */
  get hasEnded(): boolean {
    return this.isClosed || this.stream.readableEnded;
  }

  /** The status of the first response (0 if there is none), once its head has arrived. */
  async status(): Promise<number> {
    await this.until(() => this.heard.includes(END_OF_HEAD) || this.hasEnded, 'an answer');
    return Number(/^HTTP\/1\.1 (\d{3})/u.exec(this.heard.toString('latin1'))?.[1] ?? 0);
  }

  /** What came after the head of the first response. */
  get body(): Buffer {
    const { heard } = this;
    const end = heard.indexOf(END_OF_HEAD);
    return end === -1 ? Buffer.alloc(0) : heard.subarray(end + END_OF_HEAD.length);
  }

  write(bytes: Uint8Array | string): void {
    if (!this.stream.destroyed) this.stream.write(bytes);
  }

  until(condition: () => boolean, what: string, timeoutMs?: number): Promise<void> {
    return until(condition, what, timeoutMs);
  }

  /** Resolves once the server has closed the connection; our own side is closed when the server ends its side. */
  async untilLetGo(what: string, timeoutMs?: number): Promise<void> {
    this.stream.on('end', () => this.stream.end());
    if (this.stream.readableEnded) this.stream.end();
    await this.until(() => this.isClosed, `the end of ${what}`, timeoutMs);
  }
}

/** The bytes of an upgrade request, with headers that replace or extend the usual ones. */
export function upgradeRequest(path: string, headers: Readonly<Record<string, string | undefined>> = {}) {
  const all = {
    Host: '127.0.0.1',
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}: ${value}`,
  );
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** The URL path of a place reserved at a table. */
export async function reservedPlace(
  person: Person,
  table: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { token, name } = person;
  const made = await person.post(`/matchmake/joinById/${table}`, { token, name }, headers);
  if (made.status !== 200) throw new Error(`Joining was refused: ${JSON.stringify(made.body)}.`);
  const { processId, roomId, sessionId } = made.body as Record<string, string>;
  return `/${processId}/${roomId}?sessionId=${sessionId}`;
}
