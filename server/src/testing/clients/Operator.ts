import { newAdminSecret, hashOfSecret, LINK_LIFE_MS } from '../../admin/secrets';
import type { Store } from '../../store/contract/store';

/** The answer to a request of an operator. */
export interface Answer {
  readonly status: number;
  readonly body: never;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const OURS = { 'Content-Type': 'application/json', 'X-Gearhall-Admin': '1' };

/** An operator's browser at /admin. */
export class Operator {
  cookie = '';

  constructor(readonly address: string) {}

  /** With a link as `npm run -s admin-link` makes it. */
  static async enter(address: string, store: Store, now = Date.now()): Promise<Operator> {
    const operator = new Operator(address);
    const link = await keptLink(store, now + LINK_LIFE_MS);
    const { status } = await operator.open({ link });
    if (status !== 204) throw new Error(`The link was refused with ${status}.`);
    return operator;
  }

  async open(by: Record<string, unknown>, headers: Record<string, string> = {}): Promise<Answer> {
    return this.ask('POST', '/session', by, headers);
  }

  get(path: string): Promise<Answer> {
    return this.ask('GET', path);
  }

  /** What a GET must answer with. */
  async read<T>(path: string): Promise<T> {
    const { status, body } = await this.get(path);
    if (status !== 200) throw new Error(`${path} answered with ${status}.`);
    return body as T;
  }

  /** Does something that must be answered with 204. */
  async act(method: Method, path: string, body: unknown = {}): Promise<void> {
    const answer = await this.ask(method, path, body);
    if (answer.status !== 204)
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }

  mute(type: string, id: string, more: Record<string, unknown> = {}): Promise<void> {
    return this.act('POST', '/sanctions', { kind: 'mute', subject: { type, id }, ...more });
  }

  ban(type: string, id: string, more: Record<string, unknown> = {}): Promise<void> {
    return this.act('POST', '/sanctions', { kind: 'ban', subject: { type, id }, ...more });
  }

  close(table: string): Promise<void> {
    return this.act('POST', '/sanctions', { kind: 'close', subject: { type: 'table', id: table } });
  }

  lift(kind: string, type: string, id: string): Promise<void> {
    return this.act('DELETE', '/sanctions', { kind, subject: { type, id } });
  }

  async ask(
    method: Method,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.address}/api/admin${path}`, {
      method,
      headers: { ...OURS, Cookie: this.cookie, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as never };
  }
}

/** A link that is good until then. */
export async function keptLink(store: Store, until: number): Promise<string> {
  const link = newAdminSecret();
  await store.keepAdminLink(hashOfSecret(link) ?? '', until);
  return link;
}
