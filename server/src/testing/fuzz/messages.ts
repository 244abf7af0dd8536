import { textFaultIn } from '@gearhall/shared/core/text/freeText';
import { safeParse } from '@gearhall/shared/core/json/safeParse';
import { REQUESTS, type RequestType } from '@gearhall/shared/core/wire/requests';
import { RULES } from '@gearhall/shared/games/rules';
import { unpack } from 'msgpackr';
import { z } from 'zod';
import { fromSchema, type Schema } from './fromSchema';
import type { Rng } from './Rng';
import { messageBytes, type FuzzTable, type Stage } from './Stage';
import { TableConnection, type Outcome } from './TableConnection';
import { mangled, mutated, oddValue } from './values';

const MOST_BYTES = 16 * 1024;
const SHOWN_OUT = 4103;
const TYPE_AT = 2;
const UNKNOWN_TYPES = [
  'dance',
  '__proto__',
  'constructor',
  'toString',
  'Act',
  '_',
  '0',
  'x'.repeat(31),
] as const;
const IMPROPER_TYPES = ['', '*', 'a b', 'ä', '\u0000'] as const;

/** How often each request is tried: expensive ones, and those that end a table, less often. */
const WEIGHTS = {
  ...{
    act: 40,
    sit: 8,
    stand: 4,
    bot: 6,
    free: 4,
    settings: 4,
    salt: 4,
    standIn: 4,
    offer: 4,
    undo: 2,
    consent: 4,
    share: 4,
    lookAt: 4,
  },
  ...{
    reviewGame: 1,
    hint: 1,
    start: 3,
    chat: 8,
    mute: 4,
    report: 4,
    rename: 4,
    rematch: 2,
    giveUpSeries: 2,
    holdStart: 2,
    history: 4,
    seatVote: 2,
    seatConsent: 2,
    keepOff: 1,
    letBack: 2,
    endGame: 2,
  },
} as const satisfies Record<RequestType, number>;

const schemaOf = (type: z.ZodType): Schema =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema;
const REQUEST_SCHEMAS = Object.fromEntries(
  Object.entries(REQUESTS).map(([type, schema]) => [type, schemaOf(schema)]),
) as Record<RequestType, Schema>;
const ACTION_SCHEMAS = Object.fromEntries(
  Object.entries(RULES).map(([id, { action }]) => [id, schemaOf(action)]),
) as Record<keyof typeof RULES, Schema>;

const OPTION_SCHEMAS = Object.fromEntries(
  Object.entries(RULES).map(([id, { options }]) => [id, schemaOf(options)]),
) as Record<keyof typeof RULES, Schema>;

/** The expected outcome of a message. */
type Expected = { readonly closes: true } | { readonly n: number; readonly code?: string };

/** What its schema allows, unless it asks for more than a schema can tell. */
function optionsOf(rng: Rng, game: keyof typeof RULES): object {
  const made = fromSchema(rng, OPTION_SCHEMAS[game]);
  return (RULES[game].options.safeParse(made).success ? made : {}) as object;
}

/** A message to a table: well-formed requests, mutated ones, and bytes that are no message. */
export async function messageCase(stage: Stage, rng: Rng, number: number): Promise<void> {
  if (stage.tables.length === 0) return;
  const table = rng.pick(stage.tables);
  const payload = payloadOf(rng, table, number);
  const expected = expectedOf(payload);
  if ('closes' in expected) await mustClose(stage, table, payload);
  else checkAnswer(stage, expected, await rng.pick(table.connections).ask(payload, expected.n));
}

function payloadOf(rng: Rng, table: FuzzTable, number: number): Buffer {
  const type = rng.weighted(WEIGHTS);
  const wellFormed = requestBody(rng, type, table, number);
  const kind = rng.weighted({ valid: 30, mutated: 55, unknown: 5, odd: 4, mangled: 5, improper: 1 });
  switch (kind) {
    case 'valid':
      return messageBytes(type, wellFormed);
    case 'mutated':
      return messageBytes(type, mutated(rng, wellFormed));
    case 'unknown':
      return messageBytes(rng.pick(UNKNOWN_TYPES), wellFormed);
    case 'odd':
      return messageBytes(type, oddValue(rng));
    case 'mangled':
      return mangledBody(rng, messageBytes(type, wellFormed));
    case 'improper':
      return messageBytes(rng.pick(IMPROPER_TYPES), wellFormed);
  }
}

