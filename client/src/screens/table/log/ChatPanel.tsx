import { useRef } from 'preact/hooks';
import type { ChatAudience } from '@gearhall/shared/core/game';
import { seatsOf, type Seat } from '@gearhall/shared/core/seats';
import { isDelayed } from '@gearhall/shared/core/terms';
import { LIMITS } from '../../../app/limits';
import { Icon } from '../../../ui/Icon';
import { SeatMark } from '../../../ui/SeatMark';
import { listed, WORDS } from '../../../ui/words';
import { REPORT } from '../../../ui/words/hallNews';
import { usePanels } from '../panels/panels';
import { Mutes } from './Mutes';
import { useHasOthers } from './reportable';
import { ScrollToEnd } from './ScrollToEnd';
import { useTableSession, type TableSession } from '../tableSession';

/** The chat between people. */
export function ChatPanel() {
  const { model, names, muting } = useTableSession();
  const lines = muting.heard.value;
  const isEmpty = model.chat.value.length === 0;
  const nameOf = (seat: Seat) => (seat === model.seat.value ? WORDS.chat.you : (names.value[seat] ?? ''));
  return (
    <div class="chat">
      <h2>{WORDS.table.chat}</h2>
      <ScrollToEnd count={lines.length} label={WORDS.table.chat}>
        {isEmpty && <p class="empty">{WORDS.chat.empty}</p>}
        {lines.map(({ name, text, seat, to }, index) => (
          <p key={index} class="chat-line">
            {seat === undefined ? <Icon name="eye" size={14} /> : <SeatMark seat={seat} size={14} />}
            <span>
              <strong>{name}</strong>{' '}
              {to && (
                <span class="tag">
                  {WORDS.chat.few(listed(to.filter((one) => one !== seat).map(nameOf)))}
                </span>
              )}{' '}
              {text}
            </span>
          </p>
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
  const { model, isLive } = session;
  const chatAudience = audienceNow(session);
  const few = typeof chatAudience === 'object';
  const may = isLive.value && chatAudience !== 'nobody' && !isSilenced(session, chatAudience);
  const field = useRef<HTMLInputElement>(null);
  const send = (event: Event) => {
    event.preventDefault();
    const input = field.current;
    const text = input?.value.trim() ?? '';
    if (!input || text === '' || !may) return;
    model.request('chat', few ? { text, few } : { text });
    input.value = '';
  };
  return (
    <>
      {chatAudience && (
        <p class="hint chat-audience" id="chat-audience">
          {audienceSentence(chatAudience, nameOf)}
        </p>
      )}
      <form class="chat-form" onSubmit={send}>
        <input
          ref={field}
          class="field"
          aria-label={WORDS.chat.label}
          aria-describedby={chatAudience && 'chat-audience'}
          placeholder={WORDS.chat.hint}
          maxLength={LIMITS.chat}
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
