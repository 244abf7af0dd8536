import * as fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lengthOfText, readableText, TEXT_FAULTS, tidyText, UNITS_EACH, type TextRule } from './tidyText';

const CHAT: TextRule = { most: 300 };
const NAME: TextRule = { most: 24, isName: true };

/** The rows of the table in the document: what it is about, a text in the escapes of JavaScript, what becomes of it. */
const ROWS = tableIn(readFileSync(join(__dirname, '../../../../docs/protocol.md'), 'utf8'));

function tableIn(page: string): readonly (readonly [string, string, string])[] {
  const [, chapter = ''] = page.split('\n### Texts\n');
  const [part = ''] = chapter.split('\n### ');
  const rows = [...part.matchAll(/^\| ([^|]+) \| `([^`]*)` \| (?:`([^`]*)`|(\w+)) \|$/gmu)];
  return rows.map(([, what = '', text = '', becomes, fault]) => [
    what.trim(),
    unescaped(text),
    becomes === undefined ? String(fault) : unescaped(becomes),
  ]);
}

function unescaped(text: string): string {
  return text.replace(
    /\\u(?:\{([0-9a-f]+)\}|([0-9a-f]{4}))|\\n/giu,
    (_all, long?: string, short?: string) => {
      if (long !== undefined) return String.fromCodePoint(Number.parseInt(long, 16));
      return short === undefined ? '\n' : String.fromCharCode(Number.parseInt(short, 16));
    },
  );
}

const outcome = (text: string, rule: TextRule): string => {
  const tidied = tidyText(text, rule);
  return 'text' in tidied ? tidied.text : tidied.fault;
};

test('the document has the whole table', () => {
  expect(ROWS.length).toBeGreaterThan(35);
  for (const fault of TEXT_FAULTS) expect(ROWS.map(([, , becomes]) => becomes)).toContain(fault);
});

test.each(ROWS)('%s', (_what, text, becomes) => {
  const rule = becomes === 'textMarkup' ? NAME : CHAT;
  const tooLong = becomes === 'textTooLong' ? NAME : rule;
  expect(outcome(text, tooLong)).toBe(becomes);
});

test('what has been tidied stays as it is, and what is old becomes readable', () => {
  const pieces = fc.oneof(
    fc.constantFrom(...ROWS.flatMap(([, text]) => [...text]), ...ROWS.map(([, text]) => text)),
    fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
  );
  const soup = fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(soup, (text) => {
      const tidied = tidyText(text, CHAT);
      if ('text' in tidied) expect(outcome(tidied.text, CHAT)).toBe(tidied.text);
      const readable = readableText(text, NAME.most);
      expect(readableText(readable, NAME.most)).toBe(readable);
      expect(['textEmpty', readable]).toContain(outcome(readable, { most: NAME.most }));
    }),
    { numRuns: 2000, seed: 38 },
  );
});

test('nothing is left that turns the line, or cannot be seen', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 40 });
  fc.assert(
    fc.property(anything, (text) => {
      const readable = readableText(text, 40);
      expect(readable).not.toMatch(/[\p{Bidi_Control}\p{Cs}\p{Co}]/u);
      expect(readable.replace(/\p{M}|\s/gu, '') === '' && readable !== '').toBe(false);
    }),
    { numRuns: 2000, seed: 38 },
  );
});

test('a length counts what people count, and code points and bytes are bounded too', () => {
  const family = '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}\u200D\u{1F466}';
  expect(lengthOfText(`${family}a\u0308`)).toBe(2);
  expect(outcome('\u{1F600}'.repeat(24), NAME)).toHaveLength(48);
  expect(outcome('a'.repeat(25), NAME)).toBe('textTooLong');
  expect(outcome(family.repeat(11), NAME)).toBe(family.repeat(11));
  expect(outcome(family.repeat(14), NAME)).toBe('textTooLong');
  expect(outcome('\u{1F1E9}\u{1F1EA}'.repeat(40), { most: 40 })).toHaveLength(160);
  expect(outcome(' '.repeat(24 * UNITS_EACH + 1), NAME)).toBe('textTooLong');
  expect(readableText('a'.repeat(100), 24)).toBe('a'.repeat(24));
});
