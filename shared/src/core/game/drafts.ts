/** A copy that may be changed, at every depth. */
export type Draft<Value> = Value extends object
  ? { -readonly [Key in keyof Value]: Draft<Value[Key]> }
  : Value;

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * A copy of a plain value, at every depth. Rules change and read it as it is: a proxy that copies what is changed alone
 * costs more with every field that is read.
 */
export const draftOf = <Value>(value: Value): Draft<Value> => copyOf(value) as Draft<Value>;

function copyOf(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map(copyOf);
  const copy: Fields = { ...value };
  for (const name in copy) {
    const field = copy[name];
    if (isObject(field)) copy[name] = copyOf(field);
  }
  return copy;
}

/**
 * What a draft of `before` has become: frozen, and with every part of `before` that did not change, so that states in a
 * row share what they have in common, and are compared quickly. The draft must not be used any more.
 */
export const settled = <Value>(before: Value, draft: Draft<Value>): Value => settle(before, draft) as Value;

/** Freezes a plain value, at every depth, and returns it. */
export const frozen = <Value>(value: Value): Value => settle(undefined, value) as Value;

function settle(before: unknown, after: unknown): unknown {
  // Parts of other frozen values, as the tables of the rules, stay as they are.
  if (!isObject(after) || Object.isFrozen(after)) return after;
  return Array.isArray(after)
    ? settleList(Array.isArray(before) ? before : undefined, after)
    : settleFields(
        isObject(before) && !Array.isArray(before) ? (before as Fields) : undefined,
        after as Fields,
      );
}

function settleList(before: readonly unknown[] | undefined, after: unknown[]): unknown {
  let isSame = before?.length === after.length;
  for (let index = 0; index < after.length; index += 1) {
    after[index] = settle(before?.[index], after[index]);
    isSame &&= after[index] === before?.[index];
  }
  return isSame ? before : Object.freeze(after);
}

function settleFields(before: Fields | undefined, after: Fields): unknown {
  let isSame = before !== undefined;
  let count = 0;
  for (const name in after) {
    const field = after[name];
    const was = before?.[name];
    const now = settle(was, field);
    if (now !== field) after[name] = now;
    isSame &&= now === was && (now !== undefined || Object.hasOwn(before ?? {}, name));
    count += 1;
  }
  return isSame && before && Object.keys(before).length === count ? before : Object.freeze(after);
}
