import { storeSuite } from '../testing/storeSuite';
import { memoryStore } from './memoryStore';

storeSuite('memory', async () => ({ open: async () => memoryStore(), clear: async () => undefined }));
