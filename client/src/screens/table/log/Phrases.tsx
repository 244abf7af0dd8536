import { WORDS } from '../../../ui/words/words';
import { useTableSession } from '../session/tableSession';

interface PhrasesProps {
  readonly off: boolean;
  readonly onSay: (phrase: string) => void;
}

/** What can be said without typing: one set while a game lasts, one when it is over. */
export function Phrases({ off, onSay }: PhrasesProps) {
  const { presenter } = useTableSession();
  const { label, playing, over } = WORDS.chat.phrases;
  const phrases = presenter.table.value?.status === 'ended' ? over : playing;
  return (
    <div class="chat-phrases" role="group" aria-label={label}>
      {phrases.map((phrase) => (
        <button key={phrase} type="button" class="button" aria-disabled={off} onClick={() => onSay(phrase)}>
          {phrase}
        </button>
      ))}
    </div>
  );
}
