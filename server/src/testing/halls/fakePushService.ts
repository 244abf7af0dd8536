import { createECDH } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { BY_NET, type PostMeans } from '../../push/posting';
import type { PushSubscription } from '../../store/contract/table';

/** A self-signed certificate of push.test and its subdomains, useful only for these tests. */
const CERT = `-----BEGIN CERTIFICATE-----
MIIBxjCCAWygAwIBAgIURPfMiEbPbC1Yix+ubbOn50t1cSUwCgYIKoZIzj0EAwIw
JjEkMCIGA1UEAwwbYSBwdXNoIHNlcnZpY2Ugb2YgdGhlIHRlc3RzMCAXDTI2MTEy
MjE1MzA0M1oYDzIxMjYxMDI5MTUzMDQzWjAmMSQwIgYDVQQDDBthIHB1c2ggc2Vy
dmljZSBvZiB0aGUgdGVzdHMwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAT2gkGO
Mdg6NJP0LXsSLtNCFqGkANLucT1hareb6KQNrbqtZOVUB8IUL/2FYS/g8tB4yK5r
h9cjQFkLWEKacW45o3YwdDAdBgNVHQ4EFgQUMTuCt50ozSsMC4FjEsdvUtm5RyMw
HwYDVR0jBBgwFoAUMTuCt50ozSsMC4FjEsdvUtm5RyMwIQYDVR0RBBowGIIJcHVz
aC50ZXN0ggsqLnB1c2gudGVzdDAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMC
A0gAMEUCIQCb0ZwjZclDxOS0WkTrCJgLo/IKIMwBs6GyZECkVuyWgAIgQLYjbJYQ
wtUgV1cDAIxj4obvqz/a2QL3wsWq7KH32PE=
-----END CERTIFICATE-----`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgbGZxQB6ZlVx2L3Qk
mNCaYJ9dw0uK0X43hRpUABOoCNihRANCAAT2gkGOMdg6NJP0LXsSLtNCFqGkANLu
cT1hareb6KQNrbqtZOVUB8IUL/2FYS/g8tB4yK5rh9cjQFkLWEKacW45
-----END PRIVATE KEY-----`;
/** A name that no DNS knows. */
const NAME = 'push.test';
const ADDRESS = '127.0.0.1';

interface Knock {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** A push service on this machine: it keeps what it receives, and decrypts nothing. */
export interface FakePushService {
  /** Host and port, as in `PUSH_HOSTS`. */
  readonly host: string;
  /** Connects to the service and trusts it, although it is on this machine. */
  readonly means: PostMeans;
  readonly knocks: Knock[];
  /** The status of its responses from now on. */
  status: number;
  /** How it responds from now on, if not by the status alone. */
  reply: ((response: ServerResponse, request: IncomingMessage) => void) | undefined;
  /** Connections that are open now, and the maximum that were open at the same time. */
  connections(): { readonly open: number; readonly most: number };
  subscription(name: string): PushSubscription;
  close(): Promise<void>;
}

export async function fakePushService(): Promise<FakePushService> {
  const knocks: Knock[] = [];
  let most = 0;
  const sockets = new Set<unknown>();
  const server: Server = createServer({ key: KEY, cert: CERT }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      knocks.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      if (service.reply) service.reply(response, request);
      else response.writeHead(service.status).end();
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    most = Math.max(most, sockets.size);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, ADDRESS, resolve));
  const host = `${NAME}:${(server.address() as AddressInfo).port}`;
  const service: FakePushService = {
    host,
    means: {
      ...BY_NET,
      resolve: async () => [{ address: ADDRESS, family: 4 }],
      allowed: [ADDRESS],
      ca: CERT,
    },
    knocks,
    status: 201,
    reply: undefined,
    connections: () => ({ open: sockets.size, most }),
    subscription: (name) => subscriptionAt(`https://${host}/${name}`),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}

/** A subscription as a browser makes it, with real keys. */
export function subscriptionAt(endpoint: string): PushSubscription {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys().toString('base64url');
  return { endpoint, keys: { p256dh, auth: Buffer.alloc(16, 7).toString('base64url') } };
}
