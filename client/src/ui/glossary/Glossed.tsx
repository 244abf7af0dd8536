import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { Glossary } from './glossary';
import { Term } from './Term';

export const GlossaryContext = createContext<ReadonlySignal<Glossary | undefined> | undefined>(undefined);

interface GlossedProps {
  readonly text: string;
  /** Whether Tab stops at the terms. Not where the same ones appear again and again. */
  readonly stops?: boolean;
  /** The terms that have been marked before in a longer text. */
  readonly seen?: Set<string>;
}

/** A text that explains each term of the game where it first appears. Not for use inside a button. */
export function Glossed({ text, stops = true, seen }: GlossedProps) {
  const glossary = useContext(GlossaryContext)?.value;
  // Once per text: the terms that it marks count as seen from then on.
  const parts = useMemo(() => glossary?.partsOf(text, seen) ?? [text], [glossary, text, seen]);
  return (
    <>
      {parts.map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <Term key={part.entry.id} entry={part.entry} word={part.word} stops={stops} />
        ),
      )}
    </>
  );
}
