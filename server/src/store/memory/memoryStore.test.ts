import { storeSuite } from '../../testing/stores/storeSuite';
import { memoryStore } from './memoryStore';

storeSuite('memory', async () => ({ open: async () => memoryStore(), clear: async () => undefined }));
