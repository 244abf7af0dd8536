import { useSignal, type Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { AnyGameClient, SceneContext, Facts, Following, Scene } from '../../../stage/contract/contract';
import { untilAnswered } from '../../../net/requests/keepTrying';
import { Icon } from '../../../ui/display/Icon';
import { WORDS } from '../../../ui/words/words';
import { FactsCard } from './FactsCard';

type Drawing = 'loading' | 'drawn' | 'failed';

/**
 * Makes the context of a scene, given the element that it fills and a place for the facts of what is
 * pointed at.
 */
export type MakeContext = (
  host: HTMLElement,
  facts: Signal<Facts | undefined>,
) => SceneContext<unknown, TypedThing, TypedThing>;

interface BoardProps {
  readonly game: AnyGameClient;
  readonly label: string;
  /** Must be the same function for the same context. */
  readonly makeContext: MakeContext;
  /** Called when the scene is mounted, and when it is gone. */
  readonly onScene?: (scene: Scene | undefined) => void;
  readonly onTap?: () => void;
}

/** The element that a game's scene fills. Where it cannot be drawn, everything else still works. */
export function Board({ game, label, makeContext, onScene, onTap }: BoardProps) {
  const host = useRef<HTMLDivElement>(null);
  const drawing = useSignal<Drawing>('loading');
  const facts = useSignal<Facts | undefined>(undefined);
  const following = useSignal<Following | undefined>(undefined);
  useEffect(() => {
    if (!host.current) return undefined;
    const told = (scene: Scene | undefined) => {
      following.value = scene?.following;
      onScene?.(scene);
    };
    return mount({ game, context: makeContext(host.current, facts), drawing, told });
  }, [game, makeContext, onScene, drawing, facts, following]);
  useTaps(host, onTap);
  return (
    <div class="board">
      <div class="board-host" ref={host} role="group" aria-label={label} />
      {drawing.value !== 'drawn' && (
        <p class="board-note" role="status">
          {drawing.value === 'failed' ? WORDS.table.boardFailed : WORDS.table.boardLoading}
        </p>
      )}
      {following.value && <FollowButton following={following.value} />}
      {facts.value && <FactsCard facts={facts.value} />}
    </div>
  );
}

/** The board itself is no control: a tap on it may mean "go on". */
function useTaps(host: RefObject<HTMLElement | null>, onTap: (() => void) | undefined): void {
  useEffect(() => {
    const element = host.current;
    if (!element || !onTap) return undefined;
    element.addEventListener('click', onTap);
    return () => element.removeEventListener('click', onTap);
  }, [host, onTap]);
}

/**
 * A button that shows everything and, after somebody has moved the camera, one that returns to following.
 */
function FollowButton({ following }: { readonly following: Following }) {
  if (following.isOn.value)
    return (
      <button
        type="button"
        class="button follow-way whole-way"
        aria-label={WORDS.table.wholeBoard}
        title={WORDS.table.wholeBoard}
        onClick={() => following.whole()}
      >
        <Icon name="whole" />
      </button>
    );
  return (
    <button type="button" class="button follow-way" onClick={() => following.resume()}>
      <Icon name="follow" /> {WORDS.table.follow}
    </button>
  );
}

interface Mounting {
  readonly game: AnyGameClient;
  readonly context: SceneContext<unknown, TypedThing, TypedThing>;
  readonly drawing: Signal<Drawing>;
  readonly told: (scene: Scene | undefined) => void;
}

/** Draws the scene into the host; returns the function that removes it, even while it is being mounted. */
function mount({ game, context, drawing, told }: Mounting): () => void {
  let isWanted = true;
  const over = new AbortController();
  let scene: Scene | undefined;
  const discard = (): void => {
    told(undefined);
    scene?.destroy();
    scene = undefined;
  };
  const finish = () => {
    if (document.visibilityState === 'hidden') scene?.finishAnimations?.();
  };
  const stopWatching = context.settings.animation.subscribe((speed) => {
    if (speed === 'off') scene?.finishAnimations?.();
  });
  document.addEventListener('visibilitychange', finish);
  /** Nobody may take an empty board for a game's: the page says so, and the error is reported. */
  const fail = (error: unknown): void => {
    discard();
    context.host.replaceChildren();
    drawing.value = 'failed';
    reportError(error);
  };
  const draw = (): Promise<void> =>
    untilAnswered({ ask: () => game.loadScene(), onFailure: () => (drawing.value = 'failed') }, over.signal)
      .then((mountScene) => mountScene?.(context))
      .then((mounted) => {
        if (!isWanted || !mounted) return mounted?.destroy();
        scene = mounted;
        scene.onLost?.(drawAnew);
        scene.onFailed?.(fail);
        drawing.value = 'drawn';
        told(scene);
      })
      .catch(fail);
  const drawAnew = (): void => {
    discard();
    void draw();
  };
  void draw();
  return () => {
    isWanted = false;
    over.abort();
    document.removeEventListener('visibilitychange', finish);
    stopWatching();
    discard();
  };
}
