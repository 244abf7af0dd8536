import * as fc from 'fast-check';
import { z } from 'zod';
import type { AnyGame, TypedThing } from '../game';

interface Described {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Described[];
  readonly oneOf?: readonly Described[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly items?: Described;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly required?: readonly string[];
}

/** Values by the name of the field that held them. */
export type Pool = ReadonlyMap<string, readonly unknown[]>;

/** All values of real actions: random actions are composed from them. */
export function poolOf(actions: readonly TypedThing[]): Pool {
  const pool = new Map<string, Map<string, unknown>>();
  for (const [key, value] of actions.flatMap((action) => Object.entries(action))) {
    const values = pool.get(key) ?? new Map<string, unknown>();
    pool.set(key, values.set(JSON.stringify(value), value));
  }
  return new Map([...pool].map(([key, values]) => [key, [...values.values()]]));
}

/** Actions of the right shape, with arbitrary fields or fields from the pool; few of them are legal. */
export function anyAction(game: AnyGame, pool: Pool): fc.Arbitrary<TypedThing> {
  const described = z.toJSONSchema(game.action, { io: 'input' }) as Described;
  return valueOf(described, pool)
    .filter((action) => game.action.safeParse(action).success)
    .map((action) => action as TypedThing);
}

/** Any JSON value, and values that resemble an action except for one field. */
export function garbage(actions: readonly TypedThing[]): fc.Arbitrary<unknown> {
  const spoiled = fc
    .tuple(fc.constantFrom(...actions), fc.string(), fc.jsonValue(), fc.boolean())
    .map(([action, key, value, known]) => {
      const keys = Object.keys(action);
      return { ...action, [known ? (keys[key.length % keys.length] ?? key) : key]: value };
    });
  return fc.oneof(fc.jsonValue(), spoiled, fc.anything());
}

function valueOf(described: Described, pool: Pool): fc.Arbitrary<unknown> {
  const members = described.oneOf ?? described.anyOf;
  if (members) return fc.oneof(...members.map((member) => valueOf(member, pool)));
  if (described.const !== undefined) return fc.constant(described.const);
  if (described.enum) return fc.constantFrom(...described.enum);
  if (described.type === 'boolean') return fc.boolean();
  if (described.type === 'integer') return wholeNumber(described);
  if (described.type === 'string') return text(described);
  if (described.type === 'array') {
    const { minItems: minLength = 0, maxItems: maxLength = 12 } = described;
    return fc.array(valueOf(described.items ?? {}, pool), { minLength, maxLength });
  }
  return described.type === 'object' ? thing(described, pool) : fc.jsonValue();
}

/** Often small numbers, since most numbers of a game are small. */
function wholeNumber({ minimum: min = -(2 ** 31), maximum: max = 2 ** 31 }: Described): fc.Arbitrary<number> {
  const small = fc.integer({ min: Math.max(min, -2), max: Math.max(min, Math.min(max, 12)) });
  return fc.oneof(small, fc.integer({ min, max }));
}

function text({ pattern, minLength = 0, maxLength = 40 }: Described): fc.Arbitrary<string> {
  return pattern ? fc.stringMatching(new RegExp(pattern, 'u')) : fc.string({ minLength, maxLength });
}

function thing({ properties = {}, required = [] }: Described, pool: Pool): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([key, field]): [string, fc.Arbitrary<unknown>] => {
    const seen = field.const === undefined ? (pool.get(key) ?? []) : [];
    const any = valueOf(field, pool);
    return [key, seen.length > 0 ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...seen) }, any) : any];
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required], noNullPrototype: true });
}
