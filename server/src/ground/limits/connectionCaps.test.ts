import { ConnectionCap, type CapReached, type Release } from './connectionCaps';

const isRefused = (taken: Release | CapReached): taken is CapReached => typeof taken === 'string';
const take = (cap: ConnectionCap, addresses: readonly string[]) =>
  addresses.map((address) => cap.take(address)).map((taken) => (isRefused(taken) ? taken : 'taken'));

describe('a cap', () => {
  test('holds for each address, at every port', () => {
    const cap = new ConnectionCap(2);
    expect(take(cap, ['1.1.1.1:1', '::ffff:1.1.1.1', '1.1.1.1', '2.2.2.2'])).toEqual([
      'taken',
      'taken',
      'address',
      'taken',
    ]);
  });

  test('holds eight times for a /48', () => {
    const cap = new ConnectionCap(2);
    const networks = Array.from({ length: 20 }, (_, network) => `2001:db8:0:${network}::1`);
    expect(take(cap, networks).filter((taken) => taken === 'taken')).toHaveLength(16);
    expect(take(cap, ['2001:db8:1::1'])).toEqual(['taken']);
  });

  test('holds in all', () => {
    expect(take(new ConnectionCap(5, 2), ['1.1.1.1', '2.2.2.2', '3.3.3.3'])).toEqual([
      'taken',
      'taken',
      'server',
    ]);
  });

  test('counts a double release only once', () => {
    const cap = new ConnectionCap(1, 2);
    const release = cap.take('1.1.1.1');
    if (isRefused(release)) throw new Error('The first one was refused.');
    expect(cap.take('1.1.1.1')).toBe('address');
    release();
    release();
    expect(take(cap, ['1.1.1.1', '1.1.1.1', '2.2.2.2', '3.3.3.3'])).toEqual([
      'taken',
      'address',
      'taken',
      'server',
    ]);
  });
});
