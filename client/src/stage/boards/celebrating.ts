import type { Celebrated, Victory } from '../contract/celebration';
import type { SceneContext } from '../contract/contract';
import type { celebration, Lit } from '../film/celebration';
import type { Box } from '../geometry/geometry';
import type { Marked } from '../highlights/GuideMarks';
import { FANFARE } from './hearing';
import { instant, type AnimationQueue } from '../motions/animation';
import type { Stage } from '../renderer/stage';

/** What a scene lends to a celebration. */
interface Festive<View> {
  readonly stage: Stage;
  readonly queue: AnimationQueue;
  readonly context: Pick<SceneContext<View, never, never>, 'view' | 'settings' | 'play'>;
  /** Absent: the game does not celebrate. */
  readonly celebrated: Celebrated<View> | undefined;
  /** The part of the board that fills the window, and its scale. */
  readonly seen: Box;
  readonly scale: number;
  markedAt(id: string): Marked | undefined;
  begins(): void;
}

let film: typeof celebration | undefined;

/** Its film is loaded when the board is there already; without it the result comes at once. */
export const loadCelebration = (): Promise<void> =>
  import('../film/celebration').then(
    (loaded) => void (film = loaded.celebration),
    () => undefined,
  );

/**
 * Celebrates with a fanfare, and then calls `done`. False where there is nothing to see: where somebody wants no motion, or
 * does not look.
 */
export function celebrate<View>(
  on: Festive<View>,
  { winners, dims, rains }: Victory,
  done: () => void,
): boolean {
  const { stage, queue, context, celebrated, seen, scale } = on;
  const { view, settings } = context;
  const now = view.peek();
  if (queue.pace !== Infinity && !document.hidden) context.play?.(FANFARE);
  if (!film || !celebrated || now === undefined || isCalm(on)) return false;
  // High contrast keeps its colours.
  const lights = dims && !settings.contrast.peek() ? winners : [];
  const pieces = lights.flatMap((seat) => celebrated.piecesOf(now, seat));
  const lit = pieces.flatMap((id) => on.markedAt(id) ?? []).map(litAt);
  const matter = rains ? celebrated.matter : [];
  if (lit.length === 0 && matter.length === 0) return false;
  queue.add(...film(stage, { seen, scale, lit, matter }), instant(done));
  on.begins();
  return true;
}

const isCalm = ({ queue, context: { settings } }: Pick<Festive<unknown>, 'queue' | 'context'>): boolean =>
  queue.pace === Infinity || settings.lessMotion.peek() || document.hidden;

function litAt(marked: Marked): Lit {
  const { width, height } =
    'size' in marked ? marked.size : { width: marked.radius * 2, height: marked.radius * 2 };
  return { x: marked.x, y: marked.y, halves: { width: width / 2, height: height / 2 } };
}
