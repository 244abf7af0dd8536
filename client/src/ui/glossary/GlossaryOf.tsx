import './glossary.css';
import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadGlossary } from '../../games/helps';
import { GlossaryContext } from './Glossed';
import type { Glossary } from './glossary';

interface GlossaryOfProps {
  /** The game's id. */
  readonly game: string;
  readonly children: ComponentChildren;
}

/** Within it the words of a game explain themselves, as soon as its glossary has come. */
export function GlossaryOf({ game, children }: GlossaryOfProps) {
  const glossary = useSignal<Glossary | undefined>(undefined);
  useEffect(() => {
    // Without it the words are plain words.
    loadGlossary(game).then(
      (loaded) => (glossary.value = loaded),
      () => undefined,
    );
  }, [game, glossary]);
  return <GlossaryContext.Provider value={glossary}>{children}</GlossaryContext.Provider>;
}
