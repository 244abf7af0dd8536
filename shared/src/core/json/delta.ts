import { BrokenRule } from '../ground/result';

/**
 * How one plain JSON value differs from another, as plain JSON:
 *
 * - `0`: no difference (within a list of changes: the field was removed);
 * - `[value]`: completely; this is the new value;
 * - `{key: delta, …}`: in these fields of the object, or at these indices of the list;
 * - `[length, {index: delta, …}]`: the list has a new length, and these items differ.
 *
 * Lists are compared by index. A field that is undefined counts as absent.
 */
export type Delta = unknown;

const SAME = 0;
const GONE = 0;

type Fields = Readonly<Record<string, unknown>>;
type List = readonly unknown[];

/** The delta that turns `before` into `after`. */
export function deltaOf(before: unknown, after: unknown): Delta {
  if (before === after) return SAME;
  if (Array.isArray(before) && Array.isArray(after)) return listDelta(before, after);
  if (isFields(before) && isFields(after)) return fieldsDelta(before, after);
  return [after];
}

/**
 * The value after the change: a new value that shares all unchanged parts with `before`, which is not modified. Throws
 * on a delta that was not made for a value like `before`.
 */
export function applyDelta(before: unknown, delta: Delta): unknown {
  if (delta === SAME) return before;
  if (Array.isArray(delta)) return delta.length === 1 ? delta[0] : resized(before, delta);
  if (!isFields(delta)) throw misfit();
  if (Array.isArray(before)) return relisted(before, before.length, delta);
  if (isFields(before)) return refielded(before, delta);
  throw misfit();
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const misfit = () => new BrokenRule('A change in a view history does not fit what it is made to.');

function listDelta(before: List, after: List): Delta {
  const changes: [string, Delta][] = [];
  for (let at = 0; at < after.length; at += 1) {
    const delta = at < before.length ? deltaOf(before[at], after[at]) : [after[at]];
    if (delta !== SAME) changes.push([String(at), delta]);
  }
  if (before.length !== after.length) return [after.length, Object.fromEntries(changes)];
  return changes.length === 0 ? SAME : Object.fromEntries(changes);
}

function fieldsDelta(before: Fields, after: Fields): Delta {
  const changes: [string, Delta][] = [];
  for (const key of Object.keys(before)) {
    if (fieldOf(before, key) !== undefined && fieldOf(after, key) === undefined) changes.push([key, GONE]);
  }
  for (const key of Object.keys(after)) {
    const [old, value] = [fieldOf(before, key), fieldOf(after, key)];
    if (value === undefined) continue;
    const delta = old === undefined ? [value] : deltaOf(old, value);
    if (delta !== SAME) changes.push([key, delta]);
  }
  return changes.length === 0 ? SAME : Object.fromEntries(changes);
}

/** An own field of the object: an inherited one like "constructor" counts as absent. */
function fieldOf(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

function resized(before: unknown, delta: List): unknown {
  const [length, changes, ...rest] = delta;
  if (!Array.isArray(before) || typeof length !== 'number' || !isFields(changes) || rest.length > 0) {
    throw misfit();
  }
  return relisted(before, length, changes);
}

function relisted(before: List, length: number, changes: Fields): unknown {
  if (!Number.isInteger(length) || length < 0) throw misfit();
  // Every new item must be given, so that a forged length allocates nothing.
  for (let at = before.length; at < length; at += 1) if (!Object.hasOwn(changes, at)) throw misfit();
  const after = before.slice(0, length);
  for (const [key, delta] of Object.entries(changes)) {
    const at = Number(key);
    if (!Number.isInteger(at) || at < 0 || at >= length) throw misfit();
    after[at] = applyDelta(before[at], delta);
  }
  return after;
}

function refielded(before: Fields, changes: Fields): unknown {
  const after = new Map(Object.entries(before));
  for (const [key, delta] of Object.entries(changes)) {
    if (delta === GONE) after.delete(key);
    else after.set(key, applyDelta(after.get(key), delta));
  }
  return Object.fromEntries(after);
}
