import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { Glossary } from './glossary';
import { Term } from './Term';

export const GlossaryContext = createContext<ReadonlySignal<Glossary | undefined> | undefined>(undefined);

interface GlossedProps {
  readonly text: string;
  /** Can Tab stop at the terms? Not where the same ones stand again and again. */
  readonly stops?: boolean;
  /** What has been marked before in a longer text. */
  readonly seen?: Set<string>;
}

/** A text in which the first place of each term of the game explains it. Not for the inside of a button. */
export function Glossed({ text, stops = true, seen }: GlossedProps) {
  const glossary = useContext(GlossaryContext)?.value;
  // Once for each text: what it marks is seen from then on.
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
