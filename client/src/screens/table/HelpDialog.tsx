import { Dialog } from '../../ui/Dialog';
import { OTHER_KEYS, SHORTCUTS, WORDS } from '../../ui/words';
import { useSeating } from './seating';

/** The game's rules in our words, and the keys of the table. */
export function HelpDialog({ onClose }: { readonly onClose: () => void }) {
  const { game } = useSeating();
  return (
    <Dialog title={WORDS.help.title(game.rules.about.title)} onClose={onClose} wide>
      {/* Made from the game's help.md when the client is built: our own text. */}
      <div class="prose help" dangerouslySetInnerHTML={{ __html: game.help }} />
      <h3>{WORDS.help.keys}</h3>
      <dl class="keys">
        {[...SHORTCUTS, ...OTHER_KEYS].map(({ key, does }) => (
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
