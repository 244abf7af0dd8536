/** One term of a rulebook, explained. */
export interface Entry {
  readonly id: string;
  /** The forms in which it appears in texts; case does not matter. */
  readonly forms: readonly string[];
  /** Its name in lists. */
  readonly title: string;
  /** One to three plain sentences. */
  readonly says: string;
}

/** A part of a text: plain words, or a form of an entry. */
export type Part = string | { readonly entry: Entry; readonly word: string };

/** All terms that a game explains. */
export interface Glossary {
  readonly entries: readonly Entry[];
  /**
   * Splits the text into parts. Each entry is marked only where it first appears, and not at all if it is
   * in `seen`, to which it is added.
   */
  partsOf(text: string, seen?: Set<string>): readonly Part[];
}

const escaped = (form: string): string => form.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

export function makeGlossary(entries: readonly Entry[]): Glossary {
  const byForm = new Map(entries.flatMap((entry) => entry.forms.map((form) => [form.toLowerCase(), entry])));
  // The longest first: a "heat die" is not a "heat" and a die.
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const word = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return {
    entries,
    partsOf(text, seen = new Set()) {
      const parts: Part[] = [];
      let from = 0;
      for (const { 0: found, index } of text.matchAll(word)) {
        const entry = byForm.get(found.toLowerCase());
        if (!entry || seen.has(entry.id)) continue;
        seen.add(entry.id);
        parts.push(text.slice(from, index), { entry, word: found });
        from = index + found.length;
      }
      return [...parts, text.slice(from)].filter((part) => part !== '');
    },
  };
}
