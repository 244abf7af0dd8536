import { postgresPlace, withPostgres } from '../testing/places';
import { durableStoreSuite, storeSuite } from '../testing/storeSuite';

withPostgres(() => {
  storeSuite('PostgreSQL', postgresPlace);
  durableStoreSuite('PostgreSQL', postgresPlace);
});
