import { easedOut, instant, rest, trailing, type Animation } from './animation';
import type { DieLook } from '../drawing/dieFace';
import type { Point } from '../geometry/geometry';
import { scene } from './motions';
import type { RollView } from '../sprites/rollView';

const TUMBLE_MS = 420;
const READ_MS = 900;

export interface Roll {
  readonly dice: readonly number[];
  /** Lines shown when the dice have come to rest, the result last. */
  readonly lines: readonly string[];
  /** What comes of it, told in the last line by `Thrown.conclude`; until then it is open. */
  readonly verdict?: string;
  readonly at: () => Point | undefined;
  /** Other points that the dice must not cover. */
  readonly besides?: () => readonly Point[];
  /** How long the result stays, in milliseconds. */
  readonly read?: number;
  readonly look?: DieLook;
  /** The lowest value that a die can show, of six values. */
  readonly least?: number;
  /** Plays the sounds of the dice. */
  readonly play?: (sound: 'diceRoll' | 'diceLand') => void;
  /** How long they tumble, in milliseconds. */
  readonly tumbleMs?: number;
  /** Called when the dice have come to rest. */
  readonly fallen?: () => void;
}

export interface Thrown {
  readonly tumble: Animation;
  /** The result stays for a while; nothing waits for it. */
  readonly read: Animation;
  /** The verdict is told, while the result is still there. */
  readonly conclude: Animation;
}

/** How long others wait for a result that nothing follows at once. */
const LOOK_MS = 180;
const LANDING_MS = 90;

/** The dice tumble first, then the result is shown. */
export const inTurn = ({ tumble, read }: Thrown): Animation[] => [tumble, read, rest(LOOK_MS)];

/** In the place of a verdict that is still to come. */
const OPEN = '…';

/** What each place for dice shows now. */
const SHOWN = new WeakMap<RollView, object>();

/** Dice tumble over a place and come to rest; then their sum is shown. */
export function throwOn(
  view: RollView,
  { dice, lines, at, besides, read = READ_MS, look, play, fallen, least = 1, ...more }: Roll,
): Thrown {
  const { verdict, tumbleMs = TUMBLE_MS } = more;
  let faces = '';
  const own = {};
  const isShown = (): boolean => SHOWN.get(view) === own;
  const ended = (last: string): readonly string[] => (verdict === undefined ? lines : [...lines, last]);
  const tumble = scene(tumbleMs, () => {
    SHOWN.set(view, own);
    play?.('diceRoll');
    view.root.visible = true;
    view.tell([]);
    view.placeAt(at() ?? { x: 0, y: 0 }, ended(OPEN).length, besides?.() ?? []);
    return (share) => {
      const now =
        share === 1 ? dice : dice.map((_, index) => least + ((Math.floor(share * 9) + index * 2) % 6));
      if (now.join('') === faces && share !== 1) return;
      faces = now.join('');
      view.show(now, (1 - easedOut(share)) * 6, look);
    };
  });
  const landing = scene(LANDING_MS, () => {
    const { scale } = view.faces;
    return (share) => scale.set(1.15 - 0.15 * easedOut(share));
  });
  const telling = scene(
    read,
    () => {
      view.tell(ended(OPEN));
      return undefined;
    },
    () => {
      if (isShown()) view.root.visible = false;
    },
  );
  const end = (): void => {
    play?.('diceLand');
    fallen?.();
  };
  const conclude = instant(() => {
    if (verdict !== undefined && isShown() && view.root.visible) view.tell(ended(verdict));
  });
  return { tumble: { ...tumble, end }, read: trailing(telling, landing), conclude };
}
