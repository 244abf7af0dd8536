import { LIMITS, LOG_LIMITS, type LogLimits } from '@gearhall/shared/core/wire/limits';
import { readFileSync } from 'node:fs';
import { availableParallelism, hostname } from 'node:os';
import { z } from 'zod';
import { passwordHash, type PasswordHash } from './password';
import { isAddressRange } from './addressList';
import { THINKING } from './threads/limits';
import type { PoolLimits } from './threads/WorkerPool';
import { isWord, wordsOf } from './WordList';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const SYNCS = ['full', 'normal'] as const;
export type Sync = (typeof SYNCS)[number];

const SECOND = 1000;
/** Time enough to say no. Not a variable, because the table tells the clients how long it is. */
const REMATCH_AFTER_MS = 10 * SECOND;
const REDIS = /^rediss?:\/\//u;
const POSTGRES = /^postgres(?:ql)?:\/\//u;

const MOST_BOT_THREADS = 4;
const whole = (standard: number) => z.coerce.number().int().min(0).default(standard);

/** The environment variables of the server; all have a default. */
const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(2567),
  HOST: z.string().min(1).default('0.0.0.0'),
  /** Signs guest tokens. Without it, the store keeps one that is made at the first start. */
  GEARHALL_SECRET: z.string().min(16).optional(),
  /** The folder of the SQLite database, or `memory` for a hall that stores nothing. */
  GEARHALL_DATA: z.string().min(1).default('data'),
  /** A PostgreSQL database to use instead. */
  DATABASE_URL: z.string().regex(POSTGRES, 'must begin with postgres://').optional(),
  /** Lets several processes share the PostgreSQL database. */
  REDIS_URL: z.string().regex(REDIS, 'must begin with redis:// or rediss://').optional(),
  /** Where clients connect to this one of several processes: a host, with a port and a path if need be. */
  PUBLIC_ADDRESS: z
    .string()
    .regex(/^(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?(?:\/[\w.-]+)*$/u, 'must be a host, without a scheme')
    .optional(),
  /** Whether SQLite waits for the disk on each change. */
  GEARHALL_SYNC: z.enum(SYNCS).default('full'),
  /** The name of an accepted loss: see store/files/losses.ts. */
  GEARHALL_ACCEPT_LOSS: z.string().optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  /** The number of trusted proxies in front of the server, which determines the clients' addresses. */
  TRUST_PROXY: whole(0),
  /** Per address and minute. */
  TABLES_PER_MINUTE: whole(10),
  JOINS_PER_MINUTE: whole(120),
  CALLS_PER_MINUTE: whole(300),
  /** The maximum number open at the same time, per address: TCP connections, WebSockets, and streams of the lobby. */
  CONNECTIONS_PER_ADDRESS: whole(500),
  SOCKETS_PER_ADDRESS: whole(150),
  STREAMS_PER_ADDRESS: whole(150),
  /** The maximum number of TCP connections in all. */
  MAX_CONNECTIONS: z.coerce.number().int().min(1).default(10_000),
  /** Seconds that a place stays reserved, and then that its WebSocket may take to acknowledge it. */
  JOIN_WITHIN: z.coerce.number().int().min(1).default(10),
  /** Per connection to a table. */
  MESSAGES_PER_SECOND: whole(LIMITS.messagesPerSecond),
  /** Milliseconds of CPU per second that a person may use for undo questions, reviews and the like. */
  CPU_PER_PERSON: z.coerce.number().int().min(1).default(50),
  /** Lines per minute in the log about refused requests, for each address and code; further lines are only counted. */
  REFUSAL_LINES: whole(1),
  /** A bearer token that gives access to /metrics, besides the addresses below. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** The hash of a password that opens /admin, as `npm run -s admin-link -- --hash-password` prints it. */
  ADMIN_PASSWORD: passwordHash.optional(),
  /** Addresses and ranges (CIDR) that may read /metrics, separated by commas; `none` for no address. */
  METRICS_ALLOW: z.string().default('127.0.0.0/8,::1').transform(rangesOf),
  /** Tables open at the same time. */
  MAX_TABLES: whole(5000),
  BOT_DELAY_MS: whole(600),
  /** Threads in which bots think that need time for it; 0: they play as hard. */
  BOT_THREADS: z.coerce.number().int().min(0).max(64).default(coresToSpare()),
  /** Seconds after which a person without a connection counts as gone. */
  GONE_AFTER: whole(60),
  /** Seconds for which somebody is waited for, at a table without a clock, until the others may vote about the seat. */
  VOTE_AFTER: whole(600),
  /** Seconds after which an empty room is closed. */
  IDLE_AFTER: whole(600),
  /** The contact that a push service may write to about problems. */
  PUSH_CONTACT: z
    .string()
    .regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/u, 'must begin with mailto: or https://')
    .optional(),
  /** Push services to trust besides the known ones: hosts, with a port if need be, separated by commas. */
  PUSH_HOSTS: z.string().default(''),
  /** Whether the worked examples are offered too. */
  GEARHALL_EXAMPLES: z.enum(['0', '1']).default('0'),
  /** Days after which chats, push addresses and the tie of people who no longer play are deleted; 0: never. */
  KEEP_DAYS: whole(400),
  /** The same for finished games with their records. */
  KEEP_RECORDS_DAYS: whole(0),
  /** A file with words that are not shown in names and chat, one in each line. */
  WORD_LIST: z.string().min(1).optional().transform(readWords),
  /** The interval, in seconds, at which the hall looks for closed tables with an expired time. */
  DEADLINES_EVERY: z.coerce.number().int().min(1).default(15),
});

