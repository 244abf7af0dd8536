import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ChatAudience } from '@gearhall/shared/core/game';
import { seatsOf, type Seat } from '@gearhall/shared/core/ground/seats';
import { isDelayed } from '@gearhall/shared/core/table/terms';
import { UNITS_EACH } from '@gearhall/shared/core/text/tidyText';
import type { ChatLine } from '@gearhall/shared/core/wire/wire';
import { LIMITS } from '../../../app/limits';
import { Icon } from '../../../ui/display/Icon';
import { SeatMark } from '../../../ui/display/SeatMark';
import { listed, WORDS } from '../../../ui/words/words';
import { REPORT } from '../../../ui/words/pages/hallNews';
import { usePanels } from '../session/panels';
import type { Chatting } from '../session/Chatting';
import { Mutes } from './Mutes';
import { Phrases } from './Phrases';
import { useHasOthers } from './reportable';
import { ScrollToEnd } from './ScrollToEnd';
import { useTableSession, type TableSession } from '../session/tableSession';
import { useNamed } from '../session/useNamed';

/** The chat between people. */
export function ChatPanel() {
  const { model, names, muting, chatting } = useTableSession();
  useOpenChat(chatting);
  const lines = muting.heard.value;
  const isEmpty = model.chat.value.length === 0;
  const nameOf = (seat: Seat) => (seat === model.seat.value ? WORDS.chat.you : (names.value[seat] ?? ''));
  return (
    <div class="chat">
      <h2>{WORDS.table.chat}</h2>
      <ScrollToEnd count={lines.length} label={WORDS.table.chat}>
        {isEmpty && <p class="empty">{WORDS.chat.empty}</p>}
        {lines[0]?.earlier && <p class="chat-earlier">{WORDS.chat.earlier}</p>}
        {lines.map((line, index) => (
          <ChatLineRow
            key={index}
            line={line}
            nameOf={nameOf}
            isFirstHere={!line.earlier && lines[index - 1]?.earlier === true}
          />
        ))}
      </ScrollToEnd>
      <div class="chat-care">
        <Mutes />
        <ReportButton />
      </div>
      <MutedNote />
      <ChatForm nameOf={nameOf} />
    </div>
  );
}

interface ChatLineRowProps {
  readonly line: ChatLine;
  readonly nameOf: (seat: Seat) => string;
  /** The lines above were said at the table before. */
  readonly isFirstHere: boolean;
}

function ChatLineRow({ line, nameOf, isFirstHere }: ChatLineRowProps) {
  const { name, text, seat, to, earlier, few } = line;
  const among = to && WORDS.chat.few(listed(to.filter((one) => one !== seat).map(nameOf)));
  const tag = few ? WORDS.chat.earlierFew : among;
  const look = ['chat-line', ...(earlier ? ['earlier'] : []), ...(isFirstHere ? ['first-here'] : [])];
  return (
    <p class={look.join(' ')}>
      {!earlier && (seat === undefined ? <Icon name="eye" size={14} /> : <SeatMark seat={seat} size={14} />)}
      <span>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        {tag && <span class="tag">{tag}</span>} <bdi>{text}</bdi>
      </span>
    </p>
  );
}

/** While the chat is open, everything that is said there has been read, unless nobody looks at the page. */
function useOpenChat(chatting: Chatting): void {
  useEffect(() => {
    chatting.isOpen.value = true;
    const look = (): void => {
      if (!document.hidden) chatting.read();
    };
    const stop = effect(look);
    document.addEventListener('visibilitychange', look);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', look);
      chatting.isOpen.value = false;
    };
  }, [chatting]);
}

function ReportButton() {
  const { dialog } = usePanels();
  if (!useHasOthers()) return undefined;
  return (
    <button type="button" class="button quiet" onClick={() => (dialog.value = 'report')}>
      <Icon name="flag" size={16} /> {REPORT.open}
    </button>
  );
}

/** Who reads what I write now; undefined where nothing restricts the chat. */
function audienceNow({ model, game, terms }: TableSession): ChatAudience | undefined {
  const { chatAudience } = game.rules;
  const { view, table, seat } = { view: model.view.value, table: model.table.value, seat: model.seat.value };
  if (view === undefined) return undefined;
  const heard = chatAudience?.(view, seat ?? 'spectator');
  const isAmongPlayers = seat !== undefined && table?.status !== 'ended' && isDelayed(terms.value.watching);
  const isForAll = heard === undefined || heard === 'everybody';
  return isForAll && isAmongPlayers ? seatsOf(table?.seats.length ?? 0) : heard;
}

function audienceSentence(chatAudience: ChatAudience, nameOf: (seat: Seat) => string): string {
  const { chat } = WORDS;
  return typeof chatAudience === 'string'
    ? chat.heardBy[chatAudience]
    : chat.heardByFew(listed(chatAudience.map(nameOf)));
}

/** As the server says it (muting.ts): among those whom the host is not with, everybody may talk. */
function isSilenced({ model }: TableSession, heard: ChatAudience | undefined): boolean {
  const { table, seat } = { table: model.table.value, seat: model.seat.value };
  if (!table || (typeof heard === 'object' && !heard.includes(table.host))) return false;
  return seat === undefined ? table.spectatorsMuted : (table.seats[seat]?.muted ?? false);
}

/** Whom the host has muted, if anybody. */
function MutedNote() {
  const { model } = useTableSession();
  const { seats = [], spectatorsMuted = false } = model.table.value ?? {};
  const me = model.seat.value;
  const names = [
    ...seats.flatMap(({ muted, name }, seat) => (muted ? [seat === me ? WORDS.chat.you : name] : [])),
    ...(spectatorsMuted ? [WORDS.chat.spectators] : []),
  ];
  return names.length > 0 ? (
    <p class="hint chat-audience">{WORDS.chat.hostMuted(listed(names))}</p>
  ) : undefined;
}

function ChatForm({ nameOf }: { readonly nameOf: (seat: Seat) => string }) {
  const session = useTableSession();
  const { chatting, isLive } = session;
  const chatAudience = audienceNow(session);
  const few = typeof chatAudience === 'object';
  const may = isLive.value && chatAudience !== 'nobody' && !isSilenced(session, chatAudience);
  const named = useNamed();
  const problem = chatting.problem.value;
  const say = (phrase: string) => {
    if (may) named(() => chatting.say(phrase, few));
  };
  const send = (event: Event) => {
    event.preventDefault();
    if (may && chatting.typed.peek().trim() !== '') named(() => chatting.send(few));
  };
  return (
    <>
      {chatAudience && (
        <p class="hint chat-audience" id="chat-audience">
          {audienceSentence(chatAudience, nameOf)}
        </p>
      )}
      <p
        class={problem === '' ? 'visually-hidden' : 'hint warning chat-problem'}
        id="chat-problem"
        role="alert"
      >
        {problem}
      </p>
      <Phrases off={!may} onSay={say} />
      <form class="chat-form" onSubmit={send}>
        <input
          class="field"
          dir="auto"
          value={chatting.typed.value}
          onInput={({ currentTarget: { value } }) => chatting.type(value)}
          aria-label={WORDS.chat.label}
          aria-describedby={chatAudience ? 'chat-audience chat-problem' : 'chat-problem'}
          aria-invalid={problem !== ''}
          placeholder={WORDS.chat.hint}
          maxLength={LIMITS.chat * UNITS_EACH}
          autocomplete="off"
          enterkeyhint="send"
          data-first
        />
        <button type="submit" class="button square" aria-label={WORDS.chat.send} aria-disabled={!may}>
          <Icon name="send" />
        </button>
      </form>
    </>
  );
}
