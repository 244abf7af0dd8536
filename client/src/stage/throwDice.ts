import { easedOut, type Animation } from './animation';
import type { DieLook } from './dieFace';
import type { Point } from './geometry';
import { scene } from './motions';
import type { RollView } from './rollView';

const TUMBLE_MS = 420;

export interface Roll {
  readonly dice: readonly number[];
  /** Lines shown when the dice have come to rest, the result last. */
  readonly lines: readonly string[];
  readonly at: () => Point | undefined;
  /** Other points that the dice must not cover. */
  readonly besides?: () => readonly Point[];
  /** How long the result stays, in milliseconds. */
  readonly read: number;
  readonly look?: DieLook;
  /** The lowest value that a die can show, of six values. */
  readonly least?: number;
  /** Called when the dice have come to rest. */
  readonly fallen?: () => void;
}

export interface Thrown {
  readonly tumble: Animation;
  readonly read: Animation;
}

/** The dice tumble first, then the result is shown. */
export const inTurn = ({ tumble, read }: Thrown): Animation[] => [tumble, read];

/** Dice tumble over a place and come to rest; then their sum is shown. */
export function throwOn(
  view: RollView,
  { dice, lines, at, besides, read, look, fallen, least = 1 }: Roll,
): Thrown {
  let faces = '';
  const tumble = scene(TUMBLE_MS, () => {
    view.root.visible = true;
    view.tell([]);
    view.placeAt(at() ?? { x: 0, y: 0 }, lines.length, besides?.() ?? []);
    return (share) => {
      const now =
        share === 1 ? dice : dice.map((_, index) => least + ((Math.floor(share * 9) + index * 2) % 6));
      if (now.join('') === faces && share !== 1) return;
      faces = now.join('');
      view.show(now, (1 - easedOut(share)) * 6, look);
    };
  });
  const telling = scene(
    read,
    () => {
      view.tell(lines);
      return undefined;
    },
    () => {
      view.root.visible = false;
    },
  );
  return { tumble: { ...tumble, end: () => fallen?.() }, read: telling };
}
