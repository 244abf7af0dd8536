import type { Dice } from '../dice/dice';
import type { TypedThing } from '../game';
import type { Pool } from './arbitraries';

/**
 * The action with one of its values, at any depth, replaced by another: most likely refused, and for a specific reason.
 */
export function nearAction(action: TypedThing, pool: Pool, dice: Dice): TypedThing {
  const keys = Object.keys(action).filter((key) => key !== 'type');
  if (keys.length === 0) return action;
  const key = dice.pick(keys);
  const value = (action as unknown as Readonly<Record<string, unknown>>)[key];
  return { ...action, [key]: nearValue(key, value, { pool, dice }) };
}

interface Source {
  readonly pool: Pool;
  readonly dice: Dice;
}

function nearValue(key: string, value: unknown, source: Source): unknown {
  const { pool, dice } = source;
  const seen = pool.get(key) ?? [];
  const isDeep = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  if (seen.length > 0 && !(isDeep && dice.roll(2) === 1)) return dice.pick(seen);
  if (Array.isArray(value)) return value.length > 0 ? nearItems(value, source) : value;
  if (isDeep) {
    const inner = dice.pick(Object.keys(value));
    return {
      ...value,
      [inner]: nearValue(inner, (value as Readonly<Record<string, unknown>>)[inner], source),
    };
  }
  return typeof value === 'number' ? value + dice.pick([-1, 1]) : value;
}

/** One item fewer, or one twice. */
function nearItems(items: readonly unknown[], { dice }: Source): readonly unknown[] {
  const index = dice.roll(items.length) - 1;
  return dice.roll(2) === 1 ? items.toSpliced(index, 1) : [...items, items[index]];
}
