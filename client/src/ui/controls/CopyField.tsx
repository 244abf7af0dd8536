import { useRef } from 'preact/hooks';
import { Icon } from '../display/Icon';
import { say } from '../notices/notices';
import { WORDS } from '../words/words';

interface CopyFieldProps {
  readonly text: string;
  readonly label: string;
}

/** An address to copy. */
export function CopyField({ text, label }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      say(WORDS.table.copied);
    } catch {
      // Without a secure address there is no clipboard; the text is at least selected.
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
        value={text}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="button" onClick={() => void copy()}>
        <Icon name="link" size={18} /> {WORDS.table.copy}
      </button>
    </div>
  );
}
