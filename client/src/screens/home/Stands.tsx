import type { Signal } from '@preact/signals';
import type { About } from '@gearhall/shared/core/game/about';
import { go, gamePath } from '../../app/routing/router';
import { accentOf, machineOf } from '../../games';

interface StandsProps {
  readonly games: readonly About[];
  /** The id of the game that somebody points at or has reached by key, here or at its card. */
  readonly lit: Signal<string | undefined>;
}

/**
 * The hall at night: a machine of each game on its plinth, under its lamp. The cards below say and do the same for
 * everybody who cannot see it.
 */
export function Stands({ games, lit }: StandsProps) {
  return (
    <div class="stands" aria-hidden="true">
      {games.map(({ id, title }) => (
        <div
          key={id}
          class={lit.value === id ? 'stand lit' : 'stand'}
          style={{ '--accent': accentOf(id) }}
          onPointerEnter={() => (lit.value = id)}
          onPointerLeave={() => (lit.value = undefined)}
          onClick={() => go(gamePath(id))}
        >
          <span class="lamp" />
          <span class="spot" />
          <img src={machineOf(id) ?? '/favicon.svg'} alt="" width="360" height="360" />
          <span class="plinth-name">
            <span>{title}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
