import { hashOfSecret, newAdminSecret } from '../admin/secrets';
import type { Storage } from '../ground/config';
import { postgresPlace, sqlitePlace, withPostgres } from '../testing/stores/places';
import type { Place } from '../testing/stores/storeSuite';
import { keepLinkBeside } from './adminLinks';
import { StoreError } from './contract/errors';

const link = { hash: hashOfSecret(newAdminSecret()) ?? '', until: 500 };

const onSqlite = async () => {
  const place = await sqlitePlace();
  return { place, storage: { type: 'sqlite', folder: place.folder.path, sync: 'full' } as const };
};
const onPostgres = async () => {
  const place = await postgresPlace();
  return { place, storage: { type: 'postgres', url: place.url } as const };
};

type Given = () => Promise<{ readonly place: Place; readonly storage: Storage }>;

const linkSuite = (name: string, given: Given): void =>
  describe(`a link that is kept beside a hall with ${name}`, () => {
    test('is taken by the hall, which goes on', async () => {
      const { place, storage } = await given();
      const store = await place.open();
      await store.announce({ text: 'before', at: 1, until: 900 });
      await Promise.all([
        keepLinkBeside(storage, link),
        store.announce({ text: 'after', at: 2, until: 900 }),
      ]);
      expect(await store.useAdminLink(link.hash, 499)).toBe(true);
      await store.close();
      // Nothing is missing for the next start.
      const again = await place.open();
      expect(await again.announcement(0)).toMatchObject({ text: 'after' });
      expect(await again.useAdminLink(link.hash, 499)).toBe(false);
      await again.close();
      await place.clear();
    });

    test('needs a database that is up to date', async () => {
      const { place, storage } = await given();
      await expect(keepLinkBeside(storage, link)).rejects.toThrow(StoreError);
      await place.clear();
    });
  });

linkSuite('SQLite', onSqlite);
withPostgres(() => linkSuite('PostgreSQL', onPostgres));

test('a hall in memory takes none', async () => {
  await expect(keepLinkBeside({ type: 'memory' }, link)).rejects.toThrow(/ADMIN_PASSWORD/u);
});
