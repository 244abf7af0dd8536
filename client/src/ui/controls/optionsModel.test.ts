import type { JsonSchema } from '@gearhall/shared/core/pages/hallPages';
import { z } from 'zod';
import { options as metaltalon } from '@gearhall/shared/games/metaltalon/options';
import { isStandard, optionFields, parseValue, standardValues } from './optionsModel';

const fieldsOf = (schema: z.ZodType) => optionFields(z.toJSONSchema(schema, { io: 'input' }) as JsonSchema);

test('a list of words, a list of numbers, a switch, a short and a long range', () => {
  const schema = z.strictObject({
    way: z.enum(['short', 'long']).default('long'),
    stake: z.union([z.literal(15), z.literal(25)]).default(25),
    fog: z.boolean().default(true),
    rounds: z.int().min(3).max(5).default(4),
    points: z.int().min(0).max(300).default(100),
  });
  expect(fieldsOf(schema)).toEqual([
    { kind: 'choice', key: 'way', values: ['short', 'long'], standard: 'long' },
    { kind: 'choice', key: 'stake', values: [15, 25], standard: 25 },
    { kind: 'switch', key: 'fog', standard: true },
    { kind: 'choice', key: 'rounds', values: [3, 4, 5], standard: 4 },
    { kind: 'number', key: 'points', min: 0, max: 300, standard: 100 },
  ]);
});

test('the default values of a form are those of the game', () => {
  const fields = fieldsOf(metaltalon);
  expect(standardValues(fields)).toEqual(metaltalon.parse({}));
  expect(isStandard(fields, standardValues(fields))).toBe(true);
  expect(isStandard(fields, { ...standardValues(fields), stake: 50 })).toBe(false);
});

test('every value that the form offers is accepted by the game', () => {
  for (const field of fieldsOf(metaltalon)) {
    if (field.kind !== 'choice') throw new Error(`${field.key} is no choice.`);
    expect(field.values.length).toBeGreaterThan(1);
    for (const value of field.values) {
      expect(metaltalon.safeParse({ [field.key]: parseValue(field, String(value)) }).success).toBe(true);
    }
  }
});

test('a text is a field with its default value, for which the game may bring a control', () => {
  const [course] = fieldsOf(z.strictObject({ course: z.string().max(9).default('oval') }));
  expect(course).toEqual({ kind: 'text', key: 'course', standard: 'oval' });
  expect(parseValue(course!, 'round and round')).toBe('round and round');
});

test('a field that is no list of choices keeps its default', () => {
  expect(fieldsOf(z.strictObject({ names: z.array(z.string()).default([]) }))).toEqual([]);
});

test.each([
  ['7', 7],
  ['7.6', 8],
  ['-3', 0],
  ['1000', 300],
  ['', 100],
  ['x', 100],
])('"%s" typed into a number field means %d', (text, value) => {
  expect(parseValue({ kind: 'number', key: 'points', min: 0, max: 300, standard: 100 }, text)).toBe(value);
});
