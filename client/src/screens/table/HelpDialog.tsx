import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnyGameClient } from '../../games/contract';
import { Dialog } from '../../ui/Dialog';
import { OTHER_KEYS, SHORTCUTS, WORDS } from '../../ui/words';
import { useSeating } from './seating';

interface HelpDialogProps {
  readonly onClose: () => void;
}

/** The game's rules in our words, and the keys of the table. */
export function HelpDialog({ onClose }: HelpDialogProps) {
  const { game } = useSeating();
  return <HelpOf game={game} keys={[...SHORTCUTS, ...OTHER_KEYS]} onClose={onClose} />;
}

interface HelpOfProps extends HelpDialogProps {
  readonly game: AnyGameClient;
  readonly keys: readonly { readonly key: string; readonly does: string }[];
}

export function HelpOf({ game, keys, onClose }: HelpOfProps) {
  return (
    <Dialog title={WORDS.help.title(game.rules.about.title)} onClose={onClose} wide>
      <HelpText game={game} />
      <h3>{WORDS.help.keys}</h3>
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
    </Dialog>
  );
}

/** Made from the game's help.md when the client is built: our own text. */
function HelpText({ game }: Pick<HelpOfProps, 'game'>) {
  const html = useSignal<string | undefined>(undefined);
  const note = useSignal<string>(WORDS.hall.loading);
  useEffect(() => {
    game.loadHelp().then(
      (text) => (html.value = text),
      () => (note.value = WORDS.hall.loadFailed),
    );
  }, [game, html, note]);
  if (html.value === undefined) return <p role="status">{note.value}</p>;
  return <div class="prose help" dangerouslySetInnerHTML={{ __html: html.value }} />;
}
