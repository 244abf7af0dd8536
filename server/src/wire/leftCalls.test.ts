import { RULES } from '@gearhall/shared/games/rules';
import { guestTokens } from '../identity/tokens';
import { postgresStore } from '../store/databases/postgres';
import type { Store } from '../store/contract/store';
import { subscriptionAt } from '../testing/halls/fakePushService';
import { playing } from '../testing/games/games';
import { openHall, type OpenHall } from '../testing/halls/openHall';
import { Person, type Seen } from '../testing/clients/Person';
import { postgresPlace, withPostgres } from '../testing/stores/places';
import { steeredClock } from '../testing/steeredClock';
import { until } from '../testing/until';

/** Calls around the end of a process: each is done once, by the process that takes it on. */
const game = RULES.metaltalon;
const quiet = { onLost: () => undefined, onTaken: () => undefined };
const personOf = ({ token }: Person) => guestTokens('only for tests, only for tests').check(token)!;

withPostgres(() => {
  let place: Awaited<ReturnType<typeof postgresPlace>>;
  let open: OpenHall;
  let other: Store;
  let time: ReturnType<typeof steeredClock>;
  const sent: unknown[] = [];
  beforeEach(async () => {
    sent.splice(0);
    time = steeredClock();
    place = await postgresPlace();
    const sharing = { leaseMs: 60_000, leastOutageMs: 15_000 };
    open = await openHall({
      games: [game],
      store: await postgresStore(place.url, quiet, sharing),
      clock: time.clock,
      config: { pushHosts: ['push.example'], goneAfterMs: 1000, deadlinesEveryMs: 1000 },
      sendPush: async (_subscription, text) => void sent.push(JSON.parse(text)),
    });
    other = await postgresStore(place.url, quiet, sharing);
  });
  afterEach(async () => {
    await open.hall.close();
    await other.close();
    await place.clear();
  });

  async function begun() {
    const people = [await Person.enter(open.address, 'Ada'), await Person.enter(open.address, 'Bo')];
    const seats = await playing(people, game);
    for (const person of people)
      await other.subscribe(personOf(person), subscriptionAt(`https://push.example/${person.name}`));
    return { people, seats, id: seats[0]!.table.id };
  }

  test('a call that its process stored and could not make is made by another one, once', async () => {
    const { people, id } = await begun();
    const call = { table_id: id, actions: 9, person: personOf(people[1]!), kind: 'yourTurn' };
    await place.run(
      `insert into calls values ('${id}', 9, '${call.person}', 'yourTurn', ${time.clock.wall() + 1000})`,
    );
    // Its own process may still be about to do it.
    time.pass(5000);
    await until(async () => (await other.due(0)).length === 0, 'the database to have answered');
    expect(sent).toEqual([]);
    await until(() => {
      time.pass(1000);
      return sent.length > 0;
    }, 'the call');
    expect(sent).toEqual([{ table: id, game: game.about.id, kind: 'yourTurn' }]);
    expect(await other.takeCalls(id)).toEqual([]);
  });

  /** Bo ends the turn, or does the first thing that there is to do before the first turn. */
  async function goOn(bo: Seen): Promise<void> {
    const legal: readonly { type: string }[] = game.legal(bo.view, 1);
    const { actions } = bo.table;
    expect((await bo.act(legal.find(({ type }) => type === 'endTurn') ?? legal[0]!)).refusal).toBeUndefined();
    await bo.until(() => bo.table.actions > actions, 'what Bo has done');
  }

  /** Ada plays and leaves; Bo plays, until Ada is asked. */
  async function adaIsAsked([ada, bo]: readonly Seen[]): Promise<void> {
    expect((await ada!.act(game.legal(ada!.view, 0)[0]!)).refusal).toBeUndefined();
    await bo!.until(() => bo!.table.toAct.join() === '1', 'the turn of Bo');
    await ada!.leave();
    await bo!.until(() => bo!.table.seats[0]?.presence !== 'here', 'Ada to have left');
    // Who begins is drawn by lot.
    await goOn(bo!);
    if (!bo!.table.toAct.includes(0)) await goOn(bo!);
    expect(bo!.table.toAct).toEqual([0]);
  }

  test('a call is made by the process that stores it, once', async () => {
    const { seats, id } = await begun();
    await adaIsAsked(seats);
    await until(() => sent.length > 0, 'the call');
    for (let look = 0; look < 20; look += 1) time.pass(1000);
    expect(await other.takeCalls(id)).toEqual([]);
    expect(sent).toEqual([{ table: id, game: game.about.id, kind: 'yourTurn' }]);
  });

  test('a call that another process has taken on is not made again', async () => {
    const { seats, id } = await begun();
    // As if this process were frozen after storing an action: another one takes on what it finds.
    await place.run(`
      create function taken() returns trigger language plpgsql as 'begin return null; end';
      create trigger taken before insert on calls for each row execute function taken()`);
    await adaIsAsked(seats);
    for (let look = 0; look < 20; look += 1) time.pass(1000);
    expect([sent, await other.takeCalls(id)]).toEqual([[], []]);
  });
});
