import type { Rng } from './Rng';
import { JOINED } from './values';

/** The part of JSON Schema that zod writes. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

const WORDS = ['Ada', 'Bo', 'x', 'hello', 'a1', 'north', 'Eve the Third', '0f', ...JOINED];
const MOST_ITEMS = 4;
const DEEPEST = 8;

/** A value that a schema allows, or almost: patterns other than hex digits are ignored. */
export function fromSchema(rng: Rng, root: Schema): unknown {
  const make = (schema: Schema, depth: number): unknown => {
    if (schema.$ref !== undefined) {
      const name = schema.$ref.split('/').at(-1) ?? '';
      return depth > DEEPEST ? null : make(root.$defs?.[name] ?? root, depth + 1);
    }
    if ('const' in schema) return schema.const;
    if (schema.enum) return rng.pick(schema.enum);
    const choices = schema.oneOf ?? schema.anyOf;
    if (choices) return make(rng.pick(choices), depth + 1);
    if (schema.allOf)
      return Object.assign({}, ...schema.allOf.map((part) => make(part, depth + 1))) as unknown;
    return typed(schema, depth);
  };
  const typed = (schema: Schema, depth: number): unknown => {
    const type = typeof schema.type === 'string' ? schema.type : rng.pick(schema.type ?? ['null']);
    switch (type) {
      case 'integer':
      case 'number':
        return numberIn(rng, schema);
      case 'string':
        return stringIn(rng, schema);
      case 'boolean':
        return rng.chance(0.5);
      case 'array':
        return listIn(rng, schema, (item) => make(item, depth + 1));
      case 'object':
        return objectIn(rng, schema, (field) => make(field, depth + 1));
      default:
        return null;
    }
  };
  return make(root, 0);
}

function numberIn(rng: Rng, { minimum = 0, maximum = minimum + 20 }: Schema): number {
  const least = Math.max(minimum, -1000);
  if (rng.chance(0.1)) return rng.pick([minimum, maximum]);
  return rng.between(least, Math.min(maximum, least + 40));
}

function stringIn(rng: Rng, { pattern, minLength = 0, maxLength = 1000 }: Schema): string {
  if (pattern?.includes('[0-9a-f]')) return rng.bytes(16).toString('hex');
  return rng.pick(WORDS).padEnd(minLength, 'x').slice(0, maxLength);
}

function listIn(rng: Rng, schema: Schema, make: (item: Schema) => unknown): unknown[] {
  const { prefixItems = [], items, minItems = 0, maxItems = MOST_ITEMS } = schema;
  const count = rng.between(minItems, Math.max(minItems, Math.min(maxItems, minItems + MOST_ITEMS)));
  const more = typeof items === 'object' ? Array.from({ length: count }, () => make(items)) : [];
  return [...prefixItems.map(make), ...more];
}

function objectIn(rng: Rng, schema: Schema, make: (field: Schema) => unknown): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const wanted = Object.entries(properties).filter(([key]) => required.includes(key) || rng.chance(0.4));
  const more =
    typeof additionalProperties === 'object' && rng.chance(0.5)
      ? [[rng.pick(WORDS), make(additionalProperties)] as const]
      : [];
  return Object.fromEntries([...wanted.map(([key, field]) => [key, make(field)] as const), ...more]);
}
