import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../notices/notices';
import { WORDS } from '../words/words';

interface Closable {
  readonly onClose: () => void;
}
type ClosableDialog = FunctionComponent<Closable>;

/** A dialog whose code is loaded when it is first opened; if that fails, it says so and closes. */
export function lazyDialog(load: () => Promise<ClosableDialog>): ClosableDialog {
  let known: ClosableDialog | undefined;
  return function LazyDialog({ onClose }: Closable) {
    const dialog = useSignal(known);
    useEffect(() => {
      if (dialog.peek()) return;
      load().then(
        (loaded) => {
          known = loaded;
          dialog.value = loaded;
        },
        () => {
          say(WORDS.hall.partMissing, 'warning');
          onClose();
        },
      );
    }, [dialog]);
    const Loaded = dialog.value;
    return Loaded && <Loaded onClose={onClose} />;
  };
}
