/** Keeps a value that can be computed again; of more than `most`, the one that has been kept longest is dropped. */
export function keepSome<Key, Value>(
  kept: Map<Key, Value>,
  most: number,
  [key, value]: readonly [Key, Value],
): void {
  kept.set(key, value);
  if (kept.size <= most) return;
  const [oldest] = kept.keys();
  if (oldest !== undefined) kept.delete(oldest);
}
