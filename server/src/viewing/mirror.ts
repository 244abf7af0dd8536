import { ArraySchema, MapSchema, Metadata, type Schema } from '@colyseus/schema';
import { isSame } from '@gearhall/shared/core/json/equality';

/**
 * Brings a schema instance from one plain value to the next by writing only the differences. Plain values are compared,
 * because reading a schema is slow. Instances keep their positions: an item of an array is written in place, never
 * moved, since clients know it by its refId.
 */
export interface Mirror {
  /** `last` is the current value of the instance; undefined if it is still empty. */
  write(instance: Schema, last: Plain | undefined, next: Plain): void;
}

export type SchemaType = new () => Schema;
type Plain = Readonly<Record<string, unknown>>;
type Owner = Record<string, unknown>;
type WriteField = (owner: Owner, last: unknown, next: unknown) => void;

const mirrors = new WeakMap<SchemaType, Mirror>();

/** The mirror of a schema class; made once for each class. */
export function mirrorOf(type: SchemaType): Mirror {
  const made = mirrors.get(type);
  if (made) return made;
  const fields: [string, WriteField][] = [];
  const mirror: Mirror = {
    write(instance, last, next) {
      const owner = instance as unknown as Owner;
      for (const [name, write] of fields) write(owner, last?.[name], next[name]);
    },
  };
  mirrors.set(type, mirror);
  for (const [name, fieldType] of Object.entries(Metadata.getFields(type) as Owner)) {
    fields.push([name, writerOf(name, fieldType)]);
  }
  return mirror;
}

function writerOf(name: string, type: unknown): WriteField {
  if (typeof type === 'string') {
    return (owner, last, next) => {
      if (last !== next) owner[name] = next;
    };
  }
  if (typeof type === 'function') return refWriter(name, type as SchemaType);
  const { array, map } = type as { array?: unknown; map?: unknown };
  if (array !== undefined) return collectionWriter(name, ArraySchema, arrayUpdate(array));
  if (map !== undefined) return collectionWriter(name, MapSchema, mapUpdate(map));
  throw new TypeError(
    `The mirror supports no fields like "${name}": primitives, refs, arrays and maps only.`,
  );
}

function refWriter(name: string, type: SchemaType): WriteField {
  return (owner, last, next) => {
    if (next === undefined) {
      if (last !== undefined) owner[name] = undefined;
    } else if (last === undefined || owner[name] === undefined) {
      owner[name] = made(type, next as Plain);
    } else if (!isSame(last, next)) {
      mirrorOf(type).write(owner[name] as Schema, last as Plain, next as Plain);
    }
  };
}

function made(type: SchemaType, next: Plain): Schema {
  const instance = new type();
  mirrorOf(type).write(instance, undefined, next);
  return instance;
}

/** Writes into the collection in field `name`, which is looked up only when something differs. */
type Update = (owner: Owner, name: string, last: unknown, next: unknown) => void;

function collectionWriter(name: string, type: new () => unknown, update: Update): WriteField {
  return (owner, last, next) => {
    if (next === undefined) {
      if (last !== undefined) owner[name] = undefined;
      return;
    }
    if (last === undefined) owner[name] ??= new type();
    if (last !== next) update(owner, name, last, next);
  };
}

function arrayUpdate(item: unknown): Update {
  return (owner, name, lastValue, nextValue) => {
    const last = (lastValue ?? []) as readonly unknown[];
    const next = nextValue as readonly unknown[];
    const array = (): ArraySchema => owner[name] as ArraySchema;
    const kept = Math.min(last.length, next.length);
    for (let at = 0; at < kept; at += 1) {
      if (isSame(last[at], next[at])) continue;
      if (typeof item === 'string') array()[at] = next[at];
      else mirrorOf(item as SchemaType).write(array()[at], last[at] as Plain, next[at] as Plain);
    }
    for (let length = last.length; length > next.length; length -= 1) array().pop();
    for (let at = kept; at < next.length; at += 1) array().push(itemOf(item, next[at]));
  };
}

function mapUpdate(item: unknown): Update {
  return (owner, name, lastValue, nextValue) => {
    const last = (lastValue ?? {}) as Plain;
    const next = nextValue as Plain;
    const map = (): MapSchema => owner[name] as MapSchema;
    for (const key in last) if (!Object.hasOwn(next, key)) map().delete(key);
    for (const key in next) {
      const value = next[key];
      if (!Object.hasOwn(last, key)) map().set(key, itemOf(item, value));
      else if (isSame(last[key], value)) continue;
      else if (typeof item === 'string') map().set(key, value);
      else mirrorOf(item as SchemaType).write(map().get(key) as Schema, last[key] as Plain, value as Plain);
    }
  };
}

function itemOf(item: unknown, value: unknown): unknown {
  return typeof item === 'string' ? value : made(item as SchemaType, value as Plain);
}
