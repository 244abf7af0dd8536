import { RULES } from '@gearhall/shared/games/rules';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { hasCaddy, startCaddy } from '../testing/halls/caddy';
import { freePort } from '../testing/halls/freePort';
import { playing, playOn } from '../testing/games/games';
import { startHall, type HallProcess } from '../testing/halls/hallProcess';
import { Person } from '../testing/clients/Person';
import { temporaryFolder } from '../testing/temporaryFolder';
import { until } from '../testing/until';

/** The hall behind Caddy with hosting/Caddyfile, and certificates of Caddy's own. Needs Debian's `caddy`. */
const CADDYFILE = join(__dirname, '..', '..', '..', 'hosting', 'Caddyfile');
const TIMEOUT_MS = 120_000;
const game = RULES.metaltalon;

const folder = temporaryFolder();
let hall: HallProcess;
let endCaddy: () => Promise<void>;
let port: number;
const address = (): string => `https://localhost:${port}`;
const root = (): string => join(folder.path, 'caddy', 'pki', 'authorities', 'local', 'root.crt');
const trusted = getCACertificates('default');

const isAnswering = (): Promise<boolean> =>
  fetch(`${address()}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

const start = (environment: Record<string, string> = {}): Promise<HallProcess> =>
  startHall({
    GEARHALL_DATA: join(folder.path, 'data'),
    TRUST_PROXY: '1',
    HOST: '127.0.0.1',
    ...environment,
  });

const describeHere = hasCaddy ? describe : describe.skip;

describeHere('behind Caddy', () => {
  beforeAll(async () => {
    hall = await start();
    port = await freePort();
    endCaddy = startCaddy(CADDYFILE, folder.path, {
      GEARHALL_DOMAIN: `localhost:${port}`,
      GEARHALL_TLS: 'tls internal',
      GEARHALL_CADDY: 'auto_https disable_redirects',
      GEARHALL_UPSTREAM: new URL(hall.address).host,
    });
    await until(() => existsSync(root()), 'the authority of Caddy', TIMEOUT_MS / 4);
    setDefaultCACertificates([...trusted, readFileSync(root(), 'utf8')]);
    // The authority is there before the certificate that it signs: until then, Caddy refuses to speak.
    await until(isAnswering, 'a certificate of Caddy', TIMEOUT_MS / 4);
  }, TIMEOUT_MS);
  afterAll(async () => {
    setDefaultCACertificates(trusted);
    await endCaddy();
    await hall.end('SIGKILL');
    folder.remove();
  });

  /** A request by HTTP/2; resolves with the first piece of the answer. */
  async function get(
    path: string,
  ): Promise<{ readonly headers: IncomingHttpHeaders; readonly text: string }> {
    const session = connect(address());
    try {
      const request = session.request({ ':path': path });
      const [headers] = (await once(request, 'response')) as [IncomingHttpHeaders];
      const [piece] = (await once(request, 'data')) as [Buffer];
      return { headers, text: piece.toString() };
    } finally {
      session.destroy();
    }
  }

  test(
    'the hall answers by HTTP/2 with a valid certificate, says "only by HTTPS", and hides its metrics',
    async () => {
      const health = await get('/health');
      expect(health.headers[':status']).toBe(200);
      expect(health.headers['strict-transport-security']).toMatch(/^max-age=\d{7,}/u);
      expect((await get('/metrics')).headers[':status']).toBe(404);
    },
    TIMEOUT_MS,
  );

  test(
    'the event stream of the lobby arrives at once',
    async () => {
      const { headers, text } = await get('/api/tables/stream');
      expect(headers['content-type']).toMatch(/^text\/event-stream/u);
      expect(text).toMatch(/tables/u);
    },
    TIMEOUT_MS,
  );

  test(
    'two people play by WebSockets, and go on after the hall was started again',
    async () => {
      const [ada, bo] = [await Person.enter(address(), 'Ada'), await Person.enter(address(), 'Bo')];
      const seats = await playing([ada, bo], game);
      for (let step = 0; step < 6; step += 1) await playOn(game, seats);
      const { id, actions } = seats[0]!.table;
      const { port: upstream } = new URL(hall.address);
      expect(await hall.end('SIGTERM')).toBe(0);
      hall = await start({ PORT: upstream });
      const back = [await ada.join(id), await bo.join(id)];
      expect(back[0]!.table.actions).toBe(actions);
      for (let step = 0; step < 4; step += 1) await playOn(game, back);
      expect(back[0]!.table.actions).toBeGreaterThan(actions);
    },
    TIMEOUT_MS,
  );
});
