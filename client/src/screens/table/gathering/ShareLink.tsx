import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { tablePath } from '../../../app/routing/router';
import { CopyField } from '../../../ui/controls/CopyField';
import { Icon } from '../../../ui/display/Icon';
import { say } from '../../../ui/notices/notices';
import { QrCode } from '../../../ui/display/QrCode';
import { WORDS } from '../../../ui/words/words';
import { useTableSession } from '../session/tableSession';

/** The address to send to friends: to copy, to share through the system, or to scan. */
export function ShareLink({ id }: { readonly id: string }) {
  const { game } = useTableSession();
  const showsQr = useSignal(false);
  const box = useId();
  const link = new URL(tablePath(id), location.origin).href;
  return (
    <div class="share">
      <CopyField text={link} label={WORDS.table.linkLabel} />
      <div class="button-row">
        {'share' in navigator && (
          <button
            type="button"
            class="button"
            onClick={() => void send(WORDS.name.invited(game.rules.about.title), link)}
          >
            <Icon name="send" size={18} /> {WORDS.table.send}
          </button>
        )}
        <button
          type="button"
          class="button"
          aria-expanded={showsQr.value}
          aria-controls={box}
          onClick={() => (showsQr.value = !showsQr.value)}
        >
          <Icon name="phone" size={18} /> {WORDS.table.qr}
        </button>
      </div>
      <div id={box} class="share-qr" hidden={!showsQr.value}>
        {showsQr.value && <QrCode text={link} label={WORDS.table.qrLabel} />}
      </div>
    </div>
  );
}

/** Opens the system's own dialog; closing it again is no failure. */
async function send(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    say(WORDS.table.copyFailed, 'warning');
  }
}
