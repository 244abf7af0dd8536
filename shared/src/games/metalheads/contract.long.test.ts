import { contractSuite } from '../../core/testing/contract';
import { kindsOf } from '../../core/testing/growing';
import { byLot } from '../../core/testing/lot';
import { action } from './actions';
import { MONSTER_IDS } from './content/monsters';
import { event } from './events';
import { REFUSALS } from './refusals';
import { metalheads } from '.';

/**
 * A third of the Monsters with every number of players, others in each run; the short suite has each Monster once, and
 * looks for every kind of action and of event.
 */
const drawn = byLot(MONSTER_IDS, Math.ceil(MONSTER_IDS.length / 3), 'Monsters of Metalheads');

contractSuite(metalheads, {
  optionSets: drawn.map((monster) => ({
    name: monster,
    options: metalheads.options.parse({ monster }),
  })),
  everyTable: true,
  positions: 12,
  rare: [...kindsOf(action), ...kindsOf(event)],
  // refusals.test.ts has them all.
  rareRefusals: REFUSALS,
});
