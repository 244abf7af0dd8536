import type { CountedKey, Counts } from '../ground/limits/counts';
import type { Redis } from 'ioredis';
import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import type { Metrics } from '../ground/logs/metrics';
import { connectRedis, readyWithin, watchRedis } from './redis';

/** Nobody waits longer for a count, in ms. */
const ANSWERS_WITHIN_MS = 250;
/** After a failure, Redis is not asked for so long, in ms. */
const SILENT_MS = 1000;

/** A period begins with the first that is counted, by the clock of Redis. A key lives as long as its period. */
const TAKE = `
for i, key in ipairs(KEYS) do
  if tonumber(redis.call('get', key) or '0') >= tonumber(ARGV[i + 1]) then return 0 end
end
for i, key in ipairs(KEYS) do
  if redis.call('incr', key) == 1 then redis.call('pexpire', key, ARGV[1]) end
end
return 1`;

interface Parts {
  readonly url: string;
  /** The hall's own, so that Redis has no addresses, and halls that share it do not count for each other. */
  readonly secret: string;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'redisUp'>;
}

/** Counts in Redis. While it does not answer, each process counts for itself, and the log says so once. */
export class RedisCounts implements Counts {
  private readonly redis: Redis;
  private readonly unwatch: () => void;
  private isUp = true;
  private silentUntil = -Infinity;

  constructor(private readonly parts: Parts) {
    this.redis = connectRedis(parts.url, ANSWERS_WITHIN_MS);
    this.unwatch = watchRedis(this.redis, (isUp) => this.turn(isUp));
    parts.metrics.redisUp.set(1);
  }

  async ready(): Promise<void> {
    this.turn(await readyWithin([this.redis]));
  }

  async take(keys: readonly CountedKey[], periodMs: number): Promise<boolean | undefined> {
    if (performance.now() < this.silentUntil) return undefined;
    try {
      const names = keys.map(({ key }) => this.nameOf(key));
      const limits = keys.map(({ limit }) => limit);
      const taken = await this.redis.eval(TAKE, names.length, ...names, periodMs, ...limits);
      this.turn(true);
      return taken === 1;
    } catch {
      this.silentUntil = performance.now() + SILENT_MS;
      this.turn(false);
      return undefined;
    }
  }

  close(): void {
    this.unwatch();
    this.redis.disconnect();
  }

  private turn(isUp: boolean): void {
    if (isUp === this.isUp) return;
    this.isUp = isUp;
    const { log, metrics } = this.parts;
    metrics.redisUp.set(isUp ? 1 : 0);
    if (isUp) log.info('Redis answers again: limits count over all processes');
    else log.warn('Redis does not answer: limits count in each process');
  }

  private nameOf(key: string): string {
    return `gearhall:limit:${createHmac('sha256', this.parts.secret).update(key).digest('base64url')}`;
  }
}
