import { contractSuite } from '../../core/testing/contract';
import { kriegbot } from '.';
import { options } from './options';
import { hiding } from './testing/hiding';
import { everyKind } from './testing/rare';

/** The contract with every number of people, for scenarios that contract.test.ts tries with a few. */
contractSuite(kriegbot, {
  forms: ['design', 'prepare'],
  positions: 3,
  tries: 6,
  hiding,
  optionSets: [
    {
      name: 'The War of the Worlds, three each, fragile',
      options: options.parse({ turnLimit: 15, scenario: 'warOfTheWorlds', robots: 3, fragile: true }),
    },
  ],
  rare: everyKind(),
  rareRefusals: kriegbot.refusals,
});
