import { NAME_LENGTH, SHELF, tidyName, type SavedCourse } from './keeping';

const { savedIn, savedWith, savedWithout } = SHELF;

const oval: SavedCourse = { name: 'Oval', text: 'ring*2:5A-9A-6A-10A' };
const snake: SavedCourse = { name: 'Snake', text: 'open:1A-5A-2A-6B' };

test('saved courses are read back, the newest first', () => {
  const saved = savedWith(savedWith([], oval), snake);
  expect(savedIn(JSON.stringify(saved))).toEqual([snake, oval]);
});

test('a course replaces one with the same name', () => {
  const renewed = { ...snake, name: 'OVAL' };
  expect(savedWith([snake, oval], renewed)).toEqual([renewed, snake]);
});

test('a course is deleted by its name', () => {
  expect(savedWithout([snake, oval], { name: 'oval' })).toEqual([snake]);
});

test('not more than 40 are kept', () => {
  const many = Array.from({ length: 50 }, (_, index) => ({ ...oval, name: `Oval ${index}` }));
  const saved = many.reduce<readonly SavedCourse[]>(savedWith, []);
  expect(saved).toHaveLength(40);
  expect(saved[0]?.name).toBe('Oval 49');
});

test.each([undefined, '', 'no JSON', '7', '{}', '[1,null,{"name":"x"}]'])('%p holds no course', (text) => {
  expect(savedIn(text)).toEqual([]);
});

test('entries without a name or a valid course are left out', () => {
  const kept = [
    oval,
    { name: 'Broken', text: 'open:1A-1B-2A-3A' },
    { name: 'Open ring', text: 'ring:1A-5A-6A-2A' },
    { name: 'Lot', text: 'random open:8' },
    { name: '', text: oval.text },
    { name: '  spaces ', text: oval.text },
  ];
  expect(savedIn(JSON.stringify(kept))).toEqual([oval, { name: 'spaces', text: oval.text }]);
});

test('a name is tidied', () => {
  expect(tidyName('  My   little\ttrack ')).toBe('My little track');
  expect(tidyName('x'.repeat(99))).toHaveLength(NAME_LENGTH);
  expect(tidyName('   ')).toBe('');
});
