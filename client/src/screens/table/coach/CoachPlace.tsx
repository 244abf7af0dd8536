import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { hasCourse } from '../../../games';
import { settings } from '../../../ui/settings';
import { useTableSession } from '../tableSession';

/** The coach, for those who have switched it on; its code is loaded only then. */
export function CoachPlace() {
  const { game, model } = useTableSession();
  const coach = useSignal<ComponentType<{ readonly isAlwaysOn?: boolean }> | undefined>(undefined);
  const isWanted = settings.coach.value && model.seat.value !== undefined && hasCourse(game.rules.about.id);
  useEffect(() => {
    if (!isWanted || coach.value) return;
    import('../../learn/Coach').then(
      (loaded) => (coach.value = loaded.Coach),
      () => undefined,
    );
  }, [isWanted, coach]);
  const Loaded = coach.value;
  return isWanted && Loaded ? <Loaded /> : undefined;
}
