type Fields = Readonly<Record<string, unknown>>;

/** Deep equality of plain values. The order of fields does not matter; an absent field equals an undefined one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  return Array.isArray(one)
    ? isSameList(one, other as readonly unknown[])
    : isSameRecord(one as Fields, other as Fields);
}

const isSameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, at) => isSame(item, other[at]));

/** Compares own fields only: an inherited name like "constructor" counts as absent. */
function isSameRecord(one: Fields, other: Fields): boolean {
  for (const key in one)
    if (!isSame(one[key], Object.hasOwn(other, key) ? other[key] : undefined)) return false;
  for (const key in other) if (other[key] !== undefined && !Object.hasOwn(one, key)) return false;
  return true;
}
