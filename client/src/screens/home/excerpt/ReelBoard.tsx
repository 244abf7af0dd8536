import { useSignal, useSignalEffect, type ReadonlySignal } from '@preact/signals';
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks';
import type { Excerpt } from '@gearhall/shared/core/replay/excerpt';
import { seenIn } from '@gearhall/shared/core/replay/viewHistory';
import { loadGameClient } from '../../../games';
import { api } from '../../../net/requests/api';
import { useAnswer } from '../../../net/requests/useAnswer';
import type { AnyGameClient, Scene } from '../../../stage/contract/contract';
import { settings } from '../../../ui/theme/settings';
import { MiniBoard } from '../../miniBoard/MiniBoard';
import type { Film } from '../../miniBoard/onlooker';
import { whenPainted } from '../../miniBoard/whenPainted';
import { Reel } from './Reel';

export interface ReelBoardProps {
  readonly game: string;
  /** It is looked at, and may move. */
  readonly plays: ReadonlySignal<boolean>;
  /** Called when all has been played; must stay the same function. */
  readonly over: () => void;
}

/** Plays an excerpt of a recorded game, without a sound; loaded after everything else on its page. */
export function ReelBoard({ game: id, plays, over }: ReelBoardProps) {
  const loaded = useAnswer({
    key: id,
    ask: async () => {
      const [excerpt, game] = await Promise.all([api.excerpt(id), loadGameClient(id)]);
      return { excerpt, game };
    },
  });
  const { answer } = loaded.value;
  return answer && <Playing key={id} {...answer} plays={plays} over={over} />;
}

interface PlayingProps extends Pick<ReelBoardProps, 'plays' | 'over'> {
  readonly excerpt: Excerpt;
  readonly game: AnyGameClient;
}

function Playing({ excerpt, game, plays, over }: PlayingProps) {
  const reel = useMemo(() => new Reel(seenIn(excerpt.history), over), [excerpt, over]);
  const film = useMemo<Film>(
    () => ({
      settings,
      onEvents: (listener, rewound) => reel.join(listener, rewound),
    }),
    [reel],
  );
  const scene = useRef<Scene | undefined>(undefined);
  const isShown = useSignal(false);
  const onScene = useCallback((mounted: Scene | undefined, host: HTMLElement) => {
    scene.current = mounted;
    isShown.value = false;
    if (mounted) whenPainted(host, () => (isShown.value = true));
  }, []);
  useSignalEffect(() => {
    if (isShown.value && plays.value) return reel.play();
    reel.stop();
    scene.current?.finishAnimations?.();
  });
  useEffect(() => () => reel.stop(), [reel]);
  return (
    <div class={isShown.value ? 'excerpt-board drawn' : 'excerpt-board'}>
      <MiniBoard {...{ game, film, onScene, view: reel.view, names: excerpt.names, look: excerpt.look }} />
    </div>
  );
}
