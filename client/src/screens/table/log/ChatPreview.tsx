import { useSignalEffect } from '@preact/signals';
import { SeatMark } from '../../../ui/display/SeatMark';
import { Icon } from '../../../ui/display/Icon';
import { WORDS } from '../../../ui/words/words';
import { showPanel, usePanels } from '../session/panels';
import { useTableSession } from '../session/tableSession';

const SHOWN_FOR_MS = 10_000;

/**
 * What somebody has just said, over the board while the chat is not open. It is a live region then; the chat itself is
 * one while it is open, so that no line is read out twice.
 */
export function ChatPreview() {
  const { chatting, local } = useTableSession();
  const panels = usePanels();
  const line = chatting.preview.value;
  useSignalEffect(() => {
    if (!chatting.preview.value) return;
    const timer = setTimeout(() => (chatting.preview.value = undefined), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  });
  if (local) return undefined;
  return (
    <div class="chat-preview" role="status">
      {line && (
        <button type="button" class="button" onClick={() => showPanel(panels, 'chat')}>
          {line.seat === undefined ? <Icon name="eye" size={14} /> : <SeatMark seat={line.seat} size={14} />}
          <span class="chat-preview-words">
            <strong>
              <bdi>{line.name}</bdi>
            </strong>{' '}
            <bdi>{line.text}</bdi>
          </span>
          <span class="visually-hidden">{WORDS.chat.open}</span>
        </button>
      )}
    </div>
  );
}
