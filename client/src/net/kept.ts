/**
 * What this browser keeps between visits. Works without storage too, as in a private window that forbids
 * it.
 */
export function readKept(key: string): string | undefined {
  try {
    return localStorage.getItem(`gearhall.${key}`) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(`gearhall.${key}`);
    else localStorage.setItem(`gearhall.${key}`, value);
  } catch {
    // Only this visit is not remembered.
  }
}
