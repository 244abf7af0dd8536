import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Glossary } from '../../ui/glossary/glossary';

/** The folders with the words that players read at a game's tables. */
const FOLDERS = ['words', 'orders', 'sheet', 'dashboard', 'build', 'desk'];

const readIn = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/u.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8'));
  } catch {
    return [];
  }
};

/** Texts in quotes and between tags; ids and class names have no space and no capital. */
const textsIn = (code: string): string[] =>
  [...code.replace(/^import .*$/gmu, '').matchAll(/'([^'\n]+)'|`([^`]+)`|>([^<>{}]+)</gu)]
    .map(([, one, two, three]) => (one ?? two ?? three ?? '').replace(/\$\{[^}]*\}/gu, ' … '))
    .filter((text) => /[A-Z ]/u.test(text));

const idsIn = (glossary: Glossary, text: string): string[] =>
  glossary.partsOf(text).flatMap((part) => (typeof part === 'string' ? [] : [part.entry.id]));

interface Told {
  readonly glossary: Glossary;
  /** The folder of the game. */
  readonly folder: string;
  /** Entries that only the help needs. */
  readonly onlyHelp?: readonly string[];
  /**
   * Numbers that are written out, by entry, with their values in the rules. All others have to be
   * imported.
   */
  readonly figures: Readonly<Record<string, readonly number[]>>;
}

/** What holds for the glossary of every game. */
export function glossarySuite({ glossary, folder, onlyHelp = [], figures }: Told): void {
  const { entries } = glossary;
  const source = readFileSync(join(folder, 'help/glossary.ts'), 'utf8');
  const table = FOLDERS.flatMap((one) => readIn(join(folder, one)))
    .flatMap(textsIn)
    .join('\n');
  const help = readFileSync(join(folder, 'help.md'), 'utf8');

  test('no form belongs to two entries', () => {
    const forms = entries.flatMap((entry) => entry.forms.map((form) => form.toLowerCase()));
    expect(forms.filter((form, index) => forms.indexOf(form) !== index)).toEqual([]);
    for (const { id, forms: own } of entries)
      for (const form of own) expect(idsIn(glossary, form)).toEqual([id]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  test.each(entries.map((entry) => [entry.id, entry] as const))(
    '%s is told in a few plain sentences',
    (_id, { says }) => {
      expect(says).toMatch(/^[A-Z].*\.$/u);
      expect(says.match(/[.](?:\s|$)/gu)?.length ?? 0).toBeLessThanOrEqual(3);
      expect(says.length).toBeLessThanOrEqual(230);
      expect(says).not.toMatch(/undefined|NaN|\[object/u);
    },
  );

  test.each(entries.map((entry) => [entry.id] as const))('%s is a word that players read', (id) => {
    expect(idsIn(glossary, onlyHelp.includes(id) ? help : table)).toContain(id);
  });

  test('every figure comes from the rules', () => {
    const written = [...source.matchAll(/id: '(\w+)'[^]*?says:\s*([^]*?),\n {2}\}/gu)].flatMap(
      ([, id = '', says = '']): [string, number[]][] => {
        const numbers = says.replace(/\$\{[^}]*\}/gu, '').match(/\d+/gu);
        return numbers ? [[id, numbers.map(Number)]] : [];
      },
    );
    expect(Object.fromEntries(written)).toEqual(figures);
  });
}
