import { readConfig } from './config';

test('everything has a default', () => {
  expect(readConfig({})).toMatchObject({
    port: 2567,
    host: '0.0.0.0',
    logLevel: 'info',
    goneAfterMs: 60_000,
  });
  expect(readConfig({}).secret).not.toBe(readConfig({}).secret);
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

test('bad values are all named', () => {
  expect(() => readConfig({ PORT: 'http', LOG_LEVEL: 'loud', GEARHALL_SECRET: 'short' })).toThrow(
    /PORT: .*\nGEARHALL_SECRET: .*\nLOG_LEVEL: /u,
  );
});
