import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Facts, Scene } from '../../games/contract';
import { settings } from '../../ui/settings';
import { WORDS } from '../../ui/words';
import { deskAt } from './desk';
import { FactsCard } from './FactsCard';
import { showPanel, usePanels, type Panels } from './panels';
import { useSeating, type Seating } from './seating';

type Drawing = 'loading' | 'drawn' | 'failed';

/** The element that the game's scene fills. Where it cannot be drawn, all else still works. */
export function BoardHost() {
  const seating = useSeating();
  const host = useRef<HTMLDivElement>(null);
  const panels = usePanels();
  const drawing = useSignal<Drawing>('loading');
  const facts = useSignal<Facts | undefined>(undefined);
  useEffect(() => {
    if (host.current) return mount({ seating, panels, host: host.current, drawing, facts });
    return undefined;
  }, [seating, panels, drawing, facts]);
  return (
    <div class="board">
      <div class="board-host" ref={host} role="group" aria-label={WORDS.table.boardLabel} />
      {drawing.value !== 'drawn' && (
        <p class="board-note" role="status">
          {drawing.value === 'failed' ? WORDS.table.boardFailed : WORDS.table.boardLoading}
        </p>
      )}
      {facts.value && <FactsCard facts={facts.value} />}
    </div>
  );
}

interface Mounting {
  readonly seating: Seating;
  readonly panels: Panels;
  readonly host: HTMLElement;
  readonly drawing: Signal<Drawing>;
  readonly facts: Signal<Facts | undefined>;
}

/** Draws the scene into the host; returns the way to take it down, even while it is being set up. */
function mount({ seating, panels, host, drawing, facts }: Mounting): () => void {
  let isWanted = true;
  let scene: Scene | undefined;
  const finish = () => {
    if (document.visibilityState === 'hidden') scene?.finishAnimations();
  };
  const stopWatching = settings.animation.subscribe((speed) => {
    if (speed === 'off') scene?.finishAnimations();
  });
  document.addEventListener('visibilitychange', finish);
  seating.game
    .loadScene()
    .then((mountScene) => mountScene(deskAt(seating, host, facts, () => showPanel(panels, 'orders'))))
    .then((mounted) => {
      if (!isWanted) return mounted.destroy();
      scene = mounted;
      drawing.value = 'drawn';
    })
    .catch(() => {
      host.replaceChildren();
      drawing.value = 'failed';
    });
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', finish);
    stopWatching();
    scene?.destroy();
  };
}
