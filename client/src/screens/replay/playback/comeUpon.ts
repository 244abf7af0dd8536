import type { Theatre } from './theatre';

/** How long to wait for the board at most, in milliseconds. */
const BOARD_BY = 4000;
/** How long the step before is shown, in milliseconds. */
const BEFORE = 700;

/** Plays a moment from the step before it, once the board is drawn. Returns the function that stops it. */
export function comeUpon({ playback, drawn }: Pick<Theatre, 'playback' | 'drawn'>, at: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arrive = () => {
    if (playback.step.peek() === at - 1) playback.to(at);
  };
  playback.to(at - 1);
  const stop = drawn.subscribe((isDrawn) => {
    clearTimeout(timer);
    timer = setTimeout(arrive, isDrawn ? BEFORE : BOARD_BY);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
