import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { Shell } from '../ui/Shell';
import { WORDS } from '../ui/words';

interface TableScreenProps {
  readonly id: string;
  /** Take the first free seat on arrival. */
  readonly sit: boolean;
}

/** The table's screen and all it needs is loaded when the first table is opened. */
export function LazyTable(props: TableScreenProps) {
  const screen = useSignal<ComponentType<TableScreenProps> | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    import('../screens/table/TableScreen').then(
      (loaded) => (screen.value = loaded.TableScreen),
      () => (failed.value = true),
    );
  }, [screen, failed]);
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
