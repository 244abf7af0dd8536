import { parseEdited } from './content/edited/edited';
import { problemsOf } from './content/edited/problems';
import { options } from './options';

/** The options of a table that can begin. A table's page trusts its server, and does without this. */
export const playableOptions = options.refine(
  ({ edited }) => {
    const made = edited === undefined ? undefined : parseEdited(edited);
    return made === undefined || problemsOf(made).length === 0;
  },
  { path: ['edited'], message: 'This scenario cannot be played.' },
);
