import { logger } from '@colyseus/core';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { startRedis, withRedis, type RedisServer } from '../testing/halls/redisServer';
import { until } from '../testing/until';
import { HallPresence } from './redis';

const TOPIC = 'news';

withRedis(() => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => server.close());

  // Jest fails a test with a rejected promise that nobody handles; it would end a process of a hall.
  test('a Redis that answers nothing for so long that connections are made anew ends no process', async () => {
    const warned = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
    const presence = new HallPresence(server.url, pino({ level: 'silent' }));
    await presence.ready();
    const heard: unknown[] = [];
    await presence.subscribe(TOPIC, (news: unknown) => heard.push(news));
    const connects = jest.spyOn(Redis.prototype, 'connect');
    server.freeze();
    // Both connections, twice each: an answer is waited for within each new one, too.
    await until(() => connects.mock.calls.length >= 4, 'the connections to be made anew');
    freezeAtSubscription(server);
    server.thaw();
    const hasFailed = (): boolean =>
      warned.mock.calls.some(([words]) => /failed to re-subscribe/u.test(String(words)));
    await until(hasFailed, 'the subscription to be tried again');
    server.thaw();
    await until(async () => {
      await presence.publish(TOPIC, 'back');
      return heard.length > 0;
    }, 'messages to come again');
    expect(heard[0]).toBe('back');
    presence.shutdown();
  });
});

/** Once: no answer any more, just as a connection that is ready again asks for its subscriptions. */
function freezeAtSubscription(server: RedisServer): void {
  const asks = jest.spyOn(Redis.prototype, 'subscribe');
  asks.mockImplementationOnce(function (this: Redis, ...topics: readonly unknown[]) {
    server.freeze();
    asks.mockRestore();
    return this.subscribe(...(topics as string[]));
  } as typeof Redis.prototype.subscribe);
}
