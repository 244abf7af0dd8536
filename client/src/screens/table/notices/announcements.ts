import { computed, effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Sharing } from '@gearhall/shared/core/table/table';
import { WATCHING } from '../../../ui/words/table/watching';
import { SEAT_VOTE_WORDS } from '../../../ui/words/table/seatVotes';
import { announce, say } from '../../../ui/notices/notices';
import { WORDS } from '../../../ui/words/words';
import { prepareOnTouch } from '../../../sound/sounds';
import { callForAttention } from './attention';
import { hearArrivals } from './arrivals';
import { ringForMe } from './calls';
import { warnOfLowTime } from '../clock/lowTime';
import { promptOf, refusalOf, spokenEndingOf, statusOf } from '../session/sentences';
import { minutesUntil } from '../seats/Overdue';
import type { TableSession } from '../session/tableSession';

/** Announces what must not be missed: whose turn it is, what is asked, what was refused. */
export function useAnnouncements(session: TableSession): void {
  useEffect(() => {
    const stops = [
      announceTurns,
      ringForMe,
      prepareSounds,
      hearArrivals,
      callForAttention,
      sayRefusals,
      warnOfLowTime,
      announceQuestions,
      announceSeatVotes,
      warnOverdue,
      greetReturns,
      tellSharing,
      noticeLines,
    ].map((start) => start(session));
    return () => {
      for (const stop of stops) stop();
    };
  }, [session]);
}

function announceTurns(session: TableSession): () => void {
  const sentence = computed(() => {
    const { isMyTurn, presenter } = session;
    if (presenter.table.value?.status === 'ended') return spokenEndingOf(session);
    const said = isMyTurn.value ? promptOf(session) : statusOf(session);
    return isMyTurn.value ? `${WORDS.table.yourTurn}. ${said}` : said;
  });
  const stopSpeaking = effect(() => announce(sentence.value));
  return () => {
    stopSpeaking();
    announce('');
  };
}

const prepareSounds = ({ sounds }: TableSession): (() => void) => prepareOnTouch(sounds);

/** Somebody asks to take something back. */
function announceQuestions({ model, names }: TableSession): () => void {
  const asks = computed(() => (model.table.value?.status === 'playing' ? model.table.value.undoBy : -1));
  return effect(() => {
    const seat = asks.value;
    if (seat >= 0 && seat !== model.seat.peek()) announce(WORDS.takeBack.title(names.peek()[seat] ?? ''));
  });
}

/** The others vote about a seat. */
function announceSeatVotes({ model, names }: TableSession): () => void {
  const sentence = computed(() => {
    const { status, voteSeat = -1, voteGoal = '' } = model.table.value ?? {};
    if (status !== 'playing' || voteSeat < 0 || voteGoal === '') return '';
    if (model.seat.value === voteSeat) return SEAT_VOTE_WORDS.mine[voteGoal];
    return SEAT_VOTE_WORDS.title[voteGoal](names.value[voteSeat] ?? '');
  });
  return effect(() => {
    if (sentence.value !== '') announce(sentence.value);
  });
}

/** The others have waited for me for long, or have decided about my seat. */
function warnOverdue({ model }: TableSession): () => void {
  const mine = computed(() => model.table.value?.seats[model.seat.value ?? -1]);
  const isWaitedFor = computed(() => (mine.value?.overdueAt ?? 0) > 0);
  const hasBot = computed(() => mine.value?.presence === 'here' && mine.value.standIn !== '');
  const stops = [
    isWaitedFor.subscribe((is) => {
      const at = mine.peek()?.overdueAt ?? 0;
      const left = minutesUntil(at, Date.now() + model.clockAhead.peek());
      if (is) say(SEAT_VOTE_WORDS.soon(left), 'warning');
    }),
    hasBot.subscribe((has) => has && say(WORDS.seatCare.playsForYou, 'warning')),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** A bot has played for me, or somebody else has my seat. */
function greetReturns({ model }: TableSession): () => void {
  let hadStandIn = false;
  let hadSeat = false;
  return effect(() => {
    const seat = model.seat.value;
    const table = model.table.value;
    const standIn = seat === undefined ? undefined : table?.seats[seat]?.standIn;
    if (hadStandIn && standIn === '') say(WORDS.seatCare.backAgain);
    if (hadSeat && seat === undefined && table?.status === 'playing') say(WORDS.seatCare.taken, 'warning');
    hadStandIn = standIn !== undefined && standIn !== '';
    hadSeat = seat !== undefined;
  });
}

/** Somebody shows spectators what they see, or stops. */
function tellSharing({ model, names }: TableSession): () => void {
  let before: readonly Sharing[] = [];
  return effect(() => {
    const now = model.table.value?.seats.map(({ shares }) => shares) ?? [];
    for (const [seat, shares] of now.entries()) {
      const was = before[seat] ?? shares;
      if (was !== shares) say(WATCHING.told[shares](names.peek()[seat] ?? ''));
    }
    before = now;
  });
}

/** Somebody has said something while I do not look at the chat. */
function noticeLines({ chatting, sounds }: TableSession): () => void {
  return chatting.onLine((line) => {
    if (chatting.isOpen.peek() && !document.hidden) return;
    if (!chatting.isOpen.peek()) chatting.preview.value = line;
    sounds.play('line');
  });
}

/** Refused actions are shown in the orders panel too; other refusals only here. */
function sayRefusals(session: TableSession): () => void {
  return effect(() => {
    const sentence = refusalOf(session);
    if (sentence !== '') say(sentence, 'warning');
  });
}
