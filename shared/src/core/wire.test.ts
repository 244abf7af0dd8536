import { NO_TERMS } from './terms';
import { RECORD_LIMITS } from './record';
import { chatText, LIMITS, LOG_LIMITS, personName, REQUESTS, viewKeyOf } from './wire';

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
      expect(schema.safeParse(text).success).toBe(false);
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

test('options are few, short and flat; whether they make sense is for the game to say', () => {
  const settings = (options: unknown) =>
    REQUESTS.settings.safeParse({ n: 0, seats: 2, options, terms: {} }).success;
  expect(settings({ course: 'x'.repeat(200), cars: 2, fast: true })).toBe(true);
  expect(settings({ course: 'x'.repeat(201) })).toBe(false);
  expect(settings({ ['x'.repeat(41)]: 1 })).toBe(false);
  expect(settings({ nested: { deep: 1 } })).toBe(false);
  expect(settings({ list: [1] })).toBe(false);
  expect(settings(Object.fromEntries(Array.from({ length: 41 }, (_, at) => [`o${at}`, at])))).toBe(false);
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
