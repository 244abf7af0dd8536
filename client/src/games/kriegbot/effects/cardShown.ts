import type { CardId } from '@gearhall/shared/games/kriegbot/content/cards';
import type { EventOf } from '@gearhall/shared/games/kriegbot/events';
import { Sprite } from 'pixi.js';
import { between, type Point } from '../../../stage/geometry/geometry';
import {
  after,
  eased,
  easedOut,
  instant,
  rest,
  together,
  trailing,
  type Animation,
} from '../../../stage/motions/animation';
import { pulse, scene } from '../../../stage/motions/motions';
import { speak, spot } from '../../../stage/motions/unitMotions';
import { facesHere, loadFaces } from '../art/Face';
import { fullCardName } from '../words/field/names';
import type { EffectContext } from './context';

/** All of it, and how long the film waits for it: until the face can be read. */
const SHOWN_MS = 900;
const WAITS_MS = 420;
/** Shares of the whole: it has risen, it has turned its face, it goes back. */
const RISEN = 160 / SHOWN_MS;
const TURNED = 380 / SHOWN_MS;
const LEAVES = 740 / SHOWN_MS;

/** In units of a face. */
const FACE = { width: 120, height: 168, density: 2 } as const;
/** Boards keep texts and faces at a size on the screen: with this a face is about 160 pixels wide. */
const SCALE = 2;
/** A card on the strip below its robot, and from the middle of the robot to the strip. */
const SMALL = 0.12;
const STRIP = 30;

/**
 * A card is turned up: it rises from the strip below its robot, turns beside it, and goes back. The event says to everybody
 * which card it is; until it begins nobody's page has drawn the face.
 */
export function cardShown(context: EffectContext, { robot, card }: EventOf<'shown'>): readonly Animation[] {
  void loadFaces();
  const { brass } = context.sprites.palette;
  const open = instant(() =>
    context.sprites.change(robot, ({ items }) => ({
      items: items.map((one) => (one.card === card && one.face === 'back' ? { ...one, face: 'open' } : one)),
    })),
  );
  return [
    together(
      trailing(pulse(context, brass, spot(context, robot), 400), face(context, robot, card)),
      after(TURNED * SHOWN_MS, open),
      facesHere() ? rest(WAITS_MS) : speak(context, robot, fullCardName(card), brass),
    ),
  ];
}

/** Beside the robot, toward the middle of what can be seen. */
function besideOf(at: Point, size: number, middle: Point): Point {
  const way = at.x > middle.x ? -1 : 1;
  return { x: at.x + way * (FACE.width / 2) * SCALE * size + way * 60, y: at.y - 20 * size };
}

let count = 0;

function face(context: EffectContext, robot: string, card: CardId): Animation {
  let clear: (() => void) | undefined;
  return scene(
    SHOWN_MS,
    () => {
      const at = context.sprites.spotOf(robot);
      const faces = facesHere();
      if (!at || !faces) return undefined;
      const { textures, root, size, middle } = context.sprites.sparks;
      count += 1;
      const names = [`back ${count}`, `face ${count}`] as const;
      const back = textures.of(names[0], { ...FACE, paint: faces.paintBack });
      const front = textures.of(names[1], { ...FACE, paint: (brush) => faces.paintFace(brush, card) });
      const sprite = new Sprite(back);
      root.addChild(sprite);
      clear = () => {
        clear = undefined;
        sprite.destroy();
        for (const name of names) textures.drop(name);
      };
      const [from, to] = [{ x: at.x, y: at.y + STRIP }, besideOf(at, size, middle)];
      return (share) => {
        if (share === 1 || sprite.destroyed) return;
        const { far, turn, isFront } = context.isCalm() ? AT_REST : stateAt(share);
        sprite.texture = isFront ? front : back;
        sprite.position.copyFrom(between(from, to, far));
        const scale = SCALE * size * (SMALL + (1 - SMALL) * far);
        sprite.scale.set(scale * turn, scale);
      };
    },
    () => clear?.(),
  );
}

interface State {
  /** From the strip to the place beside the robot, 0 to 1. */
  readonly far: number;
  /** How wide it looks while it turns. */
  readonly turn: number;
  readonly isFront: boolean;
}
const AT_REST: State = { far: 1, turn: 1, isFront: true };

/** How a card stands at a share of its film. */
export function stateAt(share: number): State {
  if (share < RISEN) return { far: easedOut(share / RISEN), turn: 1, isFront: false };
  if (share < TURNED) {
    const turned = (share - RISEN) / (TURNED - RISEN);
    return { far: 1, turn: Math.max(0.02, Math.abs(1 - 2 * turned)), isFront: turned > 0.5 };
  }
  if (share < LEAVES) return AT_REST;
  return { ...AT_REST, far: 1 - eased((share - LEAVES) / (1 - LEAVES)) };
}
