import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { Shell } from '../ui/Shell';
import { WORDS } from '../ui/words';

interface LazyScreenProps<Props> {
  /** Must be the same function for the same screen. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/** A screen whose code is loaded when the first screen of its kind is opened. */
export function LazyScreen<Props extends object>({ load, props }: LazyScreenProps<Props>) {
  const screen = useSignal<ComponentType<Props> | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    load().then(
      (loaded) => (screen.value = loaded),
      () => (failed.value = true),
    );
  }, [load, screen, failed]);
  const Screen = screen.value;
  if (Screen) return <Screen {...props} />;
  return (
    <Shell>
      <p class="loading" role="status">
        {failed.value ? WORDS.hall.loadFailed : WORDS.hall.loading}
      </p>
    </Shell>
  );
}
