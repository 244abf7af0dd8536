import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { say } from '../ui/notices';
import { WORDS } from '../ui/words';

interface DeviceDialogProps {
  readonly onClose: () => void;
}

/** The dialog, and what draws its QR code, is loaded when somebody asks for it. */
export function LazyDeviceDialog(props: DeviceDialogProps) {
  const dialog = useSignal<ComponentType<DeviceDialogProps> | undefined>(undefined);
  const { onClose } = props;
  useEffect(() => {
    import('../screens/continue/DeviceDialog').then(
      (loaded) => (dialog.value = loaded.DeviceDialog),
      () => {
        say(WORDS.hall.loadFailed, 'warning');
        onClose();
      },
    );
  }, []);
  const Loaded = dialog.value;
  return Loaded && <Loaded {...props} />;
}
