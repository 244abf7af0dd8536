import { interruptGame } from '../testing/games/interruptGame';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';

let open: OpenHall;
let ada: Person;
let [a, b]: Seen[] = [];
beforeAll(async () => {
  open = await openHall({ games: [interruptGame] });
  ada = await Person.enter(open.address, 'Ada');
  const bo = await Person.enter(open.address, 'Bo');
  const id = await ada.createTable('council', 2);
  [a, b] = [await ada.join(id), await bo.join(id)];
});
afterAll(() => open.hall.close());

const codeOf = async (answer: ReturnType<Seen['ask']>) => (await answer).refusal?.refused;

test.each([
  ['a shrug with a joiner', '\u{1F937}\u{1F3FD}\u200d\u2642\ufe0f'],
  ['a family of joined emoji', '\u{1F468}\u200d\u{1F469}\u200d\u{1F467}\u200d\u{1F466}'],
  ['a flag of tags', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
])('%s arrives as it was written', async (_what, text) => {
  const before = b!.chat.length;
  expect(await codeOf(a!.ask('chat', { text }))).toBeUndefined();
  await b!.until(() => b!.chat.length > before, 'the line');
  expect(b!.chat.at(-1)?.text).toBe(text);
});

test('a name that would turn the line is taken without that', async () => {
  expect(await codeOf(a!.ask('rename', { name: 'A\u202eda\u200b' }))).toBeUndefined();
  await b!.until(() => b!.table.seats[0]?.name === 'Ada', 'the name');
});

test.each([
  ['textEmpty', '\u200b\u2060'],
  ['textTooLong', 'x'.repeat(301)],
  ['textStrange', 'a\ue000'],
])('%s: refused on every way that a text can take', async (code, text) => {
  expect(await codeOf(a!.ask('chat', { text }))).toBe(code);
  expect(await codeOf(a!.ask('rename', { name: text }))).toBe(code);
  const what = { type: 'seat', seat: 0 };
  expect(await codeOf(b!.ask('report', { what, reason: 'other', words: text }))).toBe(code);
  const order = { game: 'council', seats: 2, name: text };
  expect(await ada.post('/api/tables', order)).toMatchObject({ status: 422, body: { error: { code } } });
  const joining = { token: ada.token, name: text };
  expect(await ada.post(`/matchmake/joinById/${a!.table.id}`, joining)).toMatchObject({ status: 422 });
});

test('a name has no markup, and a message that is wrong otherwise is malformed', async () => {
  expect(await codeOf(a!.ask('rename', { name: '<b>Ada' }))).toBe('textMarkup');
  expect(await codeOf(a!.ask('chat', { text: '\u200b', more: 1 }))).toBe('malformed');
  expect(await codeOf(a!.ask('chat', { text: 7 }))).toBe('malformed');
});
