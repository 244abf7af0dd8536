import { contractSuite } from '../../../core/testing/contract';
import type { OptionSet } from '../../../core/testing/optionSets';
import { kriegbot } from '..';
import { options, type Options } from '../options';
import { hiding } from './hiding';
import { openly } from './openly';
import { everyKind } from './rare';

/** Options, and the numbers of people that the contract is tried with. */
export type SetAndSeats = readonly [OptionSet, readonly number[]];

export const set = (name: string, chosen: Partial<Options>): OptionSet => ({
  name,
  options: options.parse({ turnLimit: 15, ...chosen }),
});

/** The contract for each of these; several files share them out, so that they run side by side. */
export const contractOf = (sets: readonly SetAndSeats[]): void =>
  describe.each(sets)('%o', (optionSet, seats) => {
    contractSuite(kriegbot, {
      forms: ['design', 'prepare', 'hold'],
      positions: 3,
      tries: 6,
      ...{ hiding, openly },
      optionSets: [optionSet],
      seats: [...seats],
      rare: everyKind(),
      rareRefusals: kriegbot.refusals,
    });
  });
