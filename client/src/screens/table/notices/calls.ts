import { computed } from '@preact/signals';
import type { Call } from '../../../stage/contract/contract';
import { isAskedToDecide } from '../series/asked';
import type { TableSession } from '../session/tableSession';
import { isAskedToAgree } from './attention';
import { Bell } from './Bell';

/** Lets me hear that I am called: for my turn, or to answer. Others hear nothing of it. */
export function ringForMe(session: TableSession): () => void {
  const call = computed(() => callAt(session));
  const bell = new Bell(call.peek());
  return call.subscribe((now) => {
    const sound = bell.ring(now, document.hidden);
    if (sound) session.sounds.play(sound);
  });
}

/** What I am called for; undefined: for nothing. */
function callAt({ model, game, isCalled }: TableSession): Call | undefined {
  if (isAskedToAgree(model)) return { to: 'answer', id: '' };
  if (!isCalled.value) return isAskedToDecide(model) ? { to: 'answer', id: '' } : undefined;
  const [view, seat] = [model.view.value, model.seat.value];
  const call = view !== undefined && seat !== undefined && game.calledFor?.(view, seat);
  return call || { to: 'turn', id: '' };
}
