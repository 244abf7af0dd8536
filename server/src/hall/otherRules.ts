import { rulesVersionOf } from '../tableRecord/upToDate';
import type { Tables } from './tables';

/** Counts the games that cannot go on because this hall has other rules: for the log, the metrics and the operator. */
export async function countOtherRules({ services }: Tables): Promise<void> {
  const { store, archive, log, metrics } = services;
  try {
    const stuck = (await store.running()).filter((stored) => !archive.hasRulesOf(stored));
    metrics.otherRules.set(stuck.length);
    if (stuck.length === 0) return;
    const games = new Set(stuck.map((stored) => `${stored.core.game} ${rulesVersionOf(stored)}`));
    const told = { tables: stuck.length, games: [...games].sort() };
    log.warn(told, 'games that began under other rules cannot go on; those at their tables may end them');
  } catch (error) {
    log.error({ err: error }, 'games of other rules could not be counted');
  }
}
