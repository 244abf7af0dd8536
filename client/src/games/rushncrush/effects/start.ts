import type { EventOf } from '@gearhall/shared/games/rushncrush/events';
import { Graphics } from 'pixi.js';
import { after, easedOut, rest, together, trailing, type Animation } from '../../../stage/motions/animation';
import { scene } from '../../../stage/motions/motions';
import { burnout } from './contact';
import type { EffectContext } from './context';
import { shake } from './driving';

/** The start of a race: three lamps go on, one after the other, while the engines rev; then all of them are green. */

/** The same as in the sound. */
const APART_MS = 400;
const GREEN_MS = 3 * APART_MS;
/** How long others wait for it, and how long it stays. */
const WAIT_MS = 1400;
const GANTRY_MS = 2000;
const COMES_MS = 160;
const REVS_MS = 360;

const LAMP = { radius: 40, apart: 108, glow: 66 } as const;
const BOARD = { width: 380, height: 132, corner: 30 } as const;
const COLOURS = { off: 0x2b1512, red: 0xff3b2f, green: 0x4be36a, board: 0x111317, rim: 0x3d444c } as const;

export const start = (
  context: EffectContext,
  { order }: Pick<EventOf<'roundBegan'>, 'order'>,
): readonly Animation[] =>
  context.isCalm()
    ? []
    : [
        together(
          rest(WAIT_MS),
          trailing(
            gantry(context),
            ...order.flatMap((car, index) => [
              after(APART_MS + index * 40, shake(context, car, REVS_MS)),
              after(2 * APART_MS + index * 30, shake(context, car, REVS_MS)),
              after(GREEN_MS, burnout(context, car, 7)),
            ]),
          ),
        ),
      ];

/** The board of lamps comes from above, and goes back. */
const gantry = ({ sprites }: EffectContext): Animation =>
  scene(GANTRY_MS, () => {
    const pen = new Graphics();
    const board = sprites.sparks.upFront(pen);
    const at = board.y;
    let drawn = -1;
    return (share) => {
      if (board.destroyed) return;
      const now = share * GANTRY_MS;
      const lit = Math.min(3, Math.floor(now / APART_MS));
      if (lit !== drawn) drawLamps(pen.clear(), lit, now >= GREEN_MS);
      drawn = lit;
      const here = easedOut(Math.min(1, now / COMES_MS, (GANTRY_MS - now) / COMES_MS));
      board.y = at - (1 - here) * BOARD.height * sprites.sparks.size;
      board.alpha = here;
      if (share === 1) board.destroy();
    };
  });

/** `lit`: how many lamps are on besides the first. */
function drawLamps(pen: Graphics, lit: number, isGreen: boolean): void {
  const { width, height, corner } = BOARD;
  pen
    .roundRect(-width / 2, -height / 2, width, height, corner)
    .fill({ color: COLOURS.board, alpha: 0.96 })
    .stroke({ color: COLOURS.rim, width: 5 });
  for (const lamp of [0, 1, 2]) {
    const x = (lamp - 1) * LAMP.apart;
    const isOn = isGreen || lamp <= lit;
    const colour = isGreen ? COLOURS.green : isOn ? COLOURS.red : COLOURS.off;
    if (isOn)
      for (const [radius, alpha] of [
        [LAMP.glow, 0.14],
        [LAMP.glow - 12, 0.2],
      ] as const)
        pen.circle(x, 0, radius).fill({ color: colour, alpha });
    pen.circle(x, 0, LAMP.radius).fill(colour).stroke({ color: 0x050607, width: 6 });
    // Light on the glass.
    pen.ellipse(x - 12, -15, 13, 8).fill({ color: 0xffffff, alpha: isOn ? 0.65 : 0.14 });
  }
}
