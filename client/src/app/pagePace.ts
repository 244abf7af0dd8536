import type { Pace } from '@gearhall/shared/core/ground/timeSliced';

/**
 * The pace of long work in a page: slices short enough that nothing stutters, with everything else in
 * between.
 */
export const PAGE_PACE: Pace = {
  now: () => performance.now(),
  pause: () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(undefined);
    }),
  budget: 12,
};
