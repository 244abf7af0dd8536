import { Client } from 'pg';
import { postgresPlace, withPostgres } from '../../testing/stores/places';
import { damageSuite } from '../../testing/stores/damageSuite';
import { durableStoreSuite } from '../../testing/stores/durableStoreSuite';
import { WITHOUT_HASHES } from '../../testing/stores/storeSamples';
import { rowHashSuite } from '../../testing/stores/rowHashSuite';
import { storeSuite } from '../../testing/stores/storeSuite';
import { postgresStore } from './postgres';

withPostgres(() => {
  storeSuite('PostgreSQL', postgresPlace);
  durableStoreSuite('PostgreSQL', postgresPlace);
  damageSuite('PostgreSQL', postgresPlace);
  rowHashSuite('PostgreSQL', postgresPlace);

  test('a PostgreSQL database of a newer version is refused', async () => {
    const place = await postgresPlace();
    await (await place.open()).close();
    const client = new Client({ connectionString: place.url });
    await client.connect();
    await client.query("insert into kysely_migration values ('999-later', '2030')");
    await expect(place.open()).rejects.toThrow(/written by a newer version of Gearhall/u);
    await client.end();
    await place.clear();
  });

  test('a PostgreSQL database opens while somebody else drops tables and schemas of it', async () => {
    const place = await postgresPlace();
    let isOver = false;
    const dropping = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const others = await postgresPlace();
        await others.run(
          'create table one (id serial primary key); create table two (id serial primary key)',
        );
        await others.clear();
      }
    });
    try {
      for (let times = 0; times < 20; times += 1) await (await place.open()).close();
    } finally {
      isOver = true;
      await Promise.all(dropping);
    }
    await place.clear();
  });

  test('in PostgreSQL, lines from before audiences existed are for everybody', async () => {
    const place = await postgresPlace();
    await (await place.open()).close();
    const client = new Client({ connectionString: place.url });
    await client.connect();
    await client.query('alter table chat drop column hearers, drop column place');
    await client.query(WITHOUT_HASHES);
    await client.query('drop table used_codes, commits, fence');
    await client.query("delete from kysely_migration where name >= '003-hearers'");
    await client.query(`insert into chat values ('table00001', 7, '{"name":"Ada","text":"old"}')`);
    await client.query(
      `insert into tables values ('table00001', '{}', '{"status":"playing","seating":{"host":-1,"chairs":[]}}', 'playing')`,
    );
    await client.end();
    const store = await place.open();
    expect((await store.load('table00001'))?.chat).toEqual([
      { index: 7, place: 7, line: { name: 'Ada', text: 'old' } },
    ]);
    await store.close();
    await place.clear();
  });

  test('of two servers that start at once on an empty database one is refused', async () => {
    const place = await postgresPlace();
    const outcomes = await Promise.allSettled([place.open(), place.open()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') await outcome.value.close();
      else
        expect(outcome.reason).toMatchObject({
          name: 'StoreError',
          message: expect.stringContaining('Another Gearhall server is running on the database'),
        });
    }
    await (await place.open()).close();
    await place.clear();
  }, 30_000);

  test('a server that does not notice that its lock is gone cannot write once another one has begun', async () => {
    const place = await postgresPlace();
    const taken: string[] = [];
    const store = await postgresStore(place.url, {
      onLost: () => undefined,
      onTaken: ({ message }) => taken.push(message),
    });
    await store.secret('key', () => 'made once');
    const client = new Client({ connectionString: place.url });
    await client.connect();
    await client.query('update fence set epoch = epoch + 1');
    await expect(store.beat(5)).rejects.toThrow(/The lock on the database .* is lost/u);
    await expect(store.beat(6)).rejects.toThrow(/is lost/u);
    expect(taken).toEqual([expect.stringMatching(/^Another Gearhall server has taken over the database /u)]);
    expect((await client.query('select * from beats')).rows).toEqual([]);
    await client.end();
    await store.close();
    await place.clear();
  });
});
