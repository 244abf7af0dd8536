import { LogBook, sinceMine } from './logBook';

const setUp = () => {
  const described: string[] = [];
  const book = new LogBook((names) => (event) => {
    described.push(event.type);
    return event.type === 'silent' ? undefined : { text: `${names[0]} ${event.type}` };
  });
  return { book, described };
};
const names = ['Ada'];
const events = [{ type: 'moved' }, { type: 'silent' }, { type: 'fired' }];

test('events become lines, except those without words', () => {
  const { book } = setUp();
  expect(book.linesOf(events, names).map((line) => line.text)).toEqual(['Ada moved', 'Ada fired']);
});

test('each event is put into words once', () => {
  const { book, described } = setUp();
  book.linesOf(events.slice(0, 2), names);
  book.linesOf(events, names);
  expect(described).toEqual(['moved', 'silent', 'fired']);
});

test('other names, or other events, start the log over', () => {
  const { book } = setUp();
  book.linesOf(events, names);
  expect(book.linesOf(events, ['Bo']).map((line) => line.text)).toEqual(['Bo moved', 'Bo fired']);
  expect(book.linesOf([{ type: 'launched' }], ['Bo'])).toEqual([{ text: 'Bo launched' }]);
});

test('the steps of one move are one line', () => {
  const book = new LogBook(() => (event) => {
    const { ship, from, to } = event as unknown as Record<'ship' | 'from' | 'to', string>;
    const text = (start: string) => `${ship}: ${start} to ${to}`;
    return { text: text(from), run: { id: ship, from, text } };
  });
  const step = (ship: string, from: string, to: string) => ({ type: 'moved', ship, from, to });
  const steps = [
    step('s1', 'a1', 'b1'),
    step('s1', 'b1', 'c1'),
    step('s2', 'k1', 'j1'),
    step('s1', 'c1', 'd1'),
  ];
  const lines = ['s1: a1 to c1', 's2: k1 to j1', 's1: c1 to d1'];
  book.linesOf(steps.slice(0, 1), names);
  expect(book.linesOf(steps, names).map((line) => line.text)).toEqual(lines);
});

test('a line can use earlier lines, of the same log only', () => {
  const book = new LogBook(() => {
    const told: string[] = [];
    return ({ type }) => {
      told.push(type);
      return { text: told.join(', then ') };
    };
  });
  book.linesOf([{ type: 'named' }], names);
  const both = [{ type: 'named' }, { type: 'struck' }];
  expect(book.linesOf(both, names).map((line) => line.text)).toEqual(['named', 'named, then struck']);
  expect(book.linesOf([{ type: 'new' }], ['Bo']).map((line) => line.text)).toEqual(['new']);
});

test('what the others have done since I acted last, without headings', () => {
  const lines = [
    { text: 'Bo moves', seat: 1 },
    { text: 'Ada moves', seat: 0 },
    { text: 'Round 2', heading: true },
    { text: 'Bo takes', seat: 1 },
    { text: 'A new card lies there' },
    { text: 'Bo builds', seat: 1 },
  ];
  expect(sinceMine(lines, 0).map(({ text }) => text)).toEqual(['Bo takes', 'Bo builds']);
  const asked = { text: 'It is the turn of Ada', seat: 0 };
  expect(sinceMine([...lines, asked], 0).map(({ text }) => text)).toEqual(['Bo takes', 'Bo builds']);
  expect(sinceMine([...lines, asked, { text: 'Ada moves', seat: 0 }], 0)).toEqual([]);
  expect(sinceMine(lines.slice(0, 1), 0).map(({ text }) => text)).toEqual(['Bo moves']);
});
