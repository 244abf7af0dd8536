import { computed, effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { announce, say } from '../../ui/notices';
import { WORDS } from '../../ui/words';
import { chime } from './chime';
import { warnOfLowTime } from './clock/lowTime';
import { promptOf, refusalOf, statusOf } from './sentences';
import type { Seating } from './seating';

/** Speaks up for what must not be missed: whose turn it is, what is asked, what was refused. */
export function useAnnouncements(seating: Seating): void {
  useEffect(() => {
    const stops = [announceTurns, nameThePage, sayRefusals, warnOfLowTime].map((start) => start(seating));
    return () => {
      for (const stop of stops) stop();
    };
  }, [seating]);
}

function announceTurns(seating: Seating): () => void {
  const sentence = computed(() => {
    const { isMyTurn } = seating;
    const said = isMyTurn.value ? promptOf(seating) : statusOf(seating);
    return isMyTurn.value ? `${WORDS.table.yourTurn}. ${said}` : said;
  });
  const stopSpeaking = effect(() => announce(sentence.value));
  let was = seating.isMyTurn.peek();
  const stopChime = seating.isMyTurn.subscribe((is) => {
    if (is && !was) chime('turn');
    was = is;
  });
  return () => {
    stopSpeaking();
    announce('');
    stopChime();
  };
}

function nameThePage({ isMyTurn, game }: Seating): () => void {
  const { title } = game.rules.about;
  return effect(() => {
    document.title = isMyTurn.value ? WORDS.table.yourTurnTitle(title) : `${title} · ${WORDS.hall.name}`;
  });
}

/** Refused actions are told in the orders panel too; everything else only here. */
function sayRefusals(seating: Seating): () => void {
  return effect(() => {
    const sentence = refusalOf(seating);
    if (sentence !== '') say(sentence, 'warning');
  });
}
