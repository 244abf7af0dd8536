import { signal, type ReadonlySignal } from '@preact/signals';

const PREFIX = 'gearhall.';

/** What the storage does not take, as in a private window that forbids it or where it is full: for this visit. */
const unstored = new Map<string, string>();

/**
 * What this browser keeps between visits. All its tabs share it: what was read before may be out of date,
 * so a value that stays in use, or is changed, is a `KeptValue`.
 */
export function readKept(key: string): string | undefined {
  try {
    return unstored.get(key) ?? localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keep(key: string, value: string | undefined): void {
  unstored.delete(key);
  try {
    if (value === undefined) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    if (value !== undefined) unstored.set(key, value);
  }
  lookAt(key);
}

/** Forgets everything that this browser keeps of the hall. */
export function forgetKept(): void {
  unstored.clear();
  try {
    const keys = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    for (const key of keys) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Nothing is kept where there is no storage.
  }
  lookAtAll();
}

/** A value that this browser keeps, the same in all its tabs. */
export interface KeptValue<Value> {
  /** Follows what other tabs do. */
  readonly current: ReadonlySignal<Value>;
  /** As it is kept at this moment, even if nothing has told of a change yet. */
  read(): Value;
  set(value: Value): void;
  /** Changes what is kept at this moment: what other tabs have added stays. */
  change(change: (now: Value) => Value): void;
}

interface Form<Value> {
  /** The value of a kept text; undefined where nothing is kept. Anybody may have written it. */
  parse(text: string | undefined): Value;
  /** Undefined: nothing is kept. */
  format(value: Value): string | undefined;
}

const followers = new Map<string, Set<() => void>>();

export function keptValue<Value>(key: string, { parse, format }: Form<Value>): KeptValue<Value> {
  let text = readKept(key);
  const current = signal(parse(text));
  const read = (): Value => {
    const now = readKept(key);
    if (now !== text) {
      text = now;
      current.value = parse(now);
    }
    return current.peek();
  };
  const set = (value: Value): void => keep(key, format(value));
  follow(key, read);
  return { current, read, set, change: (change) => set(change(read())) };
}

/** A kept text as it is. */
export const keptText = (key: string): KeptValue<string | undefined> =>
  keptValue(key, { parse: (text) => text, format: (text) => text });

function follow(key: string, look: () => void): void {
  if (followers.size === 0) listen();
  const all = followers.get(key) ?? new Set();
  followers.set(key, all.add(look));
}

function lookAt(key: string): void {
  for (const look of followers.get(key) ?? []) look();
}

function lookAtAll(): void {
  for (const key of followers.keys()) lookAt(key);
}

/** A tab that was frozen is told nothing: it looks at everything when it is back. */
function listen(): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', ({ key }) => {
    if (key === null) lookAtAll();
    else if (key.startsWith(PREFIX)) lookAt(key.slice(PREFIX.length));
  });
  window.addEventListener('pageshow', lookAtAll);
  document.addEventListener('visibilitychange', lookAtAll);
}
