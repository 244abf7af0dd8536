import type { RecordedRoll } from '@gearhall/shared/core/record/record';
import { diceGroups, isEnough } from './groups';

const showing = (rolls: readonly (readonly RecordedRoll[])[]) => ({
  length: rolls.length - 1,
  actor: (step: number) => (step === 0 ? undefined : step % 2),
  rolls: (step: number) => rolls[step] ?? [],
});

test('all dice together, then those of no seat, then seat by seat', () => {
  const groups = diceGroups(showing([[[6, 1]], [[6, 6]], [[6, 6]], [[10, 3]]]));
  expect(
    groups.map(({ whose, lines }) => [whose, lines.map(({ sides, rolled }) => [sides, rolled])]),
  ).toEqual([
    [
      'all',
      [
        [6, 3],
        [10, 1],
      ],
    ],
    ['setUp', [[6, 1]]],
    [0, [[6, 1]]],
    [
      1,
      [
        [6, 1],
        [10, 1],
      ],
    ],
  ]);
});

test('a game without dice has no groups', () => {
  expect(diceGroups(showing([[], [], []]))).toEqual([]);
});

test('unevenness is measured from five rolls per side on', () => {
  const six = Array.from({ length: 30 }, (_, at): RecordedRoll => [6, (at % 6) + 1, at]);
  const [enough] = diceGroups(showing([six]))[0]!.lines;
  const [few] = diceGroups(showing([six.slice(1)]))[0]!.lines;
  expect([isEnough(enough!), isEnough(few!)]).toEqual([true, false]);
});
