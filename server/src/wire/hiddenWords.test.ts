import { interruptGame } from '../testing/games/interruptGame';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person } from '../testing/clients/Person';

let open: OpenHall;
beforeAll(async () => {
  open = await openHall({ games: [interruptGame], config: { hiddenWords: ['rust'] } });
});
afterAll(() => open.hall.close());

test('in chat the words of the list are dots, for the writer too', async () => {
  const [ada, bo] = [await Person.enter(open.address, 'Ada'), await Person.enter(open.address, 'Bo')];
  const id = await ada.createTable('council', 2);
  const [a, b] = [await ada.join(id), await bo.join(id)];
  expect((await a.ask('chat', { text: 'You Rúst bucket' })).refusal).toBeUndefined();
  await b.until(() => b.chat.length === 1, 'the line');
  await a.until(() => a.chat.length === 1, 'the line');
  for (const { chat } of [a, b]) expect(chat[0]).toEqual({ name: 'Ada', text: 'You •••• bucket', seat: 0 });
});

test('nobody comes, makes a table or is renamed with such a name', async () => {
  const [ada, rust] = [await Person.enter(open.address, 'Ada'), await Person.enter(open.address, 'Mr Rust')];
  const order = { game: 'council', seats: 2 };
  expect(await rust.post('/api/tables', { ...order, name: 'Mr Rust' })).toMatchObject({
    status: 422,
    body: { error: { code: 'nameNotShown' } },
  });
  const id = await ada.createTable('council', 2);
  const body = { token: rust.token, name: 'Mr Rust' };
  expect(await rust.post(`/matchmake/joinById/${id}`, body)).toMatchObject({ status: 422 });
  const seen = await ada.join(id);
  expect((await seen.ask('rename', { name: 'RUST' })).refusal).toEqual({ refused: 'nameNotShown' });
  expect(seen.table.seats[0]?.name).toBe('Ada');
  expect((await seen.ask('rename', { name: 'Trusty' })).refusal).toBeUndefined();
});
