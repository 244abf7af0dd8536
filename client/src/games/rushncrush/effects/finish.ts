import type { Event } from '@gearhall/shared/games/rushncrush/events';
import { Graphics } from 'pixi.js';
import { eased, trailing, type Animation } from '../../../stage/motions/animation';
import { scene } from '../../../stage/motions/motions';
import type { EffectContext } from './context';

/** The last spaces before the flag, and the flag itself. */

/** From this number of spaces before the line everything is slow, by this factor. */
const SLOW_SPACES = 3;
const SLOWNESS = 0.4;

const SWEEP_MS = 1100;
/** The flag: its columns, the rows of the window, and how far it leans. */
const FLAG = { columns: 5, rows: 11, lean: 0.22, alpha: 0.9 } as const;
const WHITE = 0xf3efe6;
const BLACK = 0x0b0d0f;

/** Whether a drive leads over the line: the flag comes before the next drive. */
export function isFinal(car: string, following: readonly Event[]): boolean {
  const flag = following.findIndex(({ type }) => type === 'finished');
  const next = following.findIndex(({ type }) => type === 'drove');
  const finished = following[flag];
  return finished?.type === 'finished' && finished.car === car && (next < 0 || flag < next);
}

/** A drive over a number of spaces in a number of milliseconds, slower at its end. */
export function slowedDown(spaces: number, ms: number) {
  const slow = Math.min(SLOW_SPACES, spaces) / spaces;
  const [fastMs, slowMs] = [ms * (1 - slow), (ms * slow) / SLOWNESS];
  const whole = fastMs + slowMs;
  return {
    ms: whole,
    /** The share of the way, by the share of the time. */
    along: (share: number): number => {
      const now = share * whole;
      return now < fastMs ? now / ms : 1 - slow + ((now - fastMs) / slowMs) * slow;
    },
  };
}

/** A chequered flag sweeps over all that can be seen. */
export const sweep = (context: EffectContext): Animation =>
  trailing(
    scene(SWEEP_MS, () => {
      if (context.isCalm()) return undefined;
      const { sparks } = context.sprites;
      const { x, y, width, height } = sparks.seen;
      const side = height / FLAG.rows;
      const flag = sparks.over(chequers(side));
      const reach = side * FLAG.columns + height * FLAG.lean;
      return (share) => {
        if (flag.destroyed) return;
        flag.position.set(x - reach + (width + 2 * reach) * eased(share), y);
        if (share === 1) flag.destroy();
      };
    }),
  );

/** From the top of the window to its foot, leaning. */
function chequers(side: number): Graphics {
  const pen = new Graphics();
  for (let row = 0; row < FLAG.rows; row += 1)
    for (let column = 0; column < FLAG.columns; column += 1) {
      const [left, top] = [column * side - row * side * FLAG.lean, row * side];
      const shift = side * FLAG.lean;
      pen
        .poly([left, top, left + side, top, left + side - shift, top + side, left - shift, top + side])
        .fill({ color: (row + column) % 2 === 0 ? WHITE : BLACK, alpha: FLAG.alpha });
    }
  return pen;
}
