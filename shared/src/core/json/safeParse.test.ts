import { z } from 'zod';
import { safeParse } from './safeParse';

const HOSTILE: readonly unknown[] = [{ length: { toString: 1 } }, { length: { valueOf: 1, toString: 1 } }];

test.each([z.string().max(4), z.array(z.int()).min(1), z.strictObject({ a: z.string().min(1) })])(
  'a value that makes zod throw is malformed',
  (schema) => {
    for (const value of [...HOSTILE, ...HOSTILE.map((a) => ({ a }))]) {
      expect(safeParse(schema, value).success).toBe(false);
    }
  },
);

test('anything else is parsed as usual', () => {
  expect(safeParse(z.string().trim(), ' a ')).toEqual({ success: true, data: 'a' });
  expect(safeParse(z.string(), 1).error?.issues).toHaveLength(1);
});
