import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../ui/notices/notices';
import { WORDS } from '../ui/words/words';

interface DeviceDialogProps {
  readonly onClose: () => void;
}

/** The dialog and its QR code library are loaded when somebody opens it. */
export function LazyDeviceDialog(props: DeviceDialogProps) {
  const dialog = useSignal<ComponentType<DeviceDialogProps> | undefined>(undefined);
  const { onClose } = props;
  useEffect(() => {
    import('../screens/continue/DeviceDialog').then(
      (loaded) => (dialog.value = loaded.DeviceDialog),
      () => {
        say(WORDS.hall.partMissing, 'warning');
        onClose();
      },
    );
  }, []);
  const Loaded = dialog.value;
  return Loaded && <Loaded {...props} />;
}
