import './glossary.css';
import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadGameHelp } from '../../games';
import { GlossaryContext } from './Glossed';
import type { Glossary } from './glossary';

interface GlossaryOfProps {
  /** The game's id. */
  readonly game: string;
  readonly children: ComponentChildren;
}

/** Marks the terms of a game in everything inside it, as soon as its glossary is loaded. */
export function GlossaryOf({ game, children }: GlossaryOfProps) {
  const glossary = useSignal<Glossary | undefined>(undefined);
  useEffect(() => {
    // Without a glossary the terms are plain words.
    loadGameHelp(game).then(
      (help) => (glossary.value = help?.glossary),
      () => undefined,
    );
  }, [game, glossary]);
  return <GlossaryContext.Provider value={glossary}>{children}</GlossaryContext.Provider>;
}
