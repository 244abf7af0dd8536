import { Container, Graphics } from 'pixi.js';
import type { CardSprite } from '../../../stage/cards/CardSprite';
import { FACE_WIDTH } from '../../../stage/cards/cardLooks';
import { sparkFan, spray } from '../../../stage/film/spray';
import { after, rest, together, trailing, type Animation } from '../../../stage/motions/animation';
import { scene } from '../../../stage/motions/motions';
import { sharpLabels } from '../art/sharpLabels';
import { medal } from '../table/faces';
import { isSmall, spot, strengthShown, unitOf, type Effects } from './context';
import { BUILT } from '../words/progress';

/** The stamp drops, everything holds its breath, the Robot hops, and the stamp fades. */
const [DROP_MS, HOLD_MS, WHOLE_MS] = [120, 60, 1300];
const HOP = { from: 190, ms: 260, high: 15, count: 2 } as const;
const COUNT = { from: 240, each: 40 } as const;
const FADES_FROM = 1080;
/** From how much larger it drops. */
const DROPS_FROM = 1.6;
const TILT = -0.2;
const STAMP_INK = 0xd83f2e;
const PAPER = 0xfbf3df;
const BOLTS = [0xd9a14a, 0xb4c0ca, 0x8d979e, 0xf4cf86] as const;
/** How large all of it is over the tracker of an opponent, and the least width that it is made for, in pixels. */
const [SMALLER, LEAST] = [0.6, 118];

/** A Robot is finished: a stamp, bolts, two hops, and its Strength is counted. */
export function completing(effects: Effects, robot: string): Animation {
  const { play, jolt } = effects;
  const at = spot(effects, robot);
  const landed = scene(1, () => {
    play('stamp');
    jolt(0.28);
    return undefined;
  });
  const unit = Math.max(0.85, unitOf(effects, robot));
  return together(
    rest(WHOLE_MS),
    stamping(effects, robot),
    trailing(after(DROP_MS, landed)),
    after(HOP.from, hopping(effects, robot)),
    trailing(after(DROP_MS + HOLD_MS, bolts(effects, at, unit))),
    trailing(after(DROP_MS + HOLD_MS, sparkFan(effects, { at, unit: unit * 0.8, count: 18 }))),
  );
}

const bolts = (effects: Effects, at: ReturnType<typeof spot>, unit: number): Animation =>
  spray(effects, {
    ...{ grain: 'chip', colours: BOLTS, count: 16, at, spin: 6 },
    ...{ reach: [50 * unit, 130 * unit], ms: [520, 860], size: [0.2 * unit, 0.16 * unit], falls: 90 * unit },
  });

/** The stamp and the medal lie over the card, wherever it goes. */
function stamping(effects: Effects, robot: string): Animation {
  const { sprites, isCalm } = effects;
  return scene(WHOLE_MS, () => {
    const sprite = sprites.find(robot);
    if (!sprite) return undefined;
    const over = new Container();
    const stamp = stampOf();
    const counter = new Container();
    over.addChild(counter, stamp);
    sprites.sparks.root.addChild(over);
    let shown = -1;
    return (share) => {
      if (over.destroyed) return;
      const now = share * WHOLE_MS;
      follow(over, sprite);
      const dropped = Math.min(1, now / DROP_MS);
      stamp.scale.set(isCalm() ? 1 : DROPS_FROM + (1 - DROPS_FROM) * dropped ** 2);
      stamp.alpha = Math.min(1, dropped * 2, (WHOLE_MS - now) / (WHOLE_MS - FADES_FROM));
      // The view that has it as a completed Robot may come a little later.
      const counted = Math.min(
        strengthShown(sprite),
        Math.max(0, Math.floor((now - COUNT.from) / COUNT.each)),
      );
      if (counted !== shown) count(counter, counted, sprites.palette);
      shown = counted;
      if (share === 1) over.destroy({ children: true });
    };
  });
}

/** Puts what lies over a card where that is now; over a tracker it is smaller, and higher. */
function follow(over: Container, sprite: CardSprite): void {
  const { holder } = sprite;
  if (holder.destroyed) return;
  const small = isSmall(sprite);
  const width = small ? Math.max(LEAST, sprite.place.width) * SMALLER : sprite.place.width;
  over.position.set(holder.x, holder.y - (small ? width * 0.2 : 0));
  over.scale.set(width / FACE_WIDTH);
}

function count(counter: Container, strength: number, palette: Parameters<typeof medal>[1]): void {
  counter.removeChildren().forEach((child) => child.destroy({ children: true }));
  counter.addChild(medal(String(strength), palette));
}

function stampOf(): Container {
  const stamp = new Container();
  const pen = new Graphics();
  pen.roundRect(-55, -21, 110, 42, 7).fill({ color: PAPER, alpha: 0.94 });
  pen.roundRect(-55, -21, 110, 42, 7).stroke({ color: STAMP_INK, width: 5 });
  pen.roundRect(-49, -15, 98, 30, 4).stroke({ color: STAMP_INK, width: 1.6 });
  stamp.addChild(pen);
  sharpLabels.write(stamp, BUILT, { x: 0, y: 0.5 }, { size: 27, colour: STAMP_INK, weight: '900' });
  stamp.rotation = TILT;
  return stamp;
}

function hopping({ sprites }: Effects, robot: string): Animation {
  return scene(HOP.ms * HOP.count, () => {
    const face = sprites.find(robot)?.face;
    return (share) => {
      if (face && !face.destroyed)
        face.y = share === 1 ? 0 : -HOP.high * Math.abs(Math.sin(share * HOP.count * Math.PI));
    };
  });
}
