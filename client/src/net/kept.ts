const PREFIX = 'gearhall.';

/**
 * What this browser keeps between visits. Works without storage too, as in a private window that forbids
 * it.
 */
export function readKept(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // Only this visit is not remembered.
  }
}

/** Forgets everything that this browser keeps of the hall. */
export function forgetKept(): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    for (const key of keys) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Nothing is kept where there is no storage.
  }
}
