import { contractSuite } from '../../../core/testing/contract';
import { byLot } from '../../../core/testing/lot';
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

/**
 * The contract for each of these at each number of people: in one run of the long suite for a quarter of them, others
 * each time. `of`: what they are. Several files share them out, so that they run side by side.
 */
export function contractOf(of: string, sets: readonly SetAndSeats[]): void {
  // Somebody alone has nobody to hide from: such a table stays with one of several people.
  const tables = sets.flatMap(([optionSet, seats]) =>
    seats.includes(1) ? [[optionSet, seats] as const] : seats.map((count) => [optionSet, [count]] as const),
  );
  const drawn = byLot(tables, Math.ceil(tables.length / 4), `contract of Kriegbot: ${of}`);
  describe.each(drawn)('%o, people: %j', (optionSet, seats) => {
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
}
