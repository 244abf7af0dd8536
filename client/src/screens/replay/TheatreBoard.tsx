import { useCallback, useMemo, useRef } from 'preact/hooks';
import type { Scene } from '../../stage/contract/contract';
import { REPLAY } from '../../ui/words/pages/replay';
import { Board } from '../table/board/Board';
import { victoryOf } from '../table/ending/victory';
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
      stop.current =
        scene &&
        playback.join({
          events: () => false,
          cut: () => scene.finishAnimations?.(),
          celebrate: (done) => celebrateIn(theatre, scene, done),
        });
    },
    [playback, theatre],
  );
  return <Board game={game} label={REPLAY.board} makeContext={makeContext} onScene={onScene} />;
}

/** Before the eyes of the point of view. In a running game nobody has won yet. */
function celebrateIn({ outcome, playback, names }: Theatre, scene: Scene, done: () => void): boolean {
  const viewer = playback.pointOfView.peek();
  const seat = typeof viewer === 'number' ? viewer : undefined;
  const victory = outcome && victoryOf({ ...outcome, seats: names.length }, seat);
  return victory !== undefined && scene.celebrate?.(victory, done) === true;
}
