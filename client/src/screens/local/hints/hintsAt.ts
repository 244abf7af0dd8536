import type { LocalTable } from '../../../local/LocalTable';
import { PAGE_MEANS } from '../../../local/studying/pageMeans';
import { think } from '../../../local/studying/think';
import type { Hints } from '../../table/hints/Hints';
import { LocalHints } from './LocalHints';

/** The hints at a table in this page. */
export const hintsAt = (table: LocalTable): Hints =>
  new LocalHints(table, (question, waiting) => think(question, waiting, PAGE_MEANS));
