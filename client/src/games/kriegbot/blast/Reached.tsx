import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Blasting } from '../attacks/blasting';
import { reachOf } from './reach';
import { reachInWords } from './words';

interface ReachedProps {
  readonly view: View;
  readonly seat: number;
  readonly names: readonly string[];
  readonly action: Blasting;
}

/** Whom a bomb or a nuke would strike, in words. */
export function Reached({ view, seat, names, action }: ReachedProps) {
  const reach = reachOf(view, action);
  if (!reach) return undefined;
  return (
    <div class="kb-reached" role="status">
      {reachInWords(view, reach, { seat, names }).map(({ title, text }) => (
        <p key={title}>
          <strong>{title}</strong>: {text}
        </p>
      ))}
    </div>
  );
}
