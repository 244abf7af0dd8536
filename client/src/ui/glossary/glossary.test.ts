import { makeGlossary, type Part } from './glossary';

const glossary = makeGlossary([
  { id: 'heat', forms: ['heat', 'hot'], title: 'Heat', says: 'How hot it is.' },
  { id: 'heatDie', forms: ['heat die', 'heat dice'], title: 'Heat die', says: 'A red die.' },
]);

const shown = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : `[${part.entry.id}:${part.word}]`)).join('');

test.each([
  ['Heat rises.', '[heat:Heat] rises.'],
  ['Two heat dice, then heat.', 'Two [heatDie:heat dice], then [heat:heat].'],
  ['heat and more heat', '[heat:heat] and more heat'],
  ['It is hot in the heat.', 'It is [heat:hot] in the heat.'],
  ['A theatre, a hotel, preheated.', 'A theatre, a hotel, preheated.'],
  ['(hot)', '([heat:hot])'],
  ['', ''],
])('%s', (text, parts) => {
  expect(shown(glossary.partsOf(text))).toBe(parts);
});

test('a term that was explained before is not marked again', () => {
  const seen = new Set<string>();
  expect(shown(glossary.partsOf('One heat die.', seen))).toBe('One [heatDie:heat die].');
  expect(shown(glossary.partsOf('A heat die is hot.', seen))).toBe('A heat die is [heat:hot].');
});
