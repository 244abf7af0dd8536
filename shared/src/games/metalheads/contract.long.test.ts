import { contractSuite } from '../../core/testing/contract';
import { MONSTER_IDS } from './content/monsters';
import { REFUSALS } from './refusals';
import { metalheads } from '.';

/** Every Monster with every number of players; the short suite has each Monster once. */
contractSuite(metalheads, {
  optionSets: MONSTER_IDS.map((monster) => ({
    name: monster,
    options: metalheads.options.parse({ monster }),
  })),
  everyTable: true,
  positions: 12,
  rare: ['keptResource', 'opponent'],
  // refusals.test.ts has them all.
  rareRefusals: REFUSALS,
});
