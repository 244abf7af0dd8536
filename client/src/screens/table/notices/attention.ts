import { effect, signal } from '@preact/signals';
import { clearReminders, keepSubscribed, showReminder } from '../../../net/reminders';
import { settings } from '../../../ui/settings';
import { WORDS } from '../../../ui/words';
import type { TableSession } from '../tableSession';

const FLASH = 1_000;

/** Calls a player whose turn it is and who is not looking: by the page's title, and by a notification. */
export function callForAttention({ model, isCalled, game }: TableSession): () => void {
  const { title } = game.rules.about;
  const isHidden = signal(document.hidden);
  const look = () => (isHidden.value = document.hidden);
  document.addEventListener('visibilitychange', look);
  void keepSubscribed();
  const stops = [
    effect(() => nameThePage(title, isCalled.value, isHidden.value)),
    effect(() => {
      if (!isHidden.value) void clearReminders(model.id);
    }),
    isCalled.subscribe((is) => {
      if (!is || !isHidden.peek()) return;
      void showReminder(model.id, WORDS.reminders.title(title), WORDS.reminders.body);
    }),
  ];
  return () => {
    document.removeEventListener('visibilitychange', look);
    for (const stop of stops) stop();
  };
}

/** The title flashes while nobody looks, unless motion is off. */
function nameThePage(title: string, isCalled: boolean, isHidden: boolean): (() => void) | undefined {
  const plain = `${title} · ${WORDS.hall.name}`;
  const calling = WORDS.reminders.flash(title);
  document.title = isCalled ? calling : plain;
  if (!isCalled || !isHidden || settings.animation.peek() === 'off') return undefined;
  const timer = setInterval(() => {
    document.title = document.title === calling ? plain : calling;
  }, FLASH);
  return () => clearInterval(timer);
}
