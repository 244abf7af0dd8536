import { computed, effect, type ReadonlySignal } from '@preact/signals';
import { announce } from '../../../ui/notices/notices';
import { WORDS } from '../../../ui/words/words';
import type { TableSession } from '../session/tableSession';
import { answerDue, dueOf, secondsAhead, warningsAhead } from './clockFace';

/**
 * Warns me when my time runs low: once by sound, in words for people who cannot see the clock, and by ticks in the last
 * seconds.
 */
export function warnOfLowTime(session: TableSession): () => void {
  const { model, sounds, isCalled } = session;
  const due = computed(() => dueOf(model.table.value, model.seat.value));
  const answer = computed(() => (isCalled.value ? answerDue(model.table.value, model.seat.value) : 0));
  const tick = (left: number): readonly Planned[] =>
    secondsAhead(left).map((after) => ({ after, does: () => sounds.play('tick') }));
  const warn = (left: number): readonly Planned[] =>
    warningsAhead(left).map(({ after, seconds }, index) => ({
      after,
      does: () => {
        announce(WORDS.clocks.announced[seconds]);
        if (index === 0) sounds.play('lowTime');
      },
    }));
  const stops = [plan(session, due, (left) => [...warn(left), ...tick(left)]), plan(session, answer, tick)];
  return () => stops.forEach((stop) => stop());
}

/** Something that is done after some ms. */
interface Planned {
  readonly after: number;
  readonly does: () => void;
}

/** Does what is planned for the time that is left (ms), until another time is due. */
function plan(
  { model }: TableSession,
  due: ReadonlySignal<number>,
  planned: (left: number) => readonly Planned[],
): () => void {
  return effect(() => {
    if (due.value <= 0) return;
    const all = planned(due.value - Date.now() - model.clockAhead.value);
    const timers = all.map(({ after, does }) => setTimeout(does, after));
    return () => timers.forEach(clearTimeout);
  });
}
