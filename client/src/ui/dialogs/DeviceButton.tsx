import { isContinuing } from './openDialogs';
import { Icon } from '../display/Icon';
import { WORDS } from '../words/words';

/** Opens the dialog for another device from a menu, which closes. */
export function DeviceButton({ onOpen }: { readonly onOpen: () => void }) {
  const open = () => {
    onOpen();
    isContinuing.value = true;
  };
  return (
    <button type="button" class="button" aria-haspopup="dialog" onClick={open}>
      <Icon name="phone" size={18} /> {WORDS.devices.open}
    </button>
  );
}
