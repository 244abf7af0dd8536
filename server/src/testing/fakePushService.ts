import { createECDH } from 'node:crypto';
import { Agent, createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { PushSubscription } from '../store/store';

/** Of 127.0.0.1, signed by itself; good for nothing but these tests. */
const CERT = `-----BEGIN CERTIFICATE-----
MIIBtDCCAVqgAwIBAgIUPjSp0YeBItwFj5esYAc9fsRDzokwCgYIKoZIzj0EAwIw
JjEkMCIGA1UEAwwbYSBwdXNoIHNlcnZpY2Ugb2YgdGhlIHRlc3RzMCAXDTI2MTEy
MTE3MjMxNVoYDzIxMjYxMDI4MTcyMzE1WjAmMSQwIgYDVQQDDBthIHB1c2ggc2Vy
dmljZSBvZiB0aGUgdGVzdHMwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASYtUq3
V8eBF+Nnc1QhmcV62uaDX9nofgYesaCGTWR4hxHfASD08GnUfmtG8UhrBic/yjBE
pNOTvUAxHYx+Nsfyo2QwYjAdBgNVHQ4EFgQU/ZLsIV2oQrXiLDhgDr+KIAFTr/4w
HwYDVR0jBBgwFoAU/ZLsIV2oQrXiLDhgDr+KIAFTr/4wDwYDVR0TAQH/BAUwAwEB
/zAPBgNVHREECDAGhwR/AAABMAoGCCqGSM49BAMCA0gAMEUCIQD9nqI4zG+ts2Sc
3rXyAYXgH5fXCHP1gdZ/vGVDH3HeYAIgTIAC+JWakjs3ZGxDFJa3TnV7s1I0bemD
kjz96RorhsA=
-----END CERTIFICATE-----`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgoUQBFd43JUq2DdGf
h54/8rJB6xofut/iRYR7TzVBw/KhRANCAASYtUq3V8eBF+Nnc1QhmcV62uaDX9no
fgYesaCGTWR4hxHfASD08GnUfmtG8UhrBic/yjBEpNOTvUAxHYx+Nsfy
-----END PRIVATE KEY-----`;

export interface Knock {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** A push service on this machine: it keeps what it is told, and decrypts nothing. */
export interface FakePushService {
  /** Host and port, as `PUSH_HOSTS` names it. */
  readonly host: string;
  /** Trusts the service, and nothing else. */
  readonly agent: Agent;
  readonly knocks: Knock[];
  /** What it answers from now on. */
  status: number;
  subscription(name: string): PushSubscription;
  close(): Promise<void>;
}

export async function fakePushService(): Promise<FakePushService> {
  const knocks: Knock[] = [];
  const server: Server = createServer({ key: KEY, cert: CERT }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      knocks.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(service.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const agent = new Agent({ ca: CERT });
  const service: FakePushService = {
    host,
    agent,
    knocks,
    status: 201,
    subscription: (name) => subscriptionAt(`https://${host}/${name}`),
    async close() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return service;
}

/** What a browser would have made, with keys that are real. */
export function subscriptionAt(endpoint: string): PushSubscription {
  const curve = createECDH('prime256v1');
  const p256dh = curve.generateKeys().toString('base64url');
  return { endpoint, keys: { p256dh, auth: Buffer.alloc(16, 7).toString('base64url') } };
}
