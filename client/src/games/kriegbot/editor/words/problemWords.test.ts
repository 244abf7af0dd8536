import fc from 'fast-check';
import { problemsOf } from '@gearhall/shared/games/kriegbot/content/edited/problems';
import { editedByLot } from '@gearhall/shared/games/kriegbot/testing/editedByLot';
import { problemInWords, SECTION_IDS } from './problemWords';

test('every problem is told in a sentence, and leads to a part of the editor', () => {
  const codes = new Set<string>();
  fc.assert(
    fc.property(editedByLot, (made) => {
      for (const problem of problemsOf(made)) {
        codes.add(problem.code);
        const { section, sentence } = problemInWords(problem);
        expect(SECTION_IDS).toContain(section);
        expect(sentence).toMatch(/^\S.*\.$/u);
        expect(sentence).not.toMatch(/undefined|\[object/u);
      }
    }),
    { numRuns: 400, seed: 5 },
  );
  expect(codes.size).toBeGreaterThan(15);
});
