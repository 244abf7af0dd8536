import { useCallback, useMemo, useRef } from 'preact/hooks';
import type { Scene } from '../../stage/contract/contract';
import { REPLAY } from '../../ui/words/pages/replay';
import { Board } from '../table/board/Board';
import { contextFor, type Theatre } from './playback/theatre';

/** The board at the moment that the playback shows. */
export function TheatreBoard({ theatre }: { readonly theatre: Theatre }) {
  const { playback, game } = theatre;
  const makeContext = useMemo(() => contextFor(theatre), [theatre]);
  const stop = useRef<(() => void) | undefined>(undefined);
  const onScene = useCallback(
    (scene: Scene | undefined) => {
      stop.current?.();
      theatre.drawn.value = scene !== undefined;
      stop.current = scene && playback.join({ events: () => false, cut: () => scene.finishAnimations?.() });
    },
    [playback, theatre],
  );
  return <Board game={game} label={REPLAY.board} makeContext={makeContext} onScene={onScene} />;
}
