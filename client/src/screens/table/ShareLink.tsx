import { useRef } from 'preact/hooks';
import { tablePath } from '../../app/router';
import { Icon } from '../../ui/Icon';
import { say } from '../../ui/notices';
import { WORDS } from '../../ui/words';

/** The address to send to friends. */
export function ShareLink({ id }: { readonly id: string }) {
  const field = useRef<HTMLInputElement>(null);
  const link = new URL(tablePath(id), location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      say(WORDS.table.copied);
    } catch {
      // Without a secure address there is no clipboard; the text is at least marked.
      field.current?.select();
      say(WORDS.table.copyFailed, 'warning');
    }
  };
  return (
    <div class="share-link">
      <input
        ref={field}
        class="field"
        readOnly
        value={link}
        aria-label={WORDS.table.linkLabel}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="button" onClick={() => void copy()}>
        <Icon name="link" size={18} /> {WORDS.table.copy}
      </button>
    </div>
  );
}
