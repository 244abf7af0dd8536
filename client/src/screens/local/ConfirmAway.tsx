import { Dialog } from '../../ui/dialogs/Dialog';
import { WORDS } from '../../ui/words/words';

interface ConfirmAwayProps {
  readonly title: string;
  readonly help: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

/** Asks before a game in this page is given up. */
export function ConfirmAway({ title, help, onYes, onClose }: ConfirmAwayProps) {
  const yes = () => {
    onClose();
    onYes();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{help}</p>
      <div class="button-row">
        <button type="button" class="button" onClick={onClose}>
          {WORDS.table.keepPlaying}
        </button>
        <button type="button" class="button primary" onClick={yes}>
          {title}
        </button>
      </div>
    </Dialog>
  );
}
