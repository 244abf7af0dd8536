import { RULES } from '@gearhall/shared/games/rules';
import { postgresStore } from '../store/databases/postgres';
import type { Store } from '../store/contract/store';
import { playing, playOn } from '../testing/games/games';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { postgresPlace, withPostgres } from '../testing/stores/places';
import { until } from '../testing/until';

const game = RULES.metaltalon;
const quiet = { onLost: () => undefined, onTaken: () => undefined };
/** How the server tells the client that it will be back. */
const COMES_BACK = 4001;

withPostgres(() => {
  let place: Awaited<ReturnType<typeof postgresPlace>>;
  let open: OpenHall;
  let other: Store;
  beforeEach(async () => {
    place = await postgresPlace();
    const sharing = { leaseMs: 1500, leastOutageMs: 15_000 };
    const store = await postgresStore(place.url, quiet, sharing);
    open = await openHall({ games: [game], store });
    other = await postgresStore(place.url, quiet, sharing);
  });
  afterEach(async () => {
    await open.hall.close();
    await other.close();
    await place.clear();
  });

  async function begun(): Promise<{ people: Person[]; seats: Seen[]; id: string }> {
    const people = [await Person.enter(open.address, 'Ada'), await Person.enter(open.address, 'Bo')];
    const seats = await playing(people, game);
    await playOn(game, seats);
    return { people, seats, id: seats[0]!.table.id };
  }

  /** Another process gets the table, as if the lease had run out. */
  const takeAway = (id: string): Promise<void> =>
    place.run(`update leases set fence = fence + 1, owner = 'another', until = until + 3000
      where table_id = '${id}'`);

  const isStopped = (seats: readonly Seen[]) => () => seats.every(({ closed }) => closed !== undefined);

  test('a table lives longer than its lease, and is free as soon as its room closes', async () => {
    const { seats, id } = await begun();
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await playOn(game, seats);
    expect(await other.leases?.acquire(id, { process: 'other', address: '' })).toBeUndefined();
    await open.hall.close();
    expect(await other.leases?.acquire(id, { process: 'other', address: '' })).toMatchObject({ table: id });
    open = await openHall({ games: [game] });
  });

  test('a table whose lease is lost stops at an action: nothing is written, and its people come back', async () => {
    const { people, seats, id } = await begun();
    const before = await other.load(id);
    await takeAway(id);
    const seat = seats[0]!.table.toAct[0]!;
    const [action] = game.legal(seats[seat]!.view as never, seat);
    void seats[seat]!.act(action!);
    await until(isStopped(seats), 'the connections to be closed');
    expect(seats.map(({ closed }) => closed)).toEqual([COMES_BACK, COMES_BACK]);
    expect(await other.load(id)).toEqual(before);
    expect(open.logged).toContainEqual(
      expect.objectContaining({ table: id, msg: 'a table is stopped here, because its lease is lost' }),
    );
    expect(open.logged).not.toContainEqual(expect.objectContaining({ msg: 'table paused' }));
    // Once the other owner is gone, the table goes on here.
    await place.run(`update leases set until = 0 where table_id = '${id}'`);
    const back = await people[0]!.join(id);
    expect(back.table).toMatchObject({ status: 'playing', actions: 1 });
  }, 20_000);

  test('a table at which nobody does anything is stopped when its lease is not renewed', async () => {
    const { seats, id } = await begun();
    await takeAway(id);
    await until(isStopped(seats), 'the connections to be closed');
    expect(seats.map(({ closed }) => closed)).toEqual([COMES_BACK, COMES_BACK]);
  }, 20_000);
});
