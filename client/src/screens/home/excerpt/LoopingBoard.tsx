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
import { Loop } from './Loop';

export interface LoopingBoardProps {
  readonly game: string;
  /** It is looked at, and may move. */
  readonly plays: ReadonlySignal<boolean>;
}

/** Plays an excerpt of a recorded game twice, without a sound; loaded after everything else on its page. */
export function LoopingBoard({ game: id, plays }: LoopingBoardProps) {
  const loaded = useAnswer({
    key: id,
    ask: async () => {
      const [excerpt, game] = await Promise.all([api.excerpt(id), loadGameClient(id)]);
      return { excerpt, game };
    },
  });
  const { answer } = loaded.value;
  return answer && <Playing {...answer} plays={plays} />;
}

interface PlayingProps extends Pick<LoopingBoardProps, 'plays'> {
  readonly excerpt: Excerpt;
  readonly game: AnyGameClient;
}

function Playing({ excerpt, game, plays }: PlayingProps) {
  const loop = useMemo(() => new Loop(seenIn(excerpt.history)), [excerpt]);
  const film = useMemo<Film>(
    () => ({
      settings,
      onEvents: (listener, rewound) => loop.join(listener, rewound),
    }),
    [loop],
  );
  const scene = useRef<Scene | undefined>(undefined);
  const isShown = useSignal(false);
  const onScene = useCallback((mounted: Scene | undefined, host: HTMLElement) => {
    scene.current = mounted;
    isShown.value = false;
    if (mounted) whenPainted(host, () => (isShown.value = true));
  }, []);
  useSignalEffect(() => {
    if (isShown.value && plays.value) return loop.play();
    loop.stop();
    scene.current?.finishAnimations?.();
  });
  useEffect(() => () => loop.stop(), [loop]);
  return (
    <div class={isShown.value ? 'excerpt-board drawn' : 'excerpt-board'}>
      <MiniBoard {...{ game, film, onScene, view: loop.view, names: excerpt.names, look: excerpt.look }} />
    </div>
  );
}
