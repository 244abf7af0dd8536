import './excerpt.css';
import { useComputed, useSignal, type ReadonlySignal } from '@preact/signals';
import type { ComponentType, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { CATALOG } from '@gearhall/shared/games/catalog';
import { Link } from '../../../app/routing/Link';
import { gamePath } from '../../../app/routing/router';
import { posterOf } from '../../../games';
import { HOME } from '../../../ui/words/pages/home';
import { mayMove } from './mayMove';
import type { LoopingBoardProps } from './LoopingBoard';
import { whenIdle } from '../../miniBoard/whenIdle';

/** `npm run -s generate -- excerpts` has written one: public/excerpts. */
const GAME = 'metalkrushers';

/** The way to a game, with its picture; where it is looked at and may move, a few seconds of a recorded game play in it. */
export function ExcerptPicture() {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(place);
  const plays = useComputed(() => isSeen.value && mayMove.value);
  const Board = useBoardWhen(plays);
  const { title } = CATALOG[GAME];
  return (
    <Link to={gamePath(GAME)} class="excerpt" label={HOME.excerptOf(title)}>
      <div class="excerpt-picture" ref={place} aria-hidden="true">
        <img src={posterOf(GAME)} alt="" />
        {Board && <Board game={GAME} plays={plays} />}
      </div>
      <span class="excerpt-title">{title}</span>
    </Link>
  );
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
function useBoardWhen(isWanted: ReadonlySignal<boolean>): ComponentType<LoopingBoardProps> | undefined {
  const loaded = useSignal<{ readonly Board?: ComponentType<LoopingBoardProps> }>({});
  const isNow = isWanted.value;
  useEffect(() => {
    if (!isNow || loaded.peek().Board) return undefined;
    return whenIdle(() => {
      void import('./LoopingBoard').then(
        ({ LoopingBoard: Board }) => (loaded.value = { Board }),
        () => undefined,
      );
    });
  }, [isNow, loaded]);
  return loaded.value.Board;
}
