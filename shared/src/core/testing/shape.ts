import { ArraySchema, Decoder, Encoder, MapSchema, Schema } from '@colyseus/schema';
import { BrokenRule } from '../ground/result';
import { firstDifference } from './difference';

type AnyClass = new () => Schema;

interface Field {
  readonly name: string;
  readonly type: unknown;
}

/**
 * Writes a plain view into an instance of its schema, encodes and decodes it; returns the first difference between
 * input and output (an undeclared field, a number too big for its type).
 */
export function shapeProblem(schemaClass: AnyClass, plain: unknown): string | undefined {
  const encoder = new Encoder(instanceOf(schemaClass, plain));
  const decoder = new Decoder(new schemaClass());
  decoder.decode(encoder.encodeAll());
  return firstDifference(plain, JSON.parse(JSON.stringify(decoder.state.toJSON())), 'view');
}

function instanceOf(schemaClass: AnyClass, plain: unknown): Schema {
  const instance = new schemaClass();
  const from = plain as Readonly<Record<string, unknown>>;
  const values = fieldsOf(schemaClass)
    .filter(({ name }) => from[name] !== undefined)
    .map(({ name, type }): [string, unknown] => [name, valueOf(type, from[name])]);
  return instance.assign(Object.fromEntries(values));
}

function fieldsOf(schemaClass: AnyClass): Field[] {
  const metadata = (schemaClass as unknown as Record<symbol, object | undefined>)[Symbol.metadata];
  if (!metadata) throw new BrokenRule(`${schemaClass.name} is not a schema.`);
  return Object.values(metadata).filter(
    (field: unknown): field is Field => typeof field === 'object' && field !== null && 'name' in field,
  );
}

function valueOf(type: unknown, plain: unknown): unknown {
  if (typeof type === 'function') return instanceOf(type as AnyClass, plain);
  if (typeof type !== 'object' || type === null) return plain;
  if ('array' in type) {
    const items = (plain as readonly unknown[]).map((item) => valueOf(type.array, item));
    return new ArraySchema(...items);
  }
  if ('map' in type) {
    const entries = Object.entries(plain as object).map(([key, value]): [string, unknown] => [
      key,
      valueOf(type.map, value),
    ]);
    return new MapSchema(Object.fromEntries(entries));
  }
  throw new BrokenRule('A view may hold values, schemas, and arrays and maps of them.');
}
