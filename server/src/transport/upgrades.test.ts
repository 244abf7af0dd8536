import { isOwnOrigin, placeAt } from './upgrades';

describe('the address of a place', () => {
  test.each([
    ['/p1/0123456789?sessionId=s-1', { table: '0123456789', session: 's-1' }],
    ['/p1/0123456789?a=b&sessionId=s-1&skipHandshake=1', { table: '0123456789', session: 's-1' }],
    ['/p1/abcdefghjk?sessionId=_', { table: 'abcdefghjk', session: '_' }],
  ])('%s', (address, place) => {
    expect(placeAt(address)).toEqual(place);
  });

  test.each([
    undefined,
    '',
    '/',
    '/p1',
    '/p1/',
    '/p1/0123456789',
    '/p1/0123456789?sessionId=',
    '/p1/0123456789?sessionid=s-1',
    '/p1/0123456789?sessionId=s-1&sessionId=s-2',
    '/p1/0123456789?sessionId=s%001',
    `/p1/0123456789?sessionId=${'s'.repeat(41)}`,
    `/${'p'.repeat(41)}/0123456789?sessionId=s-1`,
    '/p1/012345678?sessionId=s-1',
    '/p1/01234567890?sessionId=s-1',
    '/p1/0123456789/?sessionId=s-1',
    '/p1/__proto__?sessionId=s-1',
    '/a/p1/0123456789?sessionId=s-1',
    '//p1/0123456789?sessionId=s-1#',
    'p1/0123456789?sessionId=s-1',
    'http://hall/p1/0123456789?sessionId=s-1',
    '*',
    '/%',
    '/[',
  ])('is not %s', (address) => {
    expect(placeAt(address)).toBeUndefined();
  });
});

describe('the origin of a page', () => {
  test.each([
    [{ host: 'hall.example' }, false],
    [{ host: 'hall.example', origin: 'http://hall.example' }, false],
    [{ host: 'hall.example', origin: 'https://hall.example' }, false],
    [{ host: 'HALL.example', origin: 'https://hall.example' }, false],
    [{ host: 'hall.example:443', origin: 'https://hall.example' }, false],
    [{ host: 'hall.example:80', origin: 'http://hall.example' }, false],
    [{ host: 'hall.example:8443', origin: 'https://hall.example:8443' }, false],
    [{ host: 'localhost:5173', origin: 'http://localhost:5173' }, false],
    [{ host: '127.0.0.1:2567', origin: 'http://127.0.0.1:2567' }, false],
    [{ host: '[::1]:2567', origin: 'http://[::1]:2567' }, false],
    [{ host: 'inner:2567', origin: 'https://hall.example', 'x-forwarded-host': 'hall.example' }, true],
    [{ host: 'inner', origin: 'https://hall.example', 'x-forwarded-host': 'hall.example, inner' }, true],
    [{ host: 'hall.example', origin: 'https://hall.example', 'x-forwarded-host': 'inner' }, true],
  ])('%j is one of ours (behind a proxy: %j)', (headers, isProxied) => {
    expect(isOwnOrigin(headers, isProxied)).toBe(true);
  });

  test.each([
    [{ host: 'hall.example', origin: 'https://elsewhere.example' }, false],
    [{ host: 'hall.example', origin: 'https://hall.example.elsewhere.example' }, false],
    [{ host: 'hall.example', origin: 'https://elsewhere.example/hall.example' }, false],
    [{ host: 'hall.example', origin: 'https://hall.example@elsewhere.example' }, false],
    [{ host: 'hall.example', origin: 'https://hall.example:8443' }, false],
    [{ host: 'hall.example:8443', origin: 'https://hall.example' }, false],
    [{ host: 'hall.example', origin: 'null' }, false],
    [{ host: 'hall.example', origin: '' }, false],
    [{ host: 'hall.example', origin: 'hall.example' }, false],
    [{ host: 'hall.example', origin: 'file://hall.example' }, false],
    [{ host: '', origin: 'https://hall.example' }, false],
    [{ origin: 'https://hall.example' }, false],
    [{ host: 'a b<c', origin: 'https://hall.example' }, false],
    [{ host: 'inner', origin: 'https://hall.example', 'x-forwarded-host': 'hall.example' }, false],
    [{ host: 'inner', origin: 'https://hall.example', 'x-forwarded-host': ', ,' }, true],
    [{ host: 'inner', origin: 'https://hall.example', 'x-forwarded-host': 'elsewhere.example' }, true],
  ])('%j is not (behind a proxy: %j)', (headers, isProxied) => {
    expect(isOwnOrigin(headers, isProxied)).toBe(false);
  });
});
