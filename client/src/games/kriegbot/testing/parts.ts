import { SCENARIO_IDS } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { loadParts } from '../parts/loading';

/** Loads what all tables need, as a table does before it opens. */
export async function loadAllParts(): Promise<void> {
  await Promise.all(SCENARIO_IDS.map((scenario) => loadParts({ scenario, expansion: 'full' })));
}
