import { computed, effect } from '@preact/signals';
import { announce } from '../../../ui/notices';
import { WORDS } from '../../../ui/words';
import { chime } from '../notices/chime';
import type { TableSession } from '../tableSession';
import { dueOf, warningsAhead } from './clockFace';

/** Warns me when my time runs low: once by sound, and in words for people who cannot see the clock. */
export function warnOfLowTime({ model }: TableSession): () => void {
  const due = computed(() => dueOf(model.table.value, model.seat.value));
  return effect(() => {
    if (due.value <= 0) return;
    const warnings = warningsAhead(due.value - Date.now() - model.clockAhead.value);
    const timers = warnings.map(({ after, seconds }, index) =>
      setTimeout(() => {
        announce(WORDS.clocks.announced[seconds]);
        if (index === 0) chime('lowTime');
      }, after),
    );
    return () => timers.forEach(clearTimeout);
  });
}
