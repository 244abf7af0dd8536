import { Sprite } from 'pixi.js';
import type { Spot } from '../../../stage/film/spray';
import { angleTo, muzzle, type Filming } from '../../../stage/film/strikes';
import type { Trace } from '../../../stage/film/Traces';
import { between, gap, type Point } from '../../../stage/geometry/geometry';
import { trailing, type Animation } from '../../../stage/motions/animation';
import { scene } from '../../../stage/motions/motions';
import { box, panel, round } from '../../../stage/paint/bench';
import { translucent } from '../../../stage/paint/pieces';
import type { Painting } from '../../../stage/sprites/Textures';

/** How far a turret flies, to the side and up. */
const FAR = { across: 84, down: 26, high: 92 } as const;
const FLUNG_MS = 700;

const turretPainting = (colour: number): Painting => ({
  ...{ width: 70, height: 44, density: 2 },
  paint: (brush) => {
    const bench = { brush, angle: 0 };
    panel(bench, box(2, -4, 30, 8), '#8d979e', 2.4);
    panel(bench, round([-8, 0], [17], 10), translucent(colour, 1), 2.6);
    panel(bench, round([-10, 0], [7], 8), '#2b3238', 1.8);
  },
});

/** The turret of a robot is flung high and far, turning, its shadow under it on the ground. */
export function flungTurret({ sprites }: Filming, at: Spot, unit: number, colour: number): Animation {
  const { particles, textures } = sprites.sparks;
  return trailing(
    scene(FLUNG_MS, () => {
      const from = at();
      if (!from) return undefined;
      const shadow = particles.take('puff', 0x000000);
      const turret = new Sprite(textures.of(`turret ${colour}`, turretPainting(colour)));
      turret.anchor.set(0.5);
      particles.root.addChild(turret);
      return (share) => {
        const [x, y] = [from.x + FAR.across * unit * share, from.y + FAR.down * unit * share];
        const high = Math.sin(share * Math.PI) * FAR.high * unit;
        shadow?.position.set(x + high * 0.3, y + high * 0.26);
        shadow?.scale.set(0.6 * unit);
        if (shadow) shadow.alpha = 0.5;
        turret.position.set(x, y - high);
        turret.scale.set(unit * (0.8 + (0.4 * high) / (FAR.high * unit)));
        turret.rotation = share * 11;
        if (share !== 1) return;
        turret.destroy();
        if (shadow) particles.give(shadow);
      };
    }),
  );
}

/** What a beam burns into the ground before its target. */
export function burnLine(from: Point, to: Point, unit: number): Trace | undefined {
  const start = muzzle(from, to, unit);
  return (
    start && {
      ...{ grain: 'streak', colour: 0x0c0805, alpha: 0.55, height: 26 },
      ...{ width: gap(start, to) * 0.6, rotation: angleTo(start, to), ...between(start, to, 0.72) },
    }
  );
}
