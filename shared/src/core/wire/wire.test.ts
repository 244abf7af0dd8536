import { NO_TERMS } from '../table/terms';
import { RECORD_LIMITS } from '../record/record';
import { holdsWritten, written } from '../testing/checks/texts';
import { viewKeyOf } from './wire';
import { chatText, personName, REQUESTS } from './requests';
import { LIMITS, LOG_LIMITS } from './limits';

const char = (code: number): string => String.fromCodePoint(code);

describe.each([
  ['name', personName, LIMITS.name],
  ['chat line', chatText, LIMITS.chat],
])('a %s', (_, schema, max) => {
  test('is trimmed, and its spaces are collapsed', () => {
    expect(schema.parse('  Ada   of\u00a0 the \u3000Hall ')).toBe('Ada of the Hall');
  });

  test('may be in any script, and holds any sign that can be typed', () => {
    for (const text of ['Łukasz', '小林', 'Ångström 🚀', 'أدا', 'O’Neil', '&lt;', '"); --']) {
      expect(schema.parse(text)).toBe(text);
    }
  });

  test('must have a visible character', () => {
    for (const text of ['', ' ', '\u3000\u00a0']) expect(schema.safeParse(text).success).toBe(false);
  });

  test(`has at most ${max} characters once it is trimmed`, () => {
    expect(schema.parse('x'.repeat(max))).toHaveLength(max);
    expect(schema.parse(` ${'x'.repeat(max)} `)).toHaveLength(max);
    expect(schema.safeParse('x'.repeat(max + 1)).success).toBe(false);
    expect(schema.safeParse('x'.repeat(10_000)).success).toBe(false);
    expect(schema.safeParse(`${' '.repeat(10_000)}x`).success).toBe(false);
  });

  test.each([
    ['NUL', 0x00],
    ['tab', 0x09],
    ['line feed', 0x0a],
    ['escape', 0x1b],
    ['delete', 0x7f],
    ['C1 control', 0x85],
    ['soft hyphen', 0xad],
    ['Arabic letter mark', 0x61c],
    ['zero width space', 0x200b],
    ['right-to-left mark', 0x200f],
    ['line separator', 0x2028],
    ['paragraph separator', 0x2029],
    ['left-to-right embedding', 0x202a],
    ['right-to-left override', 0x202e],
    ['first strong isolate', 0x2068],
    ['pop directional isolate', 0x2069],
    ['byte order mark', 0xfeff],
    ['half of a surrogate pair', 0xd83d],
    ['private use', 0xe000],
    ['tag letter', 0xe0041],
    ['a code point that is no character', 0xffff],
  ])('holds no %s', (_name, code) => {
    for (const text of [`a${char(code)}b`, `${char(code)}ab`, `ab${char(code)}`]) {
      // Dropped or refused: the table of texts in docs/protocol.md says which.
      const { data = '' } = schema.safeParse(text);
      expect(data).not.toContain(char(code));
      expect(['', 'ab', 'a b']).toContain(data);
    }
  });

  test('is a text', () => {
    for (const value of [undefined, null, 3, {}, ['a'], true])
      expect(schema.safeParse(value).success).toBe(false);
  });
});

test('a chat line may look like markup, a name may not', () => {
  for (const text of ['<b>Bo</b>', 'a > b', '<script>', 'x<']) {
    expect(chatText.parse(text)).toBe(text);
    expect(personName.safeParse(text).success).toBe(false);
  }
});

const GOOD = {
  act: { n: 0, action: { type: 'move', ship: 's1' } },
  sit: { n: 1, seat: 0 },
  stand: { n: 2 },
  bot: { n: 3, seat: 5, level: 'hard' },
  free: { n: 4, seat: 15 },
  settings: { n: 4, seats: 3, options: { stake: 25 }, terms: NO_TERMS },
  salt: { n: 0, salt: '0123456789abcdef0123456789abcdef' },
  standIn: { n: 0, seat: 1, level: 'hard' },
  offer: { n: 0, seat: 1, open: true },
  undo: { n: 0, ask: false },
  consent: { n: 0, yes: true },
  hint: { n: 0 },
  reviewGame: { n: 0 },
  share: { n: 0, what: 'seat' },
  lookAt: { n: 0, what: 3 },
  start: { n: 5 },
  chat: { n: 6, text: 'hello' },
  mute: { n: 6, whom: 1, muted: true },
  rename: { n: 7, name: 'Bo' },
  report: { n: 7, what: { type: 'line', line: 3 }, reason: 'spam' },
  rematch: { n: 8 },
  holdStart: { n: 8 },
  giveUpSeries: { n: 8 },
  history: { n: 9, events: 0, chat: 0 },
  seatVote: { n: 9, seat: 2, goal: 'free' },
  seatConsent: { n: 9, seat: 2, yes: false },
  keepOff: { n: 9, who: { type: 'spectator', place: 1, name: 'Bo' }, goal: 'bot' },
  letBack: { n: 9, place: 0, name: 'Bo' },
  endGame: { n: 9, yes: true },
} satisfies Record<keyof typeof REQUESTS, object>;

