import { Client } from 'pg';
import { postgresPlace, withPostgres } from '../testing/places';
import { durableStoreSuite } from '../testing/durableStoreSuite';
import { storeSuite } from '../testing/storeSuite';

withPostgres(() => {
  storeSuite('PostgreSQL', postgresPlace);
  durableStoreSuite('PostgreSQL', postgresPlace);

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

  test('what was said in PostgreSQL before lines had hearers was said to everybody', async () => {
    const place = await postgresPlace();
    await (await place.open()).close();
    const client = new Client({ connectionString: place.url });
    await client.connect();
    await client.query('alter table chat drop column hearers, drop column place');
    await client.query("delete from kysely_migration where name = '003-hearers'");
    await client.query(`insert into chat values ('table00001', 7, '{"name":"Ada","text":"old"}')`);
    await client.query("insert into tables values ('table00001', '{}', '{}', 'playing')");
    await client.end();
    const store = await place.open();
    expect((await store.load('table00001'))?.chat).toEqual([
      { index: 7, place: 7, line: { name: 'Ada', text: 'old' } },
    ]);
    await store.close();
    await place.clear();
  });

  test('two halls that start at once on an empty database both find it ready', async () => {
    const place = await postgresPlace();
    const stores = await Promise.all([place.open(), place.open()]);
    for (const store of stores) {
      await store.check();
      await store.close();
    }
    await place.clear();
  });
});
