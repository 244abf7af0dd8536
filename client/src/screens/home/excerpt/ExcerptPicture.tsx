import './excerpt.css';
import { useComputed, useSignal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { ComponentType, RefObject } from 'preact';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import type { OfferedGame } from '@gearhall/shared/core/pages/hallPages';
import { Link } from '../../../app/routing/Link';
import { gamePath } from '../../../app/routing/router';
import { posterOf } from '../../../games';
import { HOME } from '../../../ui/words/pages/home';
import { mayMove } from './mayMove';
import type { ExcerptBoardProps } from './ExcerptBoard';
import { whenIdle } from '../../miniBoard/whenIdle';

interface ExcerptPictureProps {
  /** Those of which `npm run -s generate -- excerpts` has written one (public/excerpts). */
  readonly games: readonly OfferedGame[];
  /** The id of the game that is shown. */
  readonly shown: Signal<string>;
}

/**
 * The way to a game, with its picture; where it is looked at and may move, a few seconds of a recorded game play in it,
 * and then of the next one, until each has been shown once.
 */
export function ExcerptPicture({ games, shown }: ExcerptPictureProps) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(place);
  const plays = useComputed(() => isSeen.value && mayMove.value);
  const Board = useBoardWhen(plays);
  const over = useNext(games, shown);
  const game = shown.value;
  const title = games.find(({ id }) => id === game)?.title ?? '';
  return (
    <Link to={gamePath(game)} class="excerpt" label={HOME.excerptOf(title)}>
      <div class="excerpt-picture" ref={place} aria-hidden="true">
        <img src={posterOf(game)} alt="" />
        {Board && <Board key={game} game={game} plays={plays} over={over} />}
      </div>
      <span class="excerpt-title">{title}</span>
    </Link>
  );
}

/** What shows the next game, which has not been shown yet; after the last one nothing. */
function useNext(games: readonly OfferedGame[], shown: Signal<string>): () => void {
  const seen = useRef(new Set<string>());
  return useCallback(() => {
    seen.current.add(shown.value);
    const at = games.findIndex(({ id }) => id === shown.value);
    const next = [...games.slice(at + 1), ...games.slice(0, at)].find(({ id }) => !seen.current.has(id));
    if (next) shown.value = next.id;
  }, [games, shown]);
}

/** Half of it, or more, is on the screen. */
const SEEN = 0.5;

function useIsSeen(place: RefObject<HTMLElement | null>): ReadonlySignal<boolean> {
  const isSeen = useSignal(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        isSeen.value = entries.at(-1)?.isIntersecting ?? false;
      },
      { threshold: SEEN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, isSeen]);
  return isSeen;
}

/** Loaded only once, when it is wanted, and nothing else is to be done. Where it cannot be, the picture stays. */
function useBoardWhen(isWanted: ReadonlySignal<boolean>): ComponentType<ExcerptBoardProps> | undefined {
  const loaded = useSignal<{ readonly Board?: ComponentType<ExcerptBoardProps> }>({});
  const isNow = isWanted.value;
  useEffect(() => {
    if (!isNow || loaded.peek().Board) return undefined;
    return whenIdle(() => {
      void import('./ExcerptBoard').then(
        ({ ExcerptBoard: Board }) => (loaded.value = { Board }),
        () => undefined,
      );
    });
  }, [isNow, loaded]);
  return loaded.value.Board;
}
