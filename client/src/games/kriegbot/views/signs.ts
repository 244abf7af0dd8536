import type { Graphics } from 'pixi.js';
import { mix, type Palette } from '../../../stage/drawing/palette';
import type { Sign } from '../looks/picture';

type Draw = (pen: Graphics, palette: Palette) => void;

/** A bowl with a spark in it. */
function drawBowl(pen: Graphics, { hazard, text }: Palette, y: number): void {
  pen.arc(0, y - 2, 8, 0, Math.PI).fill(text);
  pen.circle(0, y - 3, 2.5).fill(hazard);
}

/** The picture of each sign; the facts of the robot explain what it means. */
const DRAW: Readonly<Record<Sign, Draw>> = {
  /** A pennant: it bears what the battle is about. */
  carries: (pen, { hazard, text }) => {
    pen.moveTo(-5, 9).lineTo(-5, -9).stroke({ color: text, width: 2.5 });
    pen.poly([-4, -9, 8, -4, -4, 1]).fill(hazard);
  },
  /** Bowls, as many as it bears. */
  oneDish: (pen, palette) => drawBowl(pen, palette, 0),
  twoDishes: (pen, palette) => {
    for (const y of [-5, 5]) drawBowl(pen, palette, y);
  },
  threeDishes: (pen, palette) => {
    for (const y of [-8, 0, 8]) drawBowl(pen, palette, y);
  },
  /** A tent: somebody rides on it. */
  passengers: (pen, { text }) => {
    pen.poly([0, -8, 9, 7, -9, 7]).fill(text);
  },
  /** A seat that nobody sits on. */
  vacant: (pen, { good }) => {
    pen.poly([-5, -8, -5, 3, 6, 3, 6, 9], false).stroke({ color: good, width: 3.5, join: 'round' });
  },
  /** Scales out of balance: it has broken the law. */
  illegal: (pen, { hazard }) => {
    pen.moveTo(0, -8).lineTo(0, 8).moveTo(-8, -2).lineTo(8, -6).stroke({ color: hazard, width: 2.5 });
    pen.arc(-8, 0, 4, 0, Math.PI).fill(hazard).arc(8, -4, 4, 0, Math.PI).fill(hazard);
  },
  /** A badge, struck through: it has attacked the police. */
  attackedPolice: (pen, { danger, text }) => {
    pen.star(0, 0, 5, 9, 4).fill(text);
    pen.moveTo(-7, 8).lineTo(7, -8).stroke({ color: danger, width: 3 });
  },
  /** A badge: the police may attack it. */
  wanted: (pen, { hazard }) => {
    pen.star(0, 0, 5, 9, 4).stroke({ color: hazard, width: 2 });
  },
  /** A flame. */
  onFire: (pen, { danger, hazard }) => {
    pen.poly([0, -10, 7, 0, 5, 8, -5, 8, -7, 0, -2, -2]).fill(danger);
    pen.poly([0, -2, 3, 4, 0, 8, -3, 4]).fill(hazard);
  },
  /** A splash of paint. */
  painted: (pen) => {
    pen.star(0, 0, 7, 9, 5).fill(0xff7ad9);
  },
  /** A ball with horns. */
  mined: (pen, { ink, danger }) => {
    for (const way of [0, 1, 2, 3])
      pen
        .moveTo(0, 0)
        .lineTo(10 * Math.cos((way * Math.PI) / 2), 10 * Math.sin((way * Math.PI) / 2))
        .stroke({ color: danger, width: 3.5 });
    pen.circle(0, 0, 6).fill(danger).circle(0, 0, 2.5).fill(ink);
  },
  /** A ring with a cross in it: struck from above soon. */
  targeted: (pen, { danger }) => {
    pen.circle(0, 0, 6).stroke({ color: 0xff7ad9, width: 3 });
    pen.moveTo(-9, 0).lineTo(9, 0).moveTo(0, -9).lineTo(0, 9).stroke({ color: danger, width: 2 });
  },
  /** A lock. */
  hacked: (pen, { hazard, ink }) => {
    pen.arc(0, -2, 5, Math.PI, 0).stroke({ color: hazard, width: 2.5 });
    pen.rect(-6, -2, 12, 9).fill(hazard).circle(0, 2, 2).fill(ink);
  },
  /** A bolt. */
  poweredUp: (pen, { hazard }) => {
    pen.poly([2, -10, -6, 2, -1, 2, -2, 10, 6, -2, 1, -2]).fill(hazard);
  },
  /** A flat battery. */
  unpowered: (pen, { danger, text }) => {
    pen.rect(-8, -5, 14, 10).stroke({ color: text, width: 2 }).rect(6, -2, 3, 4).fill(text);
    pen.moveTo(-7, 8).lineTo(7, -8).stroke({ color: danger, width: 3 });
  },
  /** Struck: only a reboot is left. */
  struck: (pen, { copper }) => {
    for (const way of [1, -1])
      pen
        .moveTo(-6, -6 * way)
        .lineTo(6, 6 * way)
        .stroke({ color: copper, width: 4, cap: 'round' });
  },
  /** A claw. */
  clamped: (pen, { danger }) => {
    pen.moveTo(-3, -8).arc(-1, 0, 8, -1.8, 1.8).stroke({ color: danger, width: 3 });
    pen.moveTo(-6, -2).lineTo(-6, 2).stroke({ color: danger, width: 3 });
  },
  /** Two chevrons. */
  moved: (pen, { good }) => {
    for (const x of [-6, 1])
      pen.poly([x, -6, x + 6, 0, x, 6], false).stroke({ color: good, width: 3, join: 'round' });
  },
  /** An arrow that turns. */
  maneuvered: (pen, { text }) => {
    pen
      .moveTo(-6, 2)
      .arc(0, 1, 6, Math.PI, 2.1 * Math.PI)
      .stroke({ color: text, width: 2.5 });
    pen.poly([9, 0, 5, 7, 1, 0]).fill(text);
  },
  /** A circle with a stroke at its top. */
  rebooted: (pen, { text }) => {
    pen
      .moveTo(4, -5)
      .arc(0, 1, 7, -0.9, Math.PI + 0.9)
      .stroke({ color: text, width: 2.5 });
    pen.moveTo(0, -8).lineTo(0, 0).stroke({ color: text, width: 2.5, cap: 'round' });
  },
  /** A bar: it stands still. */
  idle: (pen, { print }) => {
    pen.rect(-7, -2, 14, 4).fill(print);
  },
  /** A spent shell: it has attacked. */
  attacked: (pen, { print }) => {
    pen.circle(0, 0, 6).stroke({ color: print, width: 2 });
    pen.moveTo(-9, 0).lineTo(9, 0).moveTo(0, -9).lineTo(0, 9).stroke({ color: print, width: 2 });
  },
};

const RADIUS = 12.5;

/** Small plates in a row, upright. */
export function drawSigns(pen: Graphics, signs: readonly Sign[], palette: Palette): void {
  const apart = Math.min(26, 92 / Math.max(1, signs.length - 1));
  signs.forEach((sign, index) => {
    const x = (index - (signs.length - 1) / 2) * apart;
    pen
      .circle(x, 0, RADIUS)
      .fill(palette.ink)
      .stroke({ color: mix(palette.plateEdge, palette.text, 0.3), width: 1.5 });
    pen.translateTransform(x, 0);
    DRAW[sign](pen, palette);
    pen.translateTransform(-x, 0);
  });
}
