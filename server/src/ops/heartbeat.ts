import type { Clock } from '../rooms/Clock';
import type { Store } from '../store/store';

const EVERY_MS = 10_000;

/** Tells the store that the hall runs, so that the next one knows since when it did not. */
export async function startBeating(store: Store, clock: Clock): Promise<void> {
  await store.beat(clock.wall());
  const goOn = (): void => {
    clock.after(EVERY_MS, () => {
      // A store that is down hears of it the next time.
      void store.beat(clock.wall()).catch(() => undefined);
      goOn();
    });
  };
  goOn();
}