describe.each(Object.keys(GOOD) as (keyof typeof REQUESTS)[])('a request to %s', (type) => {
  const schema = REQUESTS[type];
  const good: Readonly<Record<string, unknown>> = GOOD[type];

  test('is taken as it is', () => {
    expect(schema.parse(good)).toEqual(good);
  });

  test('has no additional and no missing fields', () => {
    expect(schema.safeParse({ ...good, extra: 1 }).success).toBe(false);
    for (const key of Object.keys(good).filter((each) => each !== 'level')) {
      expect(schema.safeParse({ ...good, [key]: undefined }).success).toBe(false);
    }
    for (const value of [undefined, null, 'text', 7, []]) expect(schema.safeParse(value).success).toBe(false);
  });

  test('has a number that counts up from 0', () => {
    for (const n of [-1, 0.5, '0', Number.NaN, 2 ** 31 + 1])
      expect(schema.safeParse({ ...good, n }).success).toBe(false);
  });

  test('names a seat that a table can have', () => {
    if (!('seat' in good)) return;
    for (const seat of [-1, 16, 1.5, '1']) expect(schema.safeParse({ ...good, seat }).success).toBe(false);
  });
});

test('a bot may be taken away, or be of a known level', () => {
  expect(REQUESTS.bot.parse({ n: 1, seat: 0 })).toEqual({ n: 1, seat: 0 });
  expect(REQUESTS.bot.safeParse({ n: 1, seat: 0, level: 'divine' }).success).toBe(false);
});

describe('options', () => {
  const settings = (options: unknown) =>
    REQUESTS.settings.safeParse({ n: 0, seats: 2, options, terms: {} }).success;
  const many = <Value>(number: number, value: Value) =>
    Object.fromEntries(Array.from({ length: number }, (_, at) => [`o${at}`, value]));

  test.each<[string, unknown]>([
    ['single values', { course: 'x', cars: 2, fast: true }],
    ['a text as long as the longest', { edited: 'x'.repeat(4000) }],
    ['several values in one', { campaign: { sides: ['green', 'yellow'], green: 4, isNew: true } }],
    ['lists', { sides: ['green', 'yellow'], counts: many(40, 1) }],
    ['as many as there can be', many(40, 1)],
  ])('may be %s', (_name, options) => expect(settings(options)).toBe(true));

  test.each<[string, unknown]>([
    ['a longer text', { edited: 'x'.repeat(4001) }],
    ['a longer text further in', { campaign: { sides: ['x'.repeat(4001)] } }],
    ['a longer key', { ['x'.repeat(41)]: 1 }],
    ['more of them', many(41, 1)],
    ['more of them further in', { campaign: many(41, 1) }],
    ['a longer list', { sides: Array.from({ length: 41 }, () => 1) }],
    ['deeper ones', { a: { b: { c: 1 } } }],
    ['lists of lists', { a: [[1]] }],
    ['nothing at all', { a: null }],
    ['a list', [1]],
  ])('may not be %s', (_name, options) => expect(settings(options)).toBe(false));
});

test('settings are for as many seats as a table can have', () => {
  for (const seats of [0, 17, 1.5, '2']) {
    expect(REQUESTS.settings.safeParse({ n: 0, seats, options: {}, terms: {} }).success).toBe(false);
  }
});

test('an action has a short type; the rest is for the game to check', () => {
  const act = (action: unknown) => REQUESTS.act.safeParse({ n: 0, action }).success;
  expect(act({ type: 'x'.repeat(41) })).toBe(false);
  expect(act({ type: 3 })).toBe(false);
  expect(act({})).toBe(false);
  expect(act({ type: 'x'.repeat(40), anything: [1] })).toBe(true);
});

test('each seat has a view key of its own', () => {
  expect([0, 1, 15].map(viewKeyOf)).toEqual(['seat0', 'seat1', 'seat15']);
});

test('the log limits are below the record limit, and in ascending order', () => {
  const { undo, moves, all } = LOG_LIMITS;
  expect(all.entries + RECORD_LIMITS.seats).toBeLessThan(RECORD_LIMITS.entries);
  expect(all.bytes).toBeLessThan(RECORD_LIMITS.characters / 4);
  for (const unit of ['entries', 'bytes'] as const) {
    expect(undo[unit]).toBeLessThan(moves[unit]);
    expect(moves[unit]).toBeLessThan(all[unit]);
  }
});

/**
 * Every text that somebody writes in a request. A new one needs an answer to three questions: are hidden words taken out
 * of it, what becomes of it when its writer is muted, and when they have their data deleted?
 */
test('what people write in requests is known; what they write in games, the games declare', () => {
  const full = {
    ...GOOD,
    report: { ...GOOD.report, what: { type: 'spectator', place: 0, name: 'Bo' }, words: 'why' },
  };
  const isOfGame = (path: string): boolean => /^(?:act\.action|settings\.options)\b/u.test(path);
  const paths = Object.entries(full).flatMap(([type, body]) =>
    [...written(body)].flatMap(([path, whole]) => {
      const { data } = REQUESTS[type as keyof typeof REQUESTS].safeParse(whole);
      return data && holdsWritten(data) ? [type + path] : [];
    }),
  );
  expect(paths.filter((path) => !isOfGame(path)).toSorted()).toEqual(
    [
      // The next two name somebody whose name stands there already.
      'keepOff.who.name',
      'letBack.name',
      'chat.text',
      'rename.name',
      'report.what.name',
      'report.words',
    ].toSorted(),
  );
});
