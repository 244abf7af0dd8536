import { computed, effect, signal } from '@preact/signals';
import { clearReminders, keepSubscribed, showReminder } from '../../../net/guest/reminders';
import { settings } from '../../../ui/theme/settings';
import { WORDS } from '../../../ui/words/words';
import { isAskedToDecide } from '../series/asked';
import { isAskedForVote } from '../seats/voters';
import { awaitedIn } from '../session/learned';
import type { TableModel } from '../../../net/table/tableModel';
import type { TableSession } from '../session/tableSession';

const FLASH = 1_000;

interface CallWords {
  title(game: string): string;
  flash(game: string): string;
}

const { reminders } = WORDS;
const TURN: CallWords = { title: reminders.title, flash: reminders.flash };
const QUESTION: CallWords = { title: reminders.askedTitle, flash: reminders.askedFlash };
const DECISION: CallWords = { title: reminders.decideTitle, flash: reminders.decideFlash };

/**
 * Calls a player whose turn it is, or whose decision a series waits for, and who is not looking: by the page's title, and
 * by a notification.
 */
export function callForAttention({ model, isCalled, game }: TableSession): () => void {
  const { title } = game.rules.about;
  const call = computed(() => {
    if (isAskedToAgree(model)) return QUESTION;
    return isCalled.value ? TURN : isAskedToDecide(model) ? DECISION : undefined;
  });
  const isHidden = signal(document.hidden);
  const look = () => (isHidden.value = document.hidden);
  document.addEventListener('visibilitychange', look);
  void keepSubscribed();
  const stops = [
    effect(() => nameThePage(title, call.value, isHidden.value)),
    effect(() => {
      if (!isHidden.value) void clearReminders(model.id);
    }),
    call.subscribe((now) => {
      if (!now || !isHidden.peek()) return;
      void showReminder(model.id, now.title(title), reminders.body);
    }),
  ];
  return () => {
    document.removeEventListener('visibilitychange', look);
    for (const stop of stops) stop();
  };
}

/** Somebody would like to take something back, or the others vote about a seat. */
export function isAskedToAgree({ table, seat, clockAhead }: TableModel): boolean {
  const [now, mine] = [table.value, seat.value];
  if (now?.status !== 'playing' || mine === undefined) return false;
  if (isAskedForVote(now, mine, Date.now() + clockAhead.value)) return true;
  return now.undoBy >= 0 && awaitedIn(now).includes(mine);
}

/** The title flashes while nobody looks, unless motion is off. */
function nameThePage(
  title: string,
  call: CallWords | undefined,
  isHidden: boolean,
): (() => void) | undefined {
  const plain = `${title} · ${WORDS.hall.name}`;
  const calling = call?.flash(title) ?? plain;
  document.title = calling;
  if (!call || !isHidden || settings.animation.peek() === 'off') return undefined;
  const timer = setInterval(() => {
    document.title = document.title === calling ? plain : calling;
  }, FLASH);
  return () => clearInterval(timer);
}
