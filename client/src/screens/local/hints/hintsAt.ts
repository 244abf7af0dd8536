import type { LocalTable } from '../../../local/LocalTable';
import { PAGE_MEANS } from '../../../local/studying/pageMeans';
import { think } from '../../../local/studying/think';
import { Hints } from './Hints';

/** The hints at a table in this page. */
export const hintsAt = (table: LocalTable): Hints =>
  new Hints(table, (question, waiting) => think(question, waiting, PAGE_MEANS));
