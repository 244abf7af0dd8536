import {
  formatEdited,
  parseEdited,
  type Edited,
} from '@gearhall/shared/games/kriegbot/content/edited/edited';
import { beginFrom } from '@gearhall/shared/games/kriegbot/content/edited/fromPrinted';
import { keep, readKept } from '../../../../net/stored/kept';
import { shelfOf } from '../../../../ui/shelf/shelf';

/** What the editor keeps in this browser: the current draft, and saved scenarios. */

const DRAFT = 'krieg.scenario';

export interface SavedScenario {
  readonly name: string;
  /** As `formatEdited` writes it. */
  readonly text: string;
}

function savedIn(value: unknown): SavedScenario | undefined {
  if (typeof value !== 'object' || value === null || !('text' in value)) return undefined;
  const made = typeof value.text === 'string' ? parseEdited(value.text) : undefined;
  return made && made.name.trim() !== '' ? { name: made.name, text: formatEdited(made) } : undefined;
}

export const SHELF = shelfOf<Pick<SavedScenario, 'name'>, SavedScenario>('krieg.scenarios', savedIn);

/** What is being made; the showdown, where nothing has been begun. */
export const keptDraft = (): Edited => parseEdited(readKept(DRAFT) ?? '') ?? beginFrom('showdown');
export const keepDraft = (made: Edited): void => keep(DRAFT, formatEdited(made));
