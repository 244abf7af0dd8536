import { StoreFailure } from '../store/contract/errors';
import { callForOthers } from '../table/model/calling';
import { wake } from './leftovers';
import type { Tables } from './tables';

/**
 * Every few seconds, opens the closed tables at which somebody's time has run out; the tables themselves do the rest.
 * One after the other, because there may be many after a long night. Returns the stop function.
 */
export function watchDeadlines(tables: Tables): () => void {
  const { clock, config } = tables.services;
  let stopped = false;
  const plan = (): void => {
    if (!stopped)
      clock.after(config.deadlinesEveryMs, () => {
        void callLeft(tables)
          .then(() => wakeAll(tables, () => stopped))
          .finally(plan);
      });
  };
  plan();
  return () => {
    stopped = true;
  };
}

async function callLeft({ services }: Tables): Promise<void> {
  try {
    await callForOthers(services);
  } catch (error) {
    if (!(error instanceof StoreFailure))
      services.log.error({ err: error }, 'the open calls could not be read');
  }
}

async function wakeAll(tables: Tables, isOver: () => boolean): Promise<void> {
  const { store, clock, log, moderation } = tables.services;
  // The others do it.
  if (moderation.isHandingOver) return;
  try {
    for (const id of await store.due(clock.wall())) {
      if (isOver()) return;
      await wake(tables, id);
    }
  } catch (error) {
    log.error({ err: error }, 'the deadlines could not be read');
  }
}
