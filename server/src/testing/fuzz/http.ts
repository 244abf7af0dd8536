import { Tcp, within } from './tcp';

export interface Answer {
  readonly status: number;
  readonly headers: string;
  readonly body: Buffer;
}

const HEAD_END = '\r\n\r\n';
/** The server closes connections that were idle for longer. */
const FRESH_MS = 2000;

/** A connection for sequential requests, each sent as its raw text. */
export class HttpConnection {
  private tcp: Tcp | undefined;
  private buffer: Buffer = Buffer.alloc(0);
  private lastUse = 0;
  private isStreaming = false;

  constructor(private readonly port: number) {}

  /** Sends a request and waits for its answer. `hasBody` is false for HEAD. */
  async ask(request: Buffer | string, { hasBody = true } = {}): Promise<Answer> {
    const tcp = await this.connection();
    this.buffer = Buffer.alloc(0);
    const answer = within(
      new Promise<Answer>((resolve, reject) => {
        tcp.onData = (piece) => {
          this.buffer = this.buffer.length === 0 ? piece : Buffer.concat([this.buffer, piece]);
          const parsed = parseAnswer(this.buffer, hasBody);
          if (parsed) resolve(parsed);
        };
        tcp.socket.once('close', () => reject(new Error('The connection was closed without an answer.')));
      }),
      'an answer by HTTP',
    );
    tcp.write(request);
    const got = await answer;
    tcp.socket.removeAllListeners('close');
    this.lastUse = Date.now();
    this.isStreaming = /^content-type: text\/event-stream|^connection: close/imu.test(got.headers);
    return got;
  }

  close(): void {
    this.tcp?.socket.destroy();
    this.tcp = undefined;
  }

  private async connection(): Promise<Tcp> {
    if (!this.tcp || this.tcp.isClosed || this.isStreaming || Date.now() - this.lastUse > FRESH_MS) {
      this.close();
      this.tcp = await Tcp.open(this.port);
    }
    return this.tcp;
  }
}

/** The first answer in these bytes, if it is whole. Interim ones (1xx) are passed over. */
function parseAnswer(bytes: Buffer, hasBody: boolean): Answer | undefined {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const head = bytes.subarray(0, end).toString('latin1');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/u.exec(head)?.[1] ?? 0);
  const rest = bytes.subarray(end + HEAD_END.length);
  if (status >= 100 && status < 200 && status !== 101) return parseAnswer(rest, hasBody);
  const body = hasBody && status !== 204 && status !== 304 ? bodyOf(head, rest) : Buffer.alloc(0);
  return body && { status, headers: head, body };
}

function bodyOf(head: string, rest: Buffer): Buffer | undefined {
  if (/^content-type: text\/event-stream/imu.test(head)) return rest;
  if (/^transfer-encoding: chunked/imu.test(head)) return unchunked(rest);
  const length = Number(/^content-length: (\d+)/imu.exec(head)?.[1] ?? 0);
  return rest.length >= length ? rest.subarray(0, length) : undefined;
}

function unchunked(bytes: Buffer): Buffer | undefined {
  const pieces: Buffer[] = [];
  for (let at = 0; ;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const length = parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16);
    const next = lineEnd + 2 + length + 2;
    if (bytes.length < next) return undefined;
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(bytes.subarray(lineEnd + 2, next - 2));
    at = next;
  }
}

/** All status codes of the responses on a connection, in order; everything else is skipped. */
export const statusesIn = (text: string): number[] =>
  [...text.matchAll(/(?:^|\n|\})HTTP\/1\.[01] (\d{3})/gu)].map(([, status]) => Number(status));
