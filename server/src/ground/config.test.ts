import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';

test('everything has a default', () => {
  expect(readConfig({})).toMatchObject({
    port: 2567,
    host: '0.0.0.0',
    logLevel: 'info',
    goneAfterMs: 60_000,
    storage: { type: 'sqlite', folder: 'data', sync: 'full' },
  });
  expect(readConfig({}).secret).toBeUndefined();
});

test('values of the environment are taken, empty ones ignored', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '127.0.0.1',
    LOG_LEVEL: '',
    IDLE_AFTER: '5',
    HOME: '/root',
  });
  expect(config).toMatchObject({ port: 8080, host: '127.0.0.1', logLevel: 'info', idleAfterMs: 5000 });
});

test('several processes need a database that they share, and an address each', () => {
  const shared = {
    DATABASE_URL: 'postgres://h/d',
    REDIS_URL: 'redis://h',
    PUBLIC_ADDRESS: 'hall.example.org/p1',
  };
  expect(readConfig(shared)).toMatchObject({
    storage: { type: 'postgres', url: 'postgres://h/d', isShared: true },
    redisUrl: 'redis://h',
    publicAddress: 'hall.example.org/p1',
  });
  for (const missing of ['DATABASE_URL', 'PUBLIC_ADDRESS'])
    expect(() => readConfig({ ...shared, [missing]: '' })).toThrow(/REDIS_URL: needs DATABASE_URL and/u);
  expect(() => readConfig({ ...shared, PUBLIC_ADDRESS: 'https://h' })).toThrow(/PUBLIC_ADDRESS: must be/u);
  expect(readConfig({ ...shared, REDIS_URL: '' })).not.toHaveProperty('publicAddress');
});

test.each([
  [
    { GEARHALL_DATA: '/srv', GEARHALL_SYNC: 'normal' },
    { type: 'sqlite', folder: '/srv', sync: 'normal' },
  ],
  [{ GEARHALL_DATA: 'memory' }, { type: 'memory' }],
  [
    { GEARHALL_DATA: '/srv', DATABASE_URL: 'postgres://h/d' },
    { type: 'postgres', url: 'postgres://h/d' },
  ],
])('%j chooses the store %j', (variables, storage) => {
  expect(readConfig(variables).storage).toEqual(storage);
});

test('bad values are all named', () => {
  expect(() => readConfig({ PORT: 'http', LOG_LEVEL: 'loud', GEARHALL_SECRET: 'short' })).toThrow(
    /PORT: .*\nGEARHALL_SECRET: .*\nLOG_LEVEL: /u,
  );
  expect(() => readConfig({ DATABASE_URL: 'mysql://h/d', GEARHALL_SYNC: 'never' })).toThrow(
    /DATABASE_URL: must begin with postgres.*\nGEARHALL_SYNC: /u,
  );
});

test('push services are listed between commas, and there is always a contact', () => {
  expect(readConfig({}).pushHosts).toEqual([]);
  expect(readConfig({}).pushContact).toMatch(/^mailto:gearhall@[^@]+\.[^@]+$/u);
  expect(readConfig({ PUSH_HOSTS: 'push.example.org, .example.net:8443,' }).pushHosts).toEqual([
    'push.example.org',
    '.example.net:8443',
  ]);
  for (const contact of ['mailto:host@example.org', 'https://example.org/contact'])
    expect(readConfig({ PUSH_CONTACT: contact }).pushContact).toBe(contact);
  expect(() => readConfig({ PUSH_CONTACT: 'host@example.org', DEADLINES_EVERY: '0' })).toThrow(
    /PUSH_CONTACT: .*\nDEADLINES_EVERY: /u,
  );
});

test('a list of words is read from its file, and refused where it is none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'words-'));
  const file = join(folder, 'words.txt');
  try {
    writeFileSync(file, '# ours\nrust\n');
    expect(readConfig({ WORD_LIST: file }).hiddenWords).toEqual(['rust']);
    writeFileSync(file, 'rust\nrust bucket\n');
    expect(() => readConfig({ WORD_LIST: file })).toThrow(/WORD_LIST: "rust bucket" in .* is not one word/u);
    expect(() => readConfig({ WORD_LIST: folder })).toThrow(/WORD_LIST: .* cannot be read/u);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(readConfig({}).hiddenWords).toEqual([]);
});
