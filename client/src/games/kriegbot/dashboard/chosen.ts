import { signal } from '@preact/signals';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { View } from '@gearhall/shared/games/kriegbot/view';

/** Which of my robots is shown, chosen in the dashboard or by a tap on the map, while `asked` is asked. */
export const chosenRobot = signal({ robot: '', asked: '' });

/** The robot of this seat that is asked now: on turn, or in an interrupt; empty where there is none. */
export function askedOf({ question, window, robots }: View, seat: Seat | undefined): string {
  const asked = window
    ? window.asked.filter((id) => !window.answered.includes(id))
    : question
      ? [question.robot]
      : [];
  return asked.find((id) => robots[id]?.seat === seat) ?? '';
}
