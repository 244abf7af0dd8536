import type { Size } from '../../../stage/geometry/geometry';
import { seeded } from '../../../stage/paint/noise';
import type { Painting } from '../../../stage/sprites/Textures';

const SEED = 5;
const CORK = '#5b4330';
/** Crumbs of cork, dark and light. */
const CRUMBS = ['rgba(34,22,13,.5)', 'rgba(150,112,74,.4)', 'rgba(98,70,46,.7)'] as const;
/** There is one crumb in this number of square pixels. */
const APART = 90;
const MOST_CRUMBS = 2600;

/** A mat of cork with a stitched edge, on which my Robots stand. */
export const corkPainting = ({ width, height }: Size): Painting => ({
  ...{ width: width + 12, height: height + 12, density: 1 },
  paint: (brush) => {
    const [left, top] = [-width / 2, -height / 2];
    brush.shadowColor = 'rgba(0,0,0,.6)';
    Object.assign(brush, { shadowBlur: 6, shadowOffsetX: 2, shadowOffsetY: 3 });
    brush.beginPath();
    brush.roundRect(left, top, width, height, 10);
    brush.fillStyle = CORK;
    brush.fill();
    brush.shadowColor = 'transparent';
    brush.save();
    brush.clip();
    const next = seeded(SEED);
    const crumbs = Math.min(MOST_CRUMBS, (width * height) / APART);
    for (let crumb = 0; crumb < crumbs; crumb += 1) {
      brush.fillStyle = CRUMBS[crumb % CRUMBS.length] ?? CORK;
      brush.beginPath();
      const [x, y] = [left + next() * width, top + next() * height];
      brush.ellipse(x, y, 1.2 + next() * 3, 0.8 + next() * 1.8, next() * 3, 0, 2 * Math.PI);
      brush.fill();
    }
    const light = brush.createLinearGradient(left, top, left + width, top + height);
    light.addColorStop(0, 'rgba(255,236,196,.16)');
    light.addColorStop(0.5, 'rgba(0,0,0,0)');
    light.addColorStop(1, 'rgba(0,0,0,.36)');
    brush.fillStyle = light;
    brush.fillRect(left, top, width, height);
    brush.restore();
    brush.strokeStyle = 'rgba(20,12,6,.8)';
    brush.lineWidth = 2;
    brush.stroke();
    brush.beginPath();
    brush.roundRect(left + 6, top + 6, width - 12, height - 12, 6);
    brush.setLineDash([7, 5]);
    brush.lineWidth = 1.2;
    brush.strokeStyle = 'rgba(222,190,140,.45)';
    brush.stroke();
  },
});
