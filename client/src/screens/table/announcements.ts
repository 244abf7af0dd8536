import { computed, effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { announce, say } from '../../ui/notices';
import { WORDS } from '../../ui/words';
import { callForAttention } from './attention';
import { chime } from './chime';
import { warnOfLowTime } from './clock/lowTime';
import { promptOf, refusalOf, spokenEndingOf, statusOf } from './sentences';
import type { Seating } from './seating';

/** Speaks up for what must not be missed: whose turn it is, what is asked, what was refused. */
export function useAnnouncements(seating: Seating): void {
  useEffect(() => {
    const stops = [
      announceTurns,
      callForAttention,
      sayRefusals,
      warnOfLowTime,
      announceQuestions,
      greetReturns,
    ].map((start) => start(seating));
    return () => {
      for (const stop of stops) stop();
    };
  }, [seating]);
}

function announceTurns(seating: Seating): () => void {
  const sentence = computed(() => {
    const { isMyTurn, model } = seating;
    if (model.table.value?.status === 'ended') return spokenEndingOf(seating);
    const said = isMyTurn.value ? promptOf(seating) : statusOf(seating);
    return isMyTurn.value ? `${WORDS.table.yourTurn}. ${said}` : said;
  });
  const stopSpeaking = effect(() => announce(sentence.value));
  let was = seating.isCalled.peek();
  const stopChime = seating.isCalled.subscribe((is) => {
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
function announceQuestions({ model, names }: Seating): () => void {
  const asks = computed(() => (model.table.value?.status === 'playing' ? model.table.value.undoBy : -1));
  return effect(() => {
    const seat = asks.value;
    if (seat >= 0 && seat !== model.seat.peek()) announce(WORDS.takeBack.title(names.peek()[seat] ?? ''));
  });
}

/** A bot has played for me, or somebody else sits on my seat. */
function greetReturns({ model }: Seating): () => void {
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

/** Refused actions are told in the orders panel too; everything else only here. */
function sayRefusals(seating: Seating): () => void {
  return effect(() => {
    const sentence = refusalOf(seating);
    if (sentence !== '') say(sentence, 'warning');
  });
}
