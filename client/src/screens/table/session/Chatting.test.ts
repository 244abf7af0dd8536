import type { AnyGame } from '@gearhall/shared/core/game';
import type { ChatLine } from '@gearhall/shared/core/wire/wire';
import { TableModel } from '../../../net/table/tableModel';
import { FakeTable, settled } from '../../../net/testing/fakeTable';
import { Chatting } from './Chatting';
import { Muting, speakerOf } from './Muting';

const BO: ChatLine = { name: 'Bo', text: 'hello', seat: 1 };
const SHRUG = '\u{1F937}\u200d\u2642\ufe0f';

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  });
});

/** Ada on seat 0, where so many lines have been said before. */
async function adaChats(chat = 0) {
  const table = new FakeTable();
  const model = new TableModel('t1', { legal: () => [] } as unknown as AnyGame, table.means);
  const muting = new Muting('t1', model.chat);
  const chatting = new Chatting(model, muting, ({ refused }) => `No: ${refused}`);
  model.open();
  await settled();
  table.welcome({ seat: 0, chat });
  const lines: string[] = [];
  chatting.onLine(({ text }) => lines.push(text));
  const said = () => table.received.filter(({ type }) => type === 'chat').map(({ message }) => message);
  return { table, muting, chatting, lines, said };
}

test('joined emoji are sent as they are, and the field is empty then', async () => {
  const { chatting, said } = await adaChats();
  chatting.type(`  ${SHRUG} `);
  chatting.send(false);
  expect(said()).toEqual([expect.objectContaining({ text: SHRUG })]);
  expect(chatting.typed.value).toBe('');
});

test('a ready phrase is said beside what one writes', async () => {
  const { chatting, said } = await adaChats();
  chatting.type('I am about to');
  chatting.say('Good luck!', false);
  chatting.say('Ouch!', true);
  expect(said()).toEqual([
    expect.objectContaining({ text: 'Good luck!' }),
    expect.objectContaining({ text: 'Ouch!', few: true }),
  ]);
  expect(chatting.typed.value).toBe('I am about to');
});

test.each([
  ['too long', 'x'.repeat(312), 'That is too long: 312 characters of at most 300.'],
  [
    'characters that nobody can show',
    'a\ue000',
    'It has characters that nobody can show. Please leave them out.',
  ],
  ['nothing to be seen', '\u200b\u2060', 'There is nothing in it that others could read.'],
])('a line stays in the field and is not sent: %s', async (_what, text, sentence) => {
  const { chatting, said } = await adaChats();
  chatting.type(text);
  chatting.send(false);
  expect(said()).toEqual([]);
  expect([chatting.typed.value, chatting.problem.value]).toEqual([text, sentence]);
  chatting.type('shorter');
  expect(chatting.problem.value).toBe('');
});

test('a line that the table refuses comes back, before what has been typed since', async () => {
  const { table, chatting, said } = await adaChats();
  chatting.type('left flank');
  chatting.send(true);
  chatting.type('and');
  const [{ n = -1 } = {}] = said() as { n?: number }[];
  table.say('answer', { n, refusal: { refused: 'heardByAll' } });
  expect(chatting.typed.value).toBe('left flank and');
  expect(chatting.problem.value).toBe('No: heardByAll');
});

test('lines of others are counted until they are read, and noticed as they are said', async () => {
  const { table, chatting, lines, muting } = await adaChats(2);
  table.say('chat', { from: 0, lines: [{ name: 'Bo', text: 'before', earlier: true }, BO] });
  expect([lines, chatting.unread.value]).toEqual([[], 1]);
  table.say('chat', { from: 2, lines: [{ name: 'Ada', text: 'mine', seat: 0 }] });
  table.say('chat', { from: 3, lines: [{ ...BO, text: 'more' }] });
  expect([lines, chatting.unread.value]).toEqual([['more'], 2]);
  chatting.read();
  expect(chatting.unread.value).toBe(0);
  muting.toggle(speakerOf(BO));
  table.say('chat', { from: 4, lines: [{ ...BO, text: 'not for me' }] });
  expect([lines, chatting.unread.value]).toEqual([['more'], 0]);
});
