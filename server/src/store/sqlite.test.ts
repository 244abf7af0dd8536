import { sqlitePlace } from '../testing/places';
import { durableStoreSuite, storeSuite } from '../testing/storeSuite';

storeSuite('SQLite', sqlitePlace);
durableStoreSuite('SQLite', sqlitePlace);
