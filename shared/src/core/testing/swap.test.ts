import { contractSuite } from './contract';
import { swapGame } from './swap';

contractSuite(swapGame());
