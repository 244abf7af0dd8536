import { CannotMeasure } from './CannotMeasure';
import { capacityOf } from './capacity';
import type { ProcessLimits } from './limits';
import { whyNoPlace } from './places';
import type { ScaleOptions } from './scaleOptions';

/** What each of the setups can hold, or why it was not measured. Throws when none can be. */
export async function capacities(
  { setups, minutes }: ScaleOptions,
  limits: ProcessLimits | undefined,
): Promise<object> {
  const end = performance.now() + minutes * 60_000;
  const figures: Record<string, object> = {};
  const faults = await Promise.all(setups.map(({ store }) => whyNoPlace(store)));
  const [fault] = faults;
  if (fault !== undefined && !faults.includes(undefined)) throw new CannotMeasure(fault);
  for (const [number, setup] of setups.entries()) {
    const notMeasured = faults[number];
    // What one leaves over is for the others.
    const until = performance.now() + (end - performance.now()) / (setups.length - number);
    figures[setup.name] = notMeasured ? { notMeasured } : await capacityOf(setup, limits, until);
  }
  return figures;
}
