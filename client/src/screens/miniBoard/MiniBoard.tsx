import './miniBoard.css';
import { signal, useSignal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import type { AnyGameClient, Scene } from '../../stage/contract/contract';
import { settings } from '../../ui/theme/settings';
import { Board, type MakeContext } from '../table/board/Board';
import { onlookerIn, type Film } from './onlooker';

/** The part of a board that is shown: its middle and its width, in shares of those of the board. */
interface Look {
  readonly middle: readonly [x: number, y: number];
  readonly part: number;
}

export interface MiniBoardProps {
  readonly game: AnyGameClient;
  readonly view: ReadonlySignal<unknown>;
  readonly names: readonly string[];
  /** Absent: the whole board, as its camera shows it. */
  readonly look?: Look | undefined;
  /** Absent: it only follows the view. */
  readonly film?: Film;
  /** Called when the scene is mounted, and when it is gone; must be the same function for the same board. */
  readonly onScene?: (scene: Scene | undefined, host: HTMLElement) => void;
}

const STILL: Film = {
  settings: { ...settings, animation: signal('off') },
  onEvents: () => () => undefined,
};

/** A small picture of a board that follows a view; it is for looking alone. */
export function MiniBoard({ game, view, names, look = WHOLE, film = STILL, onScene }: MiniBoardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const shownNames = useSignal(names);
  useEffect(() => void (shownNames.value = names), [names, shownNames]);
  const makeContext = useCallback<MakeContext>(
    (host) => onlookerIn(host, { view, names: shownNames, film }),
    [view, shownNames, film],
  );
  const told = useCallback(
    (scene: Scene | undefined) => frame.current && onScene?.(scene, frame.current),
    [onScene],
  );
  return (
    <div class="mini-board" ref={frame} inert aria-hidden="true">
      <div class="mini-board-stage" style={{ transform: transformOf(look, width.value) }}>
        <Board game={game} label="" makeContext={makeContext} onScene={told} />
      </div>
    </div>
  );
}

/** The size at which the board is drawn (miniBoard.css), in CSS pixels. */
const STAGE = { width: 960, height: 600 } as const;
const WHOLE: Look = { middle: [0.5, 0.5], part: 1 };

/** Brings the part that is looked at into a frame of this width. */
function transformOf({ middle: [x, y], part }: Look, width: number): string {
  const [left, top] = [x - part / 2, y - part / 2].map((edge) => Math.min(Math.max(0, edge), 1 - part));
  const scale = width / (STAGE.width * part);
  return `scale(${scale}) translate(${-(left ?? 0) * STAGE.width}px, ${-(top ?? 0) * STAGE.height}px)`;
}

function useWidth(frame: RefObject<HTMLElement | null>): Signal<number> {
  const width = useSignal(0);
  useEffect(() => {
    if (!frame.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      width.value = entry?.contentRect.width ?? 0;
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame, width]);
  return width;
}
