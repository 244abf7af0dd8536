import './glossary.css';
import type { ComponentChildren } from 'preact';
import { useComputed } from '@preact/signals';
import { loadGameHelp } from '../../games';
import { useAnswer } from '../../net/requests/useAnswer';
import { GlossaryContext } from './Glossed';

interface GlossaryOfProps {
  /** The game's id. */
  readonly game: string;
  readonly children: ComponentChildren;
}

/** Marks the terms of a game in everything inside it, as soon as its glossary is loaded. */
export function GlossaryOf({ game, children }: GlossaryOfProps) {
  const help = useAnswer({ key: game, ask: () => loadGameHelp(game) });
  // Without a glossary the terms are plain words.
  const glossary = useComputed(() => help.value.answer?.glossary);
  return <GlossaryContext.Provider value={glossary}>{children}</GlossaryContext.Provider>;
}
