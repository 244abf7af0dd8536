import { Keyed } from './keyed';

function traced() {
  const log: string[] = [];
  const keyed = new Keyed<number, { key: string; value: number }>({
    create: (key, value) => {
      log.push(`+${key}`);
      return { key, value };
    },
    update: (shown, value) => {
      shown.value = value;
    },
    remove: ({ key }) => void log.push(`-${key}`),
  });
  return { keyed, log };
}

test('what is new is made, what stays is kept and updated, what is gone is removed', () => {
  const { keyed, log } = traced();
  keyed.sync([['a', 1], ['b', 2]]); // prettier-ignore
  const first = keyed.get('b');
  keyed.sync([['b', 20], ['c', 3]]); // prettier-ignore
  expect(log).toEqual(['+a', '+b', '-a', '+c']);
  expect(keyed.get('b')).toBe(first);
  expect(keyed.entries().map(([key, { value }]) => [key, value])).toEqual([['b', 20], ['c', 3]]); // prettier-ignore
});

test('one thing can be put or dropped alone; dropping twice is harmless', () => {
  const { keyed, log } = traced();
  keyed.put('a', 1);
  keyed.put('a', 2);
  keyed.drop('a');
  keyed.drop('a');
  expect(log).toEqual(['+a', '-a']);
  expect(keyed.get('a')).toBeUndefined();
});

test('clearing removes everything', () => {
  const { keyed, log } = traced();
  keyed.sync([['a', 1], ['b', 2]]); // prettier-ignore
  keyed.clear();
  expect(log).toEqual(['+a', '+b', '-a', '-b']);
});
