import { countGlCalls, type GlCalls } from './glCalls';
import type { BoardSprites } from '../src/games/metaltalon/board/BoardSprites';
import type { AnimationQueue } from '../src/stage/motions/animation';
import type { Stage } from '../src/stage/renderer/stage';
import type { Scene } from '../src/stage/contract/contract';

/** The private parts of a scene that only the measurement reads. */
interface Opened {
  readonly stage: Stage;
  readonly sprites: BoardSprites;
  readonly queue: AnimationQueue;
}

/** Frames before the measured ones, in which the browser compiles the code. */
const WARM_UP = 6;
const FRAMES = 15;

/** The script time of a frame in milliseconds, and what WebGL did in one frame on average. */
export interface FrameCost extends GlCalls {
  readonly frames: number;
  readonly median: number;
  readonly p90: number;
}

/** Moves every ship in every frame. */
export async function measure(scene: Scene): Promise<FrameCost> {
  const { stage, sprites, queue } = scene as unknown as Opened;
  const ships = sprites.ships.entries().map(([, ship]) => ({ ship, at: ship.picture?.at ?? { x: 0, y: 0 } }));
  const times: number[] = [];
  const calls = countGlCalls();
  let shown = 0;
  let before = 0;
  await new Promise<void>((resolve) => {
    queue.add({
      ms: 120_000,
      frame: () => {
        if (shown > WARM_UP) times.push(stage.stats.lastMs);
        else {
          Object.assign(calls, { draws: 0, textures: 0 });
          before = stage.stats.renders;
        }
        shown += 1;
        ships.forEach(({ ship, at }, index) => {
          const angle = shown / 5 + index;
          ship.root.position.set(at.x + Math.cos(angle) * 60, at.y + Math.sin(angle) * 60);
        });
        if (times.length >= FRAMES) resolve();
      },
    });
  });
  const rendered = stage.stats.renders - before;
  const perFrame = { draws: calls.draws / rendered, textures: calls.textures / rendered };
  scene.finishAnimations?.();
  times.sort((one, other) => one - other);
  const share = (part: number): number => times[Math.floor(times.length * part)] ?? 0;
  return { frames: rendered, median: share(0.5), p90: share(0.9), ...perFrame };
}
