import { LeaseLost, StoreDamage } from '../../store/contract/errors';
import { StoreFailure } from './services';
import type { Table } from './Table';

/**
 * Why a table stops after a failure; undefined: it does not. A bug of ours is logged once, with what is needed to
 * reproduce it.
 */
export function whyStopped(
  { services, core, match }: Table,
  error: unknown,
): 'damaged' | 'fault' | undefined {
  const { id, game } = core;
  // Its room is about to close.
  if (error instanceof LeaseLost) return undefined;
  if (error instanceof StoreFailure) {
    services.log.warn({ err: error, table: id }, 'something waits for the store');
    return undefined;
  }
  if (error instanceof StoreDamage) {
    services.damages.note(id, error.damage);
    return 'damaged';
  }
  services.log.error({ err: error, table: id, game, actions: match?.length ?? 0 }, 'table paused');
  services.metrics.paused.inc();
  return 'fault';
}
