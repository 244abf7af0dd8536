import type { AnyGameClient } from '../../../stage/contract';
import { Dialog } from '../../../ui/Dialog';
import { OTHER_KEYS, SHORTCUTS, WORDS } from '../../../ui/words';
import { Rulebook } from '../../rules/Rulebook';
import { KeyList } from './KeysDialog';
import { useTableSession } from '../tableSession';

interface HelpDialogProps {
  readonly onClose: () => void;
}

/** The game's rules in our words, and the keys of the table. */
export function HelpDialog({ onClose }: HelpDialogProps) {
  const { game } = useTableSession();
  return <HelpOf game={game} keys={[...SHORTCUTS, ...OTHER_KEYS]} onClose={onClose} />;
}

interface HelpOfProps extends HelpDialogProps {
  readonly game: AnyGameClient;
  readonly keys: readonly { readonly key: string; readonly does: string }[];
}

export function HelpOf({ game, keys, onClose }: HelpOfProps) {
  return (
    <Dialog title={WORDS.help.title(game.rules.about.title)} onClose={onClose} wide>
      <Rulebook game={game.rules.about.id}>
        <h2>{WORDS.help.keys}</h2>
        <KeyList keys={keys} />
      </Rulebook>
    </Dialog>
  );
}
