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
import { PlayedExcerpt } from './PlayedExcerpt';

export interface ExcerptBoardProps {
  readonly game: string;
  /** It is looked at, and may move. */
  readonly plays: ReadonlySignal<boolean>;
  /** Called when all has been played; must stay the same function. */
  readonly over: () => void;
}

/** Plays an excerpt of a recorded game, without a sound; loaded after everything else on its page. */
export function ExcerptBoard({ game: id, plays, over }: ExcerptBoardProps) {
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

interface PlayingProps extends Pick<ExcerptBoardProps, 'plays' | 'over'> {
  readonly excerpt: Excerpt;
  readonly game: AnyGameClient;
}

function Playing({ excerpt, game, plays, over }: PlayingProps) {
  const playback = useMemo(() => new PlayedExcerpt(seenIn(excerpt.history), over), [excerpt, over]);
  const film = useMemo<Film>(
    () => ({
      settings,
      onEvents: (listener, rewound) => playback.join(listener, rewound),
    }),
    [playback],
  );
  const scene = useRef<Scene | undefined>(undefined);
  const isShown = useSignal(false);
  const onScene = useCallback((mounted: Scene | undefined, host: HTMLElement) => {
    scene.current = mounted;
    isShown.value = false;
    if (mounted) whenPainted(host, () => (isShown.value = true));
  }, []);
  useSignalEffect(() => {
    if (isShown.value && plays.value) return playback.play();
    playback.stop();
    scene.current?.finishAnimations?.();
  });
  useEffect(() => () => playback.stop(), [playback]);
  return (
    <div class={isShown.value ? 'excerpt-board drawn' : 'excerpt-board'}>
      <MiniBoard
        {...{ game, film, onScene, view: playback.view, names: excerpt.names, look: excerpt.look }}
      />
    </div>
  );
}
