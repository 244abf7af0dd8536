import { storeSuite } from '../testing/storeSuite';
import { memoryStore } from './memoryStore';

storeSuite('memory', async () => memoryStore());
