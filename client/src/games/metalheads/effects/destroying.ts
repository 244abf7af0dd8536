import { Container, Sprite } from 'pixi.js';
import { FACE_WIDTH } from '../../../stage/cards/cardLooks';
import { TALLNESS } from '../../../stage/cards/layouts';
import { debris, dust } from '../../../stage/film/spray';
import { easedOut, instant, together, trailing, type Animation } from '../../../stage/motions/animation';
import { scene } from '../../../stage/motions/motions';
import type { Brush } from '../../../stage/paint/pieces';
import type { Painting } from '../../../stage/sprites/Textures';
import { paintThing } from '../../../stage/renderer/painted';
import { spot, unitOf, type Effects } from './context';

const FALL_MS = 500;
/** How far a half falls, in widths of the card, and how far it turns. */
const [FALLS, APART, TURNS] = [0.9, 0.34, 0.5];
/** The tear from the top to the foot of a card: how far it goes to either side, in units of the face. */
const TEETH = [6, -12, 10, -14, 12, -8, 4] as const;
const SIDES = ['left', 'right'] as const;
type Side = (typeof SIDES)[number];
const SCRAP = [0xb4c0ca, 0x6d7a86, 0x3a3f49, 0xe8503a] as const;
const DENSITY = 2;

/** A card tears along a zigzag, and its halves fall. */
export function destroying(effects: Effects, robot: string): readonly Animation[] {
  const { sprites } = effects;
  // The view may have it no more before this plays.
  sprites.keep(robot);
  const burst = { at: spot(effects, robot), unit: unitOf(effects, robot) };
  return [
    together(
      tearing(effects, robot),
      trailing(debris(effects, { ...burst, colours: SCRAP, count: 14 })),
      trailing(dust(effects, { ...burst, colour: 0x8a8174, count: 8 })),
    ),
    instant(() => sprites.release(robot)),
  ];
}

function tearing({ sprites }: Effects, robot: string): Animation {
  return scene(FALL_MS, () => {
    const sprite = sprites.find(robot);
    const place = sprites.placeOf(robot);
    if (!sprite || !place) return undefined;
    const { textures } = sprites.sparks;
    const face = sprites.face(sprite.faceName);
    const torn = new Container();
    const halves = SIDES.map((side) =>
      torn.addChild(new Sprite(textures.of(`torn ${robot} ${side}`, half(face, side)))),
    );
    for (const one of halves) one.anchor.set(0.5);
    face.destroy({ children: true });
    torn.position.set(place.x, place.y);
    torn.scale.set(place.width / FACE_WIDTH);
    sprites.sparks.root.addChildAt(torn, 0);
    sprite.holder.visible = false;
    return (share) => {
      if (torn.destroyed) return;
      halves.forEach((one, at) => fall(one, at === 0 ? -1 : 1, share));
      if (share < 1) return;
      torn.destroy({ children: true });
      for (const side of SIDES) textures.drop(`torn ${robot} ${side}`);
    };
  });
}

function fall(one: Sprite, side: -1 | 1, share: number): void {
  one.position.set(side * FACE_WIDTH * APART * easedOut(share), FACE_WIDTH * FALLS * share ** 2);
  one.rotation = side * TURNS * easedOut(share);
  one.alpha = Math.min(1, (1 - share) * 2.2);
}

/** One side of a face, up to the tear. */
const half = (face: Container, side: Side): Painting => ({
  ...{ width: FACE_WIDTH, height: FACE_WIDTH * TALLNESS, density: DENSITY },
  paint: (brush: Brush) => {
    const [width, height] = [FACE_WIDTH, FACE_WIDTH * TALLNESS];
    const edge = side === 'left' ? -width / 2 : width / 2;
    const tear = TEETH.map((x, at) => [x, -height / 2 + (at / (TEETH.length - 1)) * height] as const);
    const path = new Path2D();
    for (const [x, y] of [[edge, -height / 2] as const, ...tear, [edge, height / 2] as const])
      path.lineTo(x, y);
    path.closePath();
    brush.clip(path);
    paintThing(brush, face);
    brush.strokeStyle = '#f3ead2';
    brush.lineWidth = 4;
    const line = new Path2D();
    for (const [x, y] of tear) line.lineTo(x, y);
    brush.stroke(line);
  },
});
