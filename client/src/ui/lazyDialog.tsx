import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';

interface Closable {
  readonly onClose: () => void;
}
type ClosableDialog = FunctionComponent<Closable>;

/** A dialog whose code is loaded when it is first opened; if that fails, it closes. */
export function lazyDialog(load: () => Promise<ClosableDialog>): ClosableDialog {
  let known: ClosableDialog | undefined;
  return function LazyDialog({ onClose }: Closable) {
    const dialog = useSignal(known);
    useEffect(() => {
      if (dialog.peek()) return;
      load().then((loaded) => {
        known = loaded;
        dialog.value = loaded;
      }, onClose);
    }, [dialog]);
    const Loaded = dialog.value;
    return Loaded && <Loaded onClose={onClose} />;
  };
}
