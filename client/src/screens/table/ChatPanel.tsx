import { useRef } from 'preact/hooks';
import { LIMITS } from '../../app/limits';
import { Icon } from '../../ui/Icon';
import { SeatMark } from '../../ui/SeatMark';
import { WORDS } from '../../ui/words';
import { ScrollToEnd } from './ScrollToEnd';
import { useSeating } from './seating';

/** What people say to each other. */
export function ChatPanel() {
  const { model } = useSeating();
  const lines = model.chat.value;
  return (
    <div class="chat">
      <h2>{WORDS.table.chat}</h2>
      <ScrollToEnd count={lines.length} label={WORDS.table.chat}>
        {lines.length === 0 && <p class="empty">{WORDS.chat.empty}</p>}
        {lines.map(({ name, text, seat }, index) => (
          <p key={index} class="chat-line">
            {seat === undefined ? <Icon name="eye" size={14} /> : <SeatMark seat={seat} size={14} />}
            <span>
              <strong>{name}</strong> {text}
            </span>
          </p>
        ))}
      </ScrollToEnd>
      <ChatForm />
    </div>
  );
}

function ChatForm() {
  const { model, isLive } = useSeating();
  const field = useRef<HTMLInputElement>(null);
  const send = (event: Event) => {
    event.preventDefault();
    const input = field.current;
    const text = input?.value.trim() ?? '';
    if (!input || text === '' || !isLive.value) return;
    model.request('chat', { text });
    input.value = '';
  };
  return (
    <form class="chat-form" onSubmit={send}>
      <input
        ref={field}
        class="field"
        aria-label={WORDS.chat.label}
        placeholder={WORDS.chat.hint}
        maxLength={LIMITS.chat}
        autocomplete="off"
        enterkeyhint="send"
        data-first
      />
      <button type="submit" class="button square" aria-label={WORDS.chat.send} aria-disabled={!isLive.value}>
        <Icon name="send" />
      </button>
    </form>
  );
}
