import { RULES } from '@gearhall/shared/games/rules';
import { openHall } from '../testing/halls/openHall';
import { Person } from '../testing/clients/Person';

/** Less than the time of a reservation, and than a process may take to end. */
const SOON_MS = 8000;

test('a reserved place that nobody takes does not delay the end', async () => {
  const open = await openHall({ games: [RULES.metaltalon] });
  const ada = await Person.enter(open.address, 'Ada');
  const id = await ada.createTable('metaltalon');
  await ada.join(id);
  const reserved = await ada.post(`/matchmake/joinById/${id}`, { token: ada.token, name: 'Ada' });
  expect(reserved.status).toBe(200);
  const late = new Promise((resolve) => setTimeout(() => resolve('late'), SOON_MS).unref());
  const closed = open.hall.close().then(() => 'closed');
  expect(await Promise.race([closed, late])).toBe('closed');
}, 30_000);
