import { contractSuite } from '../../core/testing/contract';
import { metaltalon } from '.';

contractSuite(metaltalon);
