import { signal, useSignal, type Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import type { AnyGameClient } from '../../stage/contract/contract';
import { settings } from '../../ui/theme/settings';
import { Board, type MakeContext } from '../table/board/Board';

export interface MiniBoardProps {
  readonly game: AnyGameClient;
  readonly view: Signal<unknown>;
  readonly names: readonly string[];
}

const STILL = {
  animation: signal('off' as const),
  contrast: settings.contrast,
  lessMotion: settings.lessMotion,
};

/** A small picture of a board that follows a view; it is for looking alone. */
export function MiniBoard({ game, view, names }: MiniBoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const scale = useScale(frame);
  const shownNames = useSignal(names);
  useEffect(() => void (shownNames.value = names), [names, shownNames]);
  const makeContext = useCallback<MakeContext>(
    (host) => ({
      host,
      view,
      seat: signal(undefined),
      legal: signal([]),
      names: shownNames,
      settings: STILL,
      act: () => undefined,
      say: () => undefined,
      inspect: () => undefined,
      onEvents: () => () => undefined,
    }),
    [view, shownNames],
  );
  return (
    <div class="mini-board" ref={frame} inert aria-hidden="true">
      <div class="mini-board-stage" style={{ transform: `scale(${scale.value})` }}>
        <Board game={game} label="" makeContext={makeContext} />
      </div>
    </div>
  );
}

/** The width at which the board is drawn (watch.css), in CSS pixels. */
const STAGE_WIDTH = 960;

function useScale(frame: RefObject<HTMLElement | null>): Signal<number> {
  const scale = useSignal(0);
  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      scale.value = (entry?.contentRect.width ?? 0) / STAGE_WIDTH;
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame, scale]);
  return scale;
}
