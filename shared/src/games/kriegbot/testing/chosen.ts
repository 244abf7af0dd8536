import { options, storedOptions, type Options } from '../options';

/** The options of a match; of the first edition where that is wanted. */
export const optionsFor = (chosen: Partial<Options>): Options =>
  (chosen.edition === 1 ? storedOptions : options).parse(chosen);
