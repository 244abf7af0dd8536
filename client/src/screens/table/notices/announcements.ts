import { computed, effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Sharing } from '@gearhall/shared/core/table';
import { WATCHING } from '../../../ui/words/watching';
import { announce, say } from '../../../ui/notices';
import { WORDS } from '../../../ui/words';
import { callForAttention } from './attention';
import { chime } from './chime';
import { warnOfLowTime } from '../clock/lowTime';
import { promptOf, refusalOf, spokenEndingOf, statusOf } from './sentences';
import type { TableSession } from '../tableSession';

/** Announces what must not be missed: whose turn it is, what is asked, what was refused. */
export function useAnnouncements(session: TableSession): void {
  useEffect(() => {
    const stops = [
      announceTurns,
      callForAttention,
      sayRefusals,
      warnOfLowTime,
      announceQuestions,
      greetReturns,
      tellSharing,
    ].map((start) => start(session));
    return () => {
      for (const stop of stops) stop();
    };
  }, [session]);
}

function announceTurns(session: TableSession): () => void {
  const sentence = computed(() => {
    const { isMyTurn, model } = session;
    if (model.table.value?.status === 'ended') return spokenEndingOf(session);
    const said = isMyTurn.value ? promptOf(session) : statusOf(session);
    return isMyTurn.value ? `${WORDS.table.yourTurn}. ${said}` : said;
  });
  const stopSpeaking = effect(() => announce(sentence.value));
  let was = session.isCalled.peek();
  const stopChime = session.isCalled.subscribe((is) => {
    if (is && !was) chime('turn');
    was = is;
  });
  return () => {
    stopSpeaking();
    announce('');
    stopChime();
  };
}

/** Somebody asks to take something back. */
function announceQuestions({ model, names }: TableSession): () => void {
  const asks = computed(() => (model.table.value?.status === 'playing' ? model.table.value.undoBy : -1));
  return effect(() => {
    const seat = asks.value;
    if (seat >= 0 && seat !== model.seat.peek()) announce(WORDS.takeBack.title(names.peek()[seat] ?? ''));
  });
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

/** Refused actions are shown in the orders panel too; other refusals only here. */
function sayRefusals(session: TableSession): () => void {
  return effect(() => {
    const sentence = refusalOf(session);
    if (sentence !== '') say(sentence, 'warning');
  });
}
