import { contractSuite } from '../../core/testing/contract';
import { metalheads } from '.';

contractSuite(metalheads, {
  // They need Core Vault with resources left over, Sonar Thief, Maelstrom, Siege Gantry twice, or Mimic with nothing paid.
  rare: ['keptResource', 'opponent', 'rowSwept'],
  rareRefusals: ['usedUp', 'noAbility'],
});
