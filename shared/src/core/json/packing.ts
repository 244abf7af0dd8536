import { z } from 'zod';
import { BrokenRule } from '../ground/result';

/**
 * Packs values by their zod schema into short arrays for the wire: an object becomes the list of its fields in the
 * order of the schema (without literals), a member of a discriminated union its index and its fields, an enum value its
 * index, an absent optional field `null`. The schema must be built from: object, discriminated union, array, optional,
 * enum, literal and primitives.
 */
export function pack(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodOptional) return value === undefined ? null : pack(schema.unwrap(), value);
  if (schema instanceof z.ZodDiscriminatedUnion) return packMember(schema, value);
  if (schema instanceof z.ZodObject) return packFields(schema, value);
  if (schema instanceof z.ZodArray) return asList(value).map((item) => pack(schema.element, item));
  if (schema instanceof z.ZodEnum) return packWord(schema, value);
  return value;
}

/** The inverse of `pack`. */
export function unpack(schema: z.core.$ZodType, packed: unknown): unknown {
  if (schema instanceof z.ZodOptional) return packed === null ? undefined : unpack(schema.unwrap(), packed);
  if (schema instanceof z.ZodDiscriminatedUnion) return unpackMember(schema, asList(packed));
  if (schema instanceof z.ZodObject) return unpackFields(schema, asList(packed));
  if (schema instanceof z.ZodArray) return asList(packed).map((item) => unpack(schema.element, item));
  if (schema instanceof z.ZodEnum) return unpackWord(schema, packed);
  return packed;
}

function packMember(union: z.ZodDiscriminatedUnion, value: unknown): unknown[] {
  const kind = (value as Record<string, unknown>)[union.def.discriminator];
  const index = union.options.findIndex((option) => kindOf(union, option) === kind);
  const member = union.options[index];
  if (!(member instanceof z.ZodObject)) {
    throw new BrokenRule(`There is no member "${String(kind)}" in the union to be packed.`);
  }
  return [index, ...packFields(member, value)];
}

function unpackMember(union: z.ZodDiscriminatedUnion, packed: readonly unknown[]): unknown {
  const [index, ...fields] = packed;
  const member = union.options[index as number];
  if (!(member instanceof z.ZodObject)) {
    throw new BrokenRule(`There is no member number ${String(index)} in the union to be unpacked.`);
  }
  return unpackFields(member, fields);
}

function packWord({ options }: z.ZodEnum, value: unknown): number {
  const index = options.findIndex((word) => word === value);
  if (index < 0) throw new BrokenRule(`There is no word "${String(value)}" in the list to be packed.`);
  return index;
}

function unpackWord({ options }: z.ZodEnum, packed: unknown): unknown {
  const word = options[packed as number];
  if (word === undefined) throw new BrokenRule(`There is no word number ${String(packed)} to be unpacked.`);
  return word;
}

function kindOf(union: z.ZodDiscriminatedUnion, option: z.core.$ZodType): unknown {
  if (!(option instanceof z.ZodObject)) return undefined;
  const field = option.shape[union.def.discriminator];
  return field instanceof z.ZodLiteral ? field.value : undefined;
}

function packFields(schema: z.ZodObject, value: unknown): unknown[] {
  const record = value as Record<string, unknown>;
  const fields = carried(schema).map(([key, field]) => pack(field, record[key]));
  while (fields.length > 0 && fields.at(-1) === null) fields.pop();
  return fields;
}

function unpackFields(schema: z.ZodObject, packed: readonly unknown[]): unknown {
  const result: Record<string, unknown> = {};
  let next = 0;
  for (const [key, field] of Object.entries(schema.shape)) {
    if (field instanceof z.ZodLiteral) {
      result[key] = field.value;
      continue;
    }
    const value = unpack(field, packed[next] ?? null);
    if (value !== undefined) result[key] = value;
    next += 1;
  }
  return result;
}

function carried(schema: z.ZodObject): [string, z.core.$ZodType][] {
  return Object.entries(schema.shape).filter(([, field]) => !(field instanceof z.ZodLiteral));
}

function asList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new BrokenRule('A list was expected where values are packed.');
  return value;
}
