import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { keepTrying, type Trying } from './keepTrying';

/** What is known of an answer; both are there when it can no longer be brought up to date. */
export interface Answered<T> {
  readonly answer?: T;
  /** Why the last attempt failed; it is tried again by itself. */
  readonly error?: unknown;
}

interface Asking<T> extends Pick<Trying<T>, 'ask' | 'isFinal' | 'every'> {
  /** Another key is another question. */
  readonly key?: string | undefined;
  /** When this changes, the same question is asked again; the old answer stays until there is a new one. */
  readonly news?: string;
}

/** The answer to a question, asked until there is one (keepTrying.ts). Undefined: there is nothing to ask. */
export function useAnswer<T>(asking: Asking<T> | undefined): Signal<Answered<T>> {
  const known = useSignal<Answered<T>>({});
  const latest = useRef(asking);
  latest.current = asking;
  const { key, news } = asking ?? {};
  const isAsked = asking !== undefined;
  useEffect(() => void (known.value = {}), [key, isAsked, known]);
  useEffect(() => {
    const { current: first } = latest;
    if (!first) return undefined;
    return keepTrying<T>({
      ...first,
      // What it asks with may have changed meanwhile.
      ask: () => (latest.current ?? first).ask(),
      onAnswer: (answer) => (known.value = { answer }),
      onFailure: (error) => {
        const { answer } = known.peek();
        known.value = answer === undefined ? { error } : { answer, error };
      },
    });
  }, [key, news, isAsked, known]);
  return known;
}
