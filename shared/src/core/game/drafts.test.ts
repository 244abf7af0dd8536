import fc from 'fast-check';
import { draftOf, frozen, settled } from './drafts';

interface Crew {
  readonly name: string;
  readonly wounds?: number | undefined;
}
interface Ship {
  readonly crews: readonly Crew[];
  readonly hold: Readonly<Record<string, readonly number[]>>;
  readonly prize: Crew | null;
}

const SHIP: Ship = frozen({
  crews: [{ name: 'Ada' }, { name: 'Bo', wounds: 2 }],
  hold: { ore: [1, 2], fuel: [] },
  prize: null,
});

test('a draft can be changed at every depth, and what it was made of does not change', () => {
  const draft = draftOf(SHIP);
  draft.crews[1]!.wounds = 3;
  draft.hold['ore']!.push(4);
  draft.prize = { name: 'Cy' };
  expect(SHIP).toEqual({
    crews: [{ name: 'Ada' }, { name: 'Bo', wounds: 2 }],
    hold: { ore: [1, 2], fuel: [] },
    prize: null,
  });
  expect(settled(SHIP, draft)).toEqual({
    crews: [{ name: 'Ada' }, { name: 'Bo', wounds: 3 }],
    hold: { ore: [1, 2, 4], fuel: [] },
    prize: { name: 'Cy' },
  });
});

describe('what did not change', () => {
  test('is the same object as before', () => {
    const draft = draftOf(SHIP);
    draft.crews[1]!.wounds = 3;
    const next = settled(SHIP, draft);
    expect(next.hold).toBe(SHIP.hold);
    expect(next.crews[0]).toBe(SHIP.crews[0]);
    expect(next.crews[1]).not.toBe(SHIP.crews[1]);
  });

  test('is the whole, where nothing did', () => {
    expect(settled(SHIP, draftOf(SHIP))).toBe(SHIP);
  });

  test.each<[string, (draft: ReturnType<typeof draftOf<Ship>>) => void]>([
    ['a field that was deleted', ({ crews }) => delete crews[1]!.wounds],
    ['a field that was added without a value', ({ crews }) => (crews[0]!.wounds = undefined)],
    ['an item at the end', ({ crews }) => crews.push({ name: 'Cy' })],
    ['an item that is gone', ({ crews }) => crews.pop()],
    ['a list that is empty now', ({ hold }) => (hold['ore'] = [])],
    ['a key of a record', ({ hold }) => delete hold['fuel']],
  ])('is told from %s', (_, change) => {
    const draft = draftOf(SHIP);
    change(draft);
    const wanted = structuredClone(draft);
    const next = settled(SHIP, draft);
    expect(next).toStrictEqual(wanted);
    expect(next).not.toBe(SHIP);
  });
});

/** Few names and few values: two of them have much in common. */
const { tree } = fc.letrec<{ tree: unknown }>((again) => ({
  tree: fc.oneof(
    { depthSize: 'medium' },
    fc.constantFrom(0, 1, '', 'a', null, undefined, true),
    fc.array(again('tree'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c'), again('tree'), { noNullPrototype: true }),
  ),
}));

test('whatever becomes of a value, it is frozen at every depth, and equal to its draft', () => {
  fc.assert(
    fc.property(tree, tree, (before, after) => {
      const next = settled(frozen(draftOf(before)), draftOf(after));
      expect(next).toStrictEqual(after);
      expect(isFrozen(next)).toBe(true);
    }),
  );
});

const isFrozen = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (Object.isFrozen(value) && Object.values(value).every(isFrozen));
