import { RedisPresence } from '@colyseus/redis-presence';
import { Redis } from 'ioredis';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';

/** How long a command may take, and a start waits for Redis, in ms. */
const ANSWERS_WITHIN_MS = 1000;
const START_WITHIN_MS = 5000;
/** How often each connection is tried: one that is cut off would be noticed after minutes only. */
const PING_MS = 3000;
const LOOK_AGAIN_MS = 20;

/**
 * A connection that never keeps anybody waiting: while Redis is away, commands fail at once. It subscribes to nothing by
 * itself when it is back: nobody would handle the failure, which would end the process. HallPresence does.
 */
export function connectRedis(url: string, answersWithinMs = ANSWERS_WITHIN_MS): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    autoResubscribe: false,
    commandTimeout: answersWithinMs,
    connectTimeout: START_WITHIN_MS,
    retryStrategy: (attempts) => Math.min(attempts * 100, 1000),
  });
  // Without a listener, ioredis writes to the standard error output.
  redis.on('error', () => undefined);
  return redis;
}

/**
 * Tries a connection from time to time, and makes it anew when it does not answer; `tell` hears whether it does. Returns
 * the stop function.
 */
export function watchRedis(redis: Redis, tell: (isUp: boolean) => void = () => undefined): () => void {
  const timer = setInterval(() => {
    redis.ping().then(
      () => tell(true),
      () => {
        tell(false);
        if (redis.status === 'ready') redis.disconnect(true);
      },
    );
  }, PING_MS).unref();
  return () => clearInterval(timer);
}

/** Whether all of them are connected, as soon as they are, or after a while. */
export async function readyWithin(connections: readonly Redis[]): Promise<boolean> {
  const end = performance.now() + START_WITHIN_MS;
  while (connections.some(({ status }) => status !== 'ready')) {
    if (performance.now() > end) return false;
    await setTimeout(LOOK_AGAIN_MS);
  }
  return true;
}

/**
 * Colyseus' messages between processes over Redis, for a hall that goes on without it: nothing waits for Redis longer
 * than a second, no failure ends the process, and the subscriptions are made again when it is back.
 */
export class HallPresence extends RedisPresence {
  private readonly connections: readonly Redis[];
  private readonly stops: readonly (() => void)[];

  constructor(
    url: string,
    private readonly log: Logger,
  ) {
    const publishing = connectRedis(url);
    super(publishing);
    this.connections = [publishing, this.sub as Redis];
    this.stops = this.connections.map((connection) => watchRedis(connection));
  }

  /** Resolves when Redis is there, or does not answer in time. */
  async ready(): Promise<void> {
    if (!(await readyWithin(this.connections)))
      this.log.warn('Redis does not answer: this process starts without it');
  }

  override async subscribe(...subscription: Parameters<RedisPresence['subscribe']>): Promise<this> {
    await this.tried(super.subscribe(...subscription));
    return this;
  }

  override async unsubscribe(...subscription: Parameters<RedisPresence['unsubscribe']>): Promise<this> {
    await this.tried(super.unsubscribe(...subscription));
    return this;
  }

  override async publish(topic: string, data: unknown): Promise<void> {
    await this.tried(super.publish(topic, data));
  }

  /** Whether somebody listens: a process that has died does not. False while Redis is away. */
  async hasListener(topic: string): Promise<boolean> {
    const [, count] = (await this.tried((this.pub as Redis).pubsub('NUMSUB', topic))) ?? [];
    return Number(count ?? 0) > 0;
  }

  override async hset(key: string, field: string, value: string): Promise<boolean> {
    return (await this.tried(super.hset(key, field, value))) ?? false;
  }

  override async hdel(key: string, field: string): Promise<boolean> {
    return (await this.tried(super.hdel(key, field))) ?? false;
  }

  override shutdown(): void {
    for (const stop of this.stops) stop();
    for (const connection of this.connections) connection.disconnect();
  }

  /** Colyseus does not wait for all of these, and an error that nobody handles ends the process. */
  private async tried<T>(command: Promise<T>): Promise<T | undefined> {
    try {
      return await command;
    } catch (error) {
      this.log.debug({ err: error }, 'Redis did not take a command');
      return undefined;
    }
  }
}
