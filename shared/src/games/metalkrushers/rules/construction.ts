import type { Design } from '../state';
import type { Options } from '../options';
import type { WhyNot } from './play';

/** Source L33-98, "Construction"; G4, G13-G15, G19. */

export type Problem = NonNullable<WhyNot>;

/** Every rule that a design breaks at a table with these options, each once. Details: figures only. */
export function problemsOf(_design: Design, _options: Options): readonly Problem[] {
  return [];
}
