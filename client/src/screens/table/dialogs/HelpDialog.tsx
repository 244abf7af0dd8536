import type { ComponentChildren } from 'preact';
import type { AnyGameClient } from '../../../stage/contract/contract';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { OTHER_KEYS, SHORTCUTS, WORDS } from '../../../ui/words/words';
import { FirstLesson, LearnWhileYouWait } from '../../newcomer/NewcomerBar';
import { Rulebook } from '../../rules/Rulebook';
import { KeyList } from './KeysDialog';
import { useTableSession } from '../session/tableSession';

interface HelpDialogProps {
  readonly onClose: () => void;
}

/** The game's rules in our words, and the keys of the table. */
export function HelpDialog({ onClose }: HelpDialogProps) {
  const { game, local } = useTableSession();
  const { id } = game.rules.about;
  return (
    <HelpOf game={game} keys={[...SHORTCUTS, ...OTHER_KEYS]} onClose={onClose}>
      {local ? <FirstLesson game={id} /> : <LearnWhileYouWait game={id} />}
    </HelpOf>
  );
}

interface HelpOfProps extends HelpDialogProps {
  readonly game: AnyGameClient;
  readonly keys: readonly { readonly key: string; readonly does: string }[];
  /** Above the rules. */
  readonly children?: ComponentChildren;
}

export function HelpOf({ game, keys, children, onClose }: HelpOfProps) {
  return (
    <Dialog title={WORDS.help.title(game.rules.about.title)} onClose={onClose} wide>
      {children}
      <Rulebook game={game.rules.about.id}>
        <h2>{WORDS.help.keys}</h2>
        <KeyList keys={keys} />
      </Rulebook>
    </Dialog>
  );
}
