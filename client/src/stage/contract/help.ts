import type { Glossary } from '../../ui/glossary/glossary';
import type { Piece } from '../../ui/glossary/pieces';

/**
 * A game's help pages; can be loaded without the game.
 *
 * @example
 * ```ts
 * import type { GameHelp } from '../../client/src/stage/contract/help';
 * import { makeGlossary } from '../../client/src/ui/glossary/glossary';
 *
 * export const help: GameHelp = {
 *   glossary: makeGlossary([
 *     { id: 'pot', forms: ['pot', 'pots'], title: 'Pot', says: 'The coins that the winner gets.' },
 *   ]),
 *   loadText: () => Promise.resolve([]),
 *   loadPictures: () => Promise.resolve({}),
 * };
 * ```
 */
export interface GameHelp {
  /** The glossary of the game: terms that explain themselves wherever they appear. */
  readonly glossary: Glossary;
  /** The text, made from help.md at build time. */
  loadText(): Promise<readonly Piece[]>;
  /** Loads PixiJS and the code that draws the board: pictures for the text, by name. */
  loadPictures(): Promise<Pictures>;
}

/** What somebody reads who has never heard of the game. */
export interface GameIntro {
  /** What it is like, in about forty words. */
  readonly words: string;
  /** What is secret, in a sentence. */
  readonly secrets: string;
  /** Pictures of the rules, by name, with what they show here. */
  readonly pictures: readonly { readonly name: string; readonly caption: string }[];
}

/** Each draws a scene as a whole SVG. */
export type Pictures = Readonly<Record<string, () => string>>;