/** Where the data is stored. */
export type Storage =
  | { readonly type: 'memory' }
  | { readonly type: 'sqlite'; readonly folder: string; readonly sync: Sync; readonly acceptLoss?: string }
  | { readonly type: 'postgres'; readonly url: string; readonly isShared?: boolean };

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly secret?: string;
  readonly storage: Storage;
  /** Where the processes that share the storage find each other. */
  readonly redisUrl?: string;
  /** Where clients connect to this one of several processes. */
  readonly publicAddress?: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly trustProxy: number;
  readonly tablesPerMinute: number;
  readonly joinsPerMinute: number;
  readonly callsPerMinute: number;
  readonly connectionsPerAddress: number;
  readonly socketsPerAddress: number;
  readonly streamsPerAddress: number;
  readonly maxConnections: number;
  readonly joinWithinMs: number;
  readonly messagesPerSecond: number;
  readonly cpuPerPerson: number;
  /** The maximum length of a table's log. Not a variable, because records must be able to hold it. */
  readonly logLimits: LogLimits;
  readonly refusalLines: number;
  readonly metricsToken?: string;
  readonly metricsAllow: readonly string[];
  readonly adminPassword?: PasswordHash;
  readonly maxTables: number;
  readonly botDelayMs: number;
  /** What bots that think are held to; only the number of threads is a variable. */
  readonly thinking: PoolLimits;
  readonly goneAfterMs: number;
  readonly voteAfterMs: number;
  readonly idleAfterMs: number;
  readonly deadlinesEveryMs: number;
  readonly keepDays: number;
  readonly keepRecordsDays: number;
  /** Words that are not shown in names and chat. */
  readonly hiddenWords: readonly string[];
  /** Offers the worked examples (examples/). */
  readonly examples: boolean;
  /** How long people can say no before a rematch starts automatically. */
  readonly rematchAfterMs: number;
  readonly pushContact: string;
  readonly pushHosts: readonly string[];
}

