import { randomBytes } from 'node:crypto';
import { unpack } from 'msgpackr';
import { frame, OPCODE, takeFrames } from './frames';
import { Tcp, within } from './tcp';

export interface TableAnswer {
  readonly n: number;
  readonly refusal?: { readonly refused: string };
}
/** The result of a request: its answer, or the code of the close. */
export type Outcome = TableAnswer | { readonly closed: number };

const JOIN_ROOM = 10;
const ROOM_DATA = 13;
const FIXSTR = 0xa0;
const LIKE_TCP_END = 1006;
/** The number of a request whose number cannot be read. */
const UNKNOWN = NaN;

/** The head of a well-formed upgrade request. */
export const upgradeHead = (path: string, more = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
  `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n${more}\r\n`;

/** A WebSocket at a table, frame by frame, which decodes only answers. */
export class TableConnection {
  /** Answers that nobody waited for. */
  readonly strays: TableAnswer[] = [];
  closed: number | undefined;
  private buffer: Buffer = Buffer.alloc(0);
  private isUpgraded = false;
  private onStep: () => void = () => undefined;
  private readonly asked = new Map<number, Promise<Outcome>>();
  private readonly waiting = new Map<number, (outcome: Outcome) => void>();
  private hasHandshake = false;
  private hasWelcome = false;

  private constructor(
    readonly tcp: Tcp,
    private readonly acknowledges: boolean,
  ) {
    tcp.onData = (piece) => this.read(piece);
    for (const event of ['end', 'close'] as const) tcp.socket.on(event, () => this.noteClose(LIKE_TCP_END));
  }

  /** Takes a reserved place. Resolves when the table has sent its welcome, or, without acknowledging, its handshake. */
  static async open(port: number, path: string, { acknowledges = true } = {}): Promise<TableConnection> {
    const tcp = await Tcp.open(port);
    const connection = new TableConnection(tcp, acknowledges);
    const isReady = (): boolean =>
      connection.closed !== undefined || (acknowledges ? connection.hasWelcome : connection.hasHandshake);
    tcp.write(upgradeHead(path));
    await within(
      new Promise<void>((resolve) => (connection.onStep = () => isReady() && resolve())),
      'the welcome',
    );
    return connection;
  }

  /**
   * Sends a message. Resolves with the answer to that number (or any, if the number is unknown), or the close. Of two
   * requests with the same number, the second waits for the answer to the first.
   */
  async ask(payload: Buffer, n = UNKNOWN): Promise<Outcome> {
    for (let earlier = this.asked.get(n); earlier; earlier = this.asked.get(n)) await earlier;
    if (this.closed !== undefined) return { closed: this.closed };
    const outcome = new Promise<Outcome>((resolve) => this.waiting.set(n, resolve));
    this.asked.set(n, outcome);
    this.tcp.write(frame({ opcode: OPCODE.binary, payload }));
    return within(outcome, `the answer ${n}`);
  }

  end(): void {
    this.tcp.socket.destroy();
  }

  private read(piece: Buffer): void {
    this.buffer = this.buffer.length === 0 ? piece : Buffer.concat([this.buffer, piece]);
    if (!this.isUpgraded) {
      const end = this.buffer.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.isUpgraded = true;
      this.buffer = this.buffer.subarray(end + 4);
    }
    this.buffer = takeFrames(this.buffer, (opcode, payload) => this.take(opcode, payload));
  }

  private take(opcode: number, payload: Buffer): void {
    if (opcode === OPCODE.close) this.noteClose(payload.length >= 2 ? payload.readUInt16BE(0) : LIKE_TCP_END);
    else if (opcode === OPCODE.ping) this.tcp.write(frame({ opcode: OPCODE.pong, payload }));
    else if (payload[0] === JOIN_ROOM) this.acknowledge();
    else if (payload[0] === ROOM_DATA) this.notice(payload);
    this.onStep();
  }

  private acknowledge(): void {
    this.hasHandshake = true;
    if (this.acknowledges)
      this.tcp.write(frame({ opcode: OPCODE.binary, payload: Buffer.from([JOIN_ROOM]) }));
  }

  private notice(payload: Buffer): void {
    const bodyAt = 2 + (payload[1] ?? 0) - FIXSTR;
    const type = payload.subarray(2, bodyAt).toString('latin1');
    if (type === 'welcome') this.hasWelcome = true;
    if (type !== 'answer') return;
    const answer = unpack(payload.subarray(bodyAt)) as TableAnswer;
    const n = this.waiting.has(answer.n) ? answer.n : UNKNOWN;
    const resolve = this.waiting.get(n);
    this.waiting.delete(n);
    this.asked.delete(n);
    if (resolve) resolve(answer);
    else this.strays.push(answer);
  }

  private noteClose(code: number): void {
    this.closed ??= code;
    const outcome = { closed: this.closed };
    for (const resolve of this.waiting.values()) resolve(outcome);
    this.waiting.clear();
    this.asked.clear();
    this.onStep();
  }
}
