import type { FunctionComponent } from 'preact';

/** What the page around an editor does for it. */
export interface EditorProps {
  /** What the address carries: somebody has shared it, and it may be anything. Empty where there is nothing. */
  readonly shared: string;
  /** The whole address that carries this text; `undefined` where it would be too long. */
  linkTo(text: string): Promise<string | undefined>;
  /** What was shared has been taken over: the address no longer carries it. */
  leaveLink(): void;
  /** Begins a game against bots in this page, with these options. */
  tryOut(options: Readonly<Record<string, unknown>>): void;
  /** Opens the form for a new table, with these options. */
  play(options: Readonly<Record<string, string | number | boolean>>): void;
}

/** A page where people make something that the tables of a game can play. */
export interface GameEditor {
  readonly title: string;
  readonly Editor: FunctionComponent<EditorProps>;
}