/** Parses the environment. Throws an error that names every bad value and what is wrong with it. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.entries(variables).filter(([, value]) => value !== undefined && value !== '');
  const parsed = environment.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`The environment has bad values.\n${faults.join('\n')}`);
  }
  const env = parsed.data;
  if (env.REDIS_URL !== undefined && (env.DATABASE_URL === undefined || env.PUBLIC_ADDRESS === undefined)) {
    throw new Error('The environment has bad values.\nREDIS_URL: needs DATABASE_URL and PUBLIC_ADDRESS too');
  }
  return {
    port: env.PORT,
    host: env.HOST,
    ...(env.GEARHALL_SECRET === undefined ? {} : { secret: env.GEARHALL_SECRET }),
    storage: storageOf(env),
    ...(env.REDIS_URL === undefined ? {} : { redisUrl: env.REDIS_URL }),
    ...(env.REDIS_URL === undefined || env.PUBLIC_ADDRESS === undefined
      ? {}
      : { publicAddress: env.PUBLIC_ADDRESS }),
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    tablesPerMinute: env.TABLES_PER_MINUTE,
    joinsPerMinute: env.JOINS_PER_MINUTE,
    callsPerMinute: env.CALLS_PER_MINUTE,
    connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS,
    socketsPerAddress: env.SOCKETS_PER_ADDRESS,
    streamsPerAddress: env.STREAMS_PER_ADDRESS,
    maxConnections: env.MAX_CONNECTIONS,
    joinWithinMs: env.JOIN_WITHIN * SECOND,
    messagesPerSecond: env.MESSAGES_PER_SECOND,
    cpuPerPerson: env.CPU_PER_PERSON,
    logLimits: LOG_LIMITS,
    refusalLines: env.REFUSAL_LINES,
    ...(env.METRICS_TOKEN === undefined ? {} : { metricsToken: env.METRICS_TOKEN }),
    metricsAllow: env.METRICS_ALLOW,
    ...(env.ADMIN_PASSWORD === undefined ? {} : { adminPassword: env.ADMIN_PASSWORD }),
    maxTables: env.MAX_TABLES,
    botDelayMs: env.BOT_DELAY_MS,
    thinking: { ...THINKING, threads: env.BOT_THREADS },
    goneAfterMs: env.GONE_AFTER * SECOND,
    voteAfterMs: env.VOTE_AFTER * SECOND,
    idleAfterMs: env.IDLE_AFTER * SECOND,
    deadlinesEveryMs: env.DEADLINES_EVERY * SECOND,
    keepDays: env.KEEP_DAYS,
    keepRecordsDays: env.KEEP_RECORDS_DAYS,
    hiddenWords: env.WORD_LIST,
    examples: env.GEARHALL_EXAMPLES === '1',
    rematchAfterMs: REMATCH_AFTER_MS,
    pushContact: env.PUSH_CONTACT ?? contactHere(),
    pushHosts: listed(env.PUSH_HOSTS),
  };
}

function storageOf(env: z.output<typeof environment>): Storage {
  if (env.DATABASE_URL !== undefined)
    return {
      type: 'postgres',
      url: env.DATABASE_URL,
      ...(env.REDIS_URL === undefined ? {} : { isShared: true }),
    };
  if (env.GEARHALL_DATA === 'memory') return { type: 'memory' };
  const acceptLoss = env.GEARHALL_ACCEPT_LOSS;
  return {
    type: 'sqlite',
    folder: env.GEARHALL_DATA,
    sync: env.GEARHALL_SYNC,
    ...(acceptLoss === undefined ? {} : { acceptLoss }),
  };
}

/** One core is for the people; more than a few threads of one hall would not help its bots. */
function coresToSpare(): number {
  return Math.min(MOST_BOT_THREADS, Math.max(1, availableParallelism() - 1));
}

/** The default contact: push services refuse an address without a proper host. */
function contactHere(): string {
  const host = hostname().toLowerCase();
  return `mailto:gearhall@${host.includes('.') ? host : `${host}.invalid`}`;
}

function listed(words: string): string[] {
  return words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

function rangesOf(words: string, { addIssue }: z.RefinementCtx): string[] {
  const ranges = words === 'none' ? [] : listed(words);
  for (const range of ranges) {
    if (!isAddressRange(range)) addIssue({ code: 'custom', message: `${range} is no address or range` });
  }
  return ranges;
}

function readWords(file: string | undefined, { addIssue }: z.RefinementCtx): readonly string[] {
  if (file === undefined) return [];
  try {
    const words = wordsOf(readFileSync(file, 'utf8'));
    for (const word of words.filter((each) => !isWord(each)))
      addIssue({ code: 'custom', message: `"${word}" in ${file} is not one word` });
    return words;
  } catch {
    addIssue({ code: 'custom', message: `${file} cannot be read` });
    return [];
  }
}
