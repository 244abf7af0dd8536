import express from 'express';
import fc from 'fast-check';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addressKeys, clientAddress } from './addresses';
import { AddressLimiter } from './AddressLimiter';

const keysOf = (address: string | undefined) => addressKeys(address).map(({ key }) => key);

describe('an address counts as', () => {
  test.each([
    ['1.2.3.4', ['1.2.3.4']],
    ['1.2.3.4:5678', ['1.2.3.4']],
    [' 1.2.3.4 ', ['1.2.3.4']],
    ['::ffff:1.2.3.4', ['1.2.3.4']],
    ['::FFFF:1.2.3.4', ['1.2.3.4']],
    ['::ffff:102:304', ['1.2.3.4']],
    ['0:0:0:0:0:ffff:1.2.3.4', ['1.2.3.4']],
    ['[::ffff:1.2.3.4]:80', ['1.2.3.4']],
    ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:0DB8:0001:0002::1', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['[2001:db8:1:2::1]', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['[2001:db8:1:2::1]:443', ['2001:db8:1:2::/64', '2001:db8:1::/48']],
    ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0::/48']],
    ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
    ['[fe80::1%25eth0]:80', ['fe80:0:0:0::/64', 'fe80:0:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0::/48']],
    ['::', ['0:0:0:0::/64', '0:0:0::/48']],
    ['::1.2.3.4', ['0:0:0:0::/64', '0:0:0::/48']],
  ])('%s: %j', (address, keys) => {
    expect(keysOf(address)).toEqual(keys);
  });

  test.each([
    undefined,
    '',
    'unknown',
    '_hidden',
    '1.2.3',
    '1.2.3.4.5',
    '1.2.3.256',
    '01.2.3.4',
    '1.2.3.4:',
    '1.2.3.4:x',
    '1.2.3.4/24',
    ':::',
    '1::2::3',
    '[1.2.3.4',
    '[::1]x',
    '__proto__',
    'x'.repeat(100_000),
  ])('nobody in particular: %.20s', (address) => {
    expect(keysOf(address)).toEqual(['unknown']);
  });

  test('the same from every port, and with any last 64 bits', () => {
    const port = fc.integer({ min: 0, max: 65_535 });
    fc.assert(
      fc.property(fc.ipV4(), port, (ip, from) => {
        expect(keysOf(`${ip}:${from}`)).toEqual(keysOf(ip));
        expect(keysOf(`[::ffff:${ip}]:${from}`)).toEqual(keysOf(ip));
      }),
    );
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const half = fc.tuple(group, group, group, group).map((groups) => groups.join(':'));
    fc.assert(
      fc.property(half, half, half, port, (network, one, other, from) => {
        expect(keysOf(`${network}:${one}`)).toEqual(keysOf(`[${network}:${other}]:${from}`));
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => keysOf(text).length > 0));
    fc.assert(fc.property(fc.ipV6(), (ip) => keysOf(ip)[0] !== 'unknown'));
  });
});

test('a limit counts a /64 as one address, and a /48 as eight', () => {
  const limiter = new AddressLimiter(3, () => 0);
  const allowedOf = (addresses: string[]) => addresses.filter((address) => limiter.allows(address)).length;
  const hosts = Array.from({ length: 60 }, (_, host) => `2001:db8:1:1::${host.toString(16)}`);
  expect(allowedOf(hosts)).toBe(3);
  const networks = Array.from({ length: 60 }, (_, network) => `2001:db8:1:${network.toString(16)}::1`);
  expect(allowedOf(networks)).toBe(8 * 3 - 3);
  expect(limiter.allows('2001:db8:2::1')).toBe(true);
  expect(allowedOf(['9.9.9.9:1', '9.9.9.9:2', '::ffff:9.9.9.9', '9.9.9.9:4'])).toBe(3);
});

test.each([0, 1, 2, 3])('with %i proxies, the client is who Express says it is', async (proxies) => {
  const app = express();
  app.set('trust proxy', proxies);
  app.get('/', (request, response) => {
    response.json([request.ip, clientAddress(request as IncomingMessage, proxies)]);
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  for (const chain of [undefined, '1.1.1.1', '1.1.1.1, 2.2.2.2', ' 1.1.1.1:80 ,, [::1]:9,x', ',']) {
    const headers = new Headers(chain === undefined ? [] : [['X-Forwarded-For', chain]]);
    const [theirs, ours] = (await (await fetch(`http://127.0.0.1:${port}/`, { headers })).json()) as string[];
    expect(ours).toBe(theirs);
  }
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
