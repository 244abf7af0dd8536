import { design as sheet } from '@gearhall/shared/games/metalkrushers/actions';
import { keep, readKept } from '../../../net/kept';
import type { Design } from './draft';

/** What a builder keeps in this browser: the draft of each table, and designs for other days. */

const DRAFTS = 'krushers.drafts';
const SAVED = 'krushers.saved';
/** Drafts of older tables are forgotten. */
const MOST_DRAFTS = 6;
const MOST_SAVED = 40;

/** Only what is a sheet; whatever else may be in the text is left out. */
export function designsIn(value: unknown): readonly Design[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) => {
    const { success, data } = sheet.safeParse(one);
    return success ? [data] : [];
  });
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

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

export const savedIn = (text: string | undefined): readonly Design[] => designsIn(parsed(text));

const isCalled = (name: string) => (design: Design) => design.name.toLowerCase() === name.toLowerCase();

/** The newest first; it takes the place of one with the same name. */
export const savedWith = (saved: readonly Design[], design: Design): readonly Design[] =>
  [design, ...savedWithout(saved, design.name)].slice(0, MOST_SAVED);

export const savedWithout = (saved: readonly Design[], name: string): readonly Design[] =>
  saved.filter((one) => !isCalled(name)(one));

/** Where nothing can be stored, the drafts at least outlive the panel. */
const inMemory = new Map<string, readonly Design[]>();

export const draftOf = (table: string): readonly Design[] =>
  inMemory.get(table) ?? draftsIn(readKept(DRAFTS)).find(([one]) => one === table)?.[1] ?? [];

export function keepDraft(table: string, designs: readonly Design[]): void {
  inMemory.set(table, designs);
  keep(DRAFTS, JSON.stringify(draftsWith(draftsIn(readKept(DRAFTS)), table, designs)));
}

export const savedDesigns = (): readonly Design[] => savedIn(readKept(SAVED));
export const saveDesigns = (designs: readonly Design[]): void => keep(SAVED, JSON.stringify(designs));
