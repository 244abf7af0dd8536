import { Dialog } from '../../../ui/dialogs/Dialog';
import { OTHER_KEYS, SHORTCUTS, WORDS } from '../../../ui/words/words';

interface KeyListProps {
  readonly keys: readonly { readonly key: string; readonly does: string }[];
}

/** What each key does. */
export function KeyList({ keys }: KeyListProps) {
  return (
    <dl class="keys">
      {keys.map(({ key, does }) => (
        <div key={key}>
          <dt>
            <kbd>{key.length === 1 ? key.toUpperCase() : key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

/** All keys of the table. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={WORDS.help.keys} onClose={onClose}>
      <KeyList keys={[...SHORTCUTS, ...OTHER_KEYS]} />
    </Dialog>
  );
}
