import { computed } from '@preact/signals';
import type { Call } from '../../../stage/contract/contract';
import { isAskedToDecide } from '../series/asked';
import type { TableSession } from '../session/tableSession';
import { isAskedToAgree } from './attention';
import { Bell } from './Bell';
import { inOneTab } from './inOneTab';

/**
 * Lets me hear that I am called: for my turn, or to answer. Others hear nothing of it, and I hear it from one of my tabs;
 * from none while I look at one that knows of it already.
 */
export function ringForMe(session: TableSession, answered: typeof inOneTab = inOneTab): () => void {
  const { model, sounds, local } = session;
  const call = computed(() => callAt(session));
  const bell = new Bell(call.peek());
  return call.subscribe((now) => {
    const sound = bell.ring(now, document.hidden);
    const ring = (): void => (sound ? sounds.play(sound) : undefined);
    // The game of a page is in no other tab.
    if (local) return ring();
    // A browser lets no tab sound that nobody has touched: another one rings.
    if (!now || (sound ? !sounds.isAudible : document.hidden)) return;
    const name = `${model.id} ${model.table.peek()?.actions ?? 0} ${now.to} ${now.id}`;
    answered(name, ring).catch(ring);
  });
}

/** What I am called for; undefined: for nothing. */
export function callAt({ model, game, isCalled }: TableSession): Call | undefined {
  if (isAskedToAgree(model)) return { to: 'answer', id: '' };
  if (!isCalled.value) return isAskedToDecide(model) ? { to: 'answer', id: '' } : undefined;
  const [view, seat] = [model.view.value, model.seat.value];
  const call = view !== undefined && seat !== undefined && game.calledFor?.(view, seat);
  return call || { to: 'turn', id: '' };
}
