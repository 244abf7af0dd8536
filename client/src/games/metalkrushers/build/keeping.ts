import { design as sheet } from '@gearhall/shared/games/metalkrushers/actions';
import { keep, readKept } from '../../../net/stored/kept';
import { listIn, parsed, shelfOf } from '../../../ui/shelf/shelf';
import type { Design } from './draft';

/** What a builder keeps in this browser: the draft of each table, and saved designs. */

const DRAFTS = 'krushers.drafts';
/** Drafts of older tables are dropped. */
const MOST_DRAFTS = 6;

const designOf = (value: unknown): Design | undefined => sheet.safeParse(value).data;

export const designsIn = (value: unknown): readonly Design[] => listIn(value, designOf);

export type Drafts = readonly (readonly [table: string, designs: readonly Design[]])[];

export function draftsIn(text: string | undefined): Drafts {
  const value = parsed(text);
  if (!Array.isArray(value)) return [];
  return value.flatMap((entry: unknown) => {
    if (!Array.isArray(entry) || typeof entry[0] !== 'string') return [];
    return [[entry[0], designsIn(entry[1])] as const];
  });
}

/** The newest first. */
export const draftsWith = (drafts: Drafts, table: string, designs: readonly Design[]): Drafts =>
  [[table, designs] as const, ...drafts.filter(([one]) => one !== table)].slice(0, MOST_DRAFTS);

/** Where nothing can be stored, the drafts at least survive closing the panel. */
const inMemory = new Map<string, readonly Design[]>();

export const draftOf = (table: string): readonly Design[] =>
  inMemory.get(table) ?? draftsIn(readKept(DRAFTS)).find(([one]) => one === table)?.[1] ?? [];

export function keepDraft(table: string, designs: readonly Design[]): void {
  inMemory.set(table, designs);
  keep(DRAFTS, JSON.stringify(draftsWith(draftsIn(readKept(DRAFTS)), table, designs)));
}

export const SHELF = shelfOf<Pick<Design, 'name'>, Design>('krushers.saved', designOf);
