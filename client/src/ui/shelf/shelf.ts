import type { ReadonlySignal } from '@preact/signals';
import { keptValue } from '../../net/stored/kept';

/** The most that is kept: beyond it the oldest is dropped. */
const MOST = 40;

/** Things of one kind that this browser keeps by name. */
export interface Shelf<Thing, Name> {
  /** Only valid things; anything else in the text is left out. */
  savedIn(text: string | undefined): readonly Thing[];
  /** The newest first; it replaces one with the same name. */
  savedWith(all: readonly Thing[], thing: Thing): readonly Thing[];
  savedWithout(all: readonly Thing[], name: Name): readonly Thing[];
  /** What is kept now, in all tabs of this browser. */
  readonly saved: ReadonlySignal<readonly Thing[]>;
  read(): readonly Thing[];
  /** What other tabs have saved stays. */
  save(thing: Thing): void;
  remove(name: Name): void;
}

/** `parse`: a stored value as such a thing; `undefined` where it is not one. */
export function shelfOf<Name extends { readonly name: string }, Thing extends Name>(
  key: string,
  parse: (value: unknown) => Thing | undefined,
  isSameKind: (one: Name, other: Name) => boolean = () => true,
): Shelf<Thing, Name> {
  const savedIn = (text: string | undefined): readonly Thing[] => listIn(parsed(text), parse);
  const savedWithout = (all: readonly Thing[], other: Name): readonly Thing[] =>
    all.filter((one) => !isSameKind(one, other) || one.name.toLowerCase() !== other.name.toLowerCase());
  const savedWith = (all: readonly Thing[], thing: Thing): readonly Thing[] =>
    [thing, ...savedWithout(all, thing)].slice(0, MOST);
  const kept = keptValue(key, { parse: savedIn, format: (all) => JSON.stringify(all) });
  return {
    ...{ savedIn, savedWith, savedWithout },
    saved: kept.current,
    read: kept.read,
    save: (thing) => kept.change((all) => savedWith(all, thing)),
    remove: (name) => kept.change((all) => savedWithout(all, name)),
  };
}

/** The readable items of a stored list. */
export const listIn = <Thing>(
  value: unknown,
  parse: (value: unknown) => Thing | undefined,
): readonly Thing[] => (Array.isArray(value) ? value.flatMap((one: unknown) => parse(one) ?? []) : []);

/** A text as JSON; `undefined` where it is not JSON. */
export function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