function requestBody(rng: Rng, type: RequestType, { game, legal }: FuzzTable, number: number): unknown {
  const { at, ...body } = fromSchema(rng, REQUEST_SCHEMAS[type]) as Record<string, unknown>;
  // Nearly every request with a position is stale: most are to get further.
  if (at !== undefined && rng.chance(0.1)) body['at'] = at;
  // Further apart than a mutation changes them, so that two requests under way rarely have the same number.
  const n = (number * 3 + 1) % 2 ** 31;
  if (type === 'settings' && rng.chance(0.5)) return { ...body, options: ownOptions(rng, game), n };
  if (type !== 'act') return { ...body, n };
  if (rng.chance(0.002)) return { n, action: { type: 'resign' } };
  const isNearlyLegal = legal.length > 0 && rng.chance(0.5);
  return { n, action: isNearlyLegal ? rng.pick(legal) : fromSchema(rng, ACTION_SCHEMAS[game]) };
}

/** The options that a table of the game was made with, or one of its other values. */
const ownOptions = (rng: Rng, game: keyof typeof RULES): unknown =>
  RULES[game].options.parse(rng.chance(0.5) ? {} : optionsOf(rng, game));

function mangledBody(rng: Rng, message: Buffer): Buffer {
  const bodyAt = TYPE_AT + message.readUInt8(1) - 0xa0;
  const body = rng.chance(0.5) ? mangled(rng, message.subarray(bodyAt)) : rng.bytes(rng.below(60));
  return Buffer.concat([message.subarray(0, bodyAt), body]);
}

/** Reads the message as the server will. */
function expectedOf(payload: Buffer): Expected {
  const bodyAt = TYPE_AT + payload.readUInt8(1) - 0xa0;
  const type = payload.subarray(TYPE_AT, bodyAt).toString('latin1');
  if (payload.length > MOST_BYTES || !/^\w+$/u.test(type)) return { closes: true };
  let body: unknown;
  try {
    body = payload.length > bodyAt ? unpack(payload.subarray(bodyAt)) : undefined;
  } catch {
    return { closes: true };
  }
  if (!Object.hasOwn(REQUESTS, type)) return { n: numberIn(body), code: 'unknownMessage' };
  const parsed = safeParse<(typeof REQUESTS)[RequestType]>(REQUESTS[type as RequestType], body);
  if (parsed.success) return { n: parsed.data.n };
  return { n: numberIn(body), code: textFaultIn(parsed.error) ?? 'malformed' };
}

function numberIn(body: unknown): number {
  const n = typeof body === 'object' && body !== null && 'n' in body ? body.n : undefined;
  return typeof n === 'number' && Number.isSafeInteger(n) && n >= 0 ? n : -1;
}

function checkAnswer({ target }: Stage, { n, code }: { n: number; code?: string }, outcome: Outcome): void {
  const isStrict = target.kind === 'strict';
  if ('closed' in outcome) {
    if (isStrict && outcome.closed === SHOWN_OUT) return;
    throw new Error(`Request ${n} was not answered: the connection was closed with ${outcome.closed}.`);
  }
  const refused = outcome.refusal?.refused;
  if (isStrict && refused === 'tooFast') return;
  if (code !== undefined && refused !== code) throw new Error(`Request ${n} is ${code}, not ${refused}.`);
  if (refused === 'tablePaused' || refused === 'storeDown') throw new Error(`Request ${n}: ${refused}.`);
}

/** Bytes that are no message must close their sender's connection, so they get a connection of their own. */
async function mustClose(stage: Stage, { id }: FuzzTable, payload: Buffer): Promise<void> {
  const path = await stage.reserve(id);
  if (path === undefined) {
    if (stage.target.kind === 'strict') return;
    throw new Error(`No place at ${id} was given.`);
  }
  const connection = await TableConnection.open(stage.target.port, path);
  const outcome = await connection.ask(payload, undefined);
  connection.end();
  if (!('closed' in outcome)) throw new Error(`Unreadable bytes were answered: ${JSON.stringify(outcome)}.`);
}
