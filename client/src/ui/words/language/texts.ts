import type { TextFault } from '@gearhall/shared/core/text/tidyText';

/** What is wrong with a text that others would read. */
export const TEXT_SENTENCES: Readonly<Record<TextFault, string>> = {
  textEmpty: 'There is nothing in it that others could read.',
  textTooLong: 'That is too long. Please make it shorter.',
  textStrange: 'It has characters that nobody can show. Please leave them out.',
  textMarkup: 'A name can have no < and no >.',
};

export const lineTooLong = (length: number, most: number): string =>
  `That is too long: ${length} characters of at most ${most}.`;

/** The same, of the name that somebody has typed for themselves. */
export const NAME_SENTENCES: Readonly<Record<TextFault, string>> = {
  ...TEXT_SENTENCES,
  textEmpty: 'Please type your name first.',
  textTooLong: 'That is too long: a name has up to 24 characters.',
};
