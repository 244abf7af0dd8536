import { glow, type Brush } from '../../../stage/paint/pieces';
import type { Painting } from '../../../stage/sprites/Textures';

/** The light of a lamp over one hex: a cone from the upper left, and its pool on the steel. */
const POOL = { radius: 78, height: 0.86 } as const;
const CONE = { from: [-196, -300], width: 10, alpha: 0.3 } as const;
const WARM = 0xfff4dc;

function cone(brush: Brush): void {
  const [x, y] = CONE.from;
  const light = brush.createLinearGradient(x, y, 0, 0);
  light.addColorStop(0, 'rgba(255,244,220,0)');
  light.addColorStop(0.35, `rgba(255,244,220,${CONE.alpha * 0.7})`);
  light.addColorStop(0.85, `rgba(255,244,220,${CONE.alpha * 0.55})`);
  light.addColorStop(1, 'rgba(255,244,220,0)');
  brush.fillStyle = light;
  brush.beginPath();
  brush.moveTo(x - CONE.width, y + CONE.width);
  brush.lineTo(x + CONE.width, y - CONE.width);
  brush.lineTo(POOL.radius * 0.74, -POOL.radius * 0.4);
  brush.lineTo(-POOL.radius * 0.74, POOL.radius * 0.45);
  brush.fill();
}

export const spotPainting: Painting = {
  ...{ width: 420, height: 620, density: 1 },
  paint: (brush) => {
    cone(brush);
    brush.scale(1, POOL.height);
    glow(brush, { x: 0, y: 0 }, POOL.radius, [WARM, 0.62]);
    glow(brush, { x: 0, y: 0 }, POOL.radius * 0.6, [WARM, 0.4]);
  },
};

/** The dark around a lamp that hangs over a fight; drawn much larger than it is painted. */
export const VIGNETTE = { side: 512, light: 0.08, dark: 0.5 } as const;

export const vignettePainting: Painting = {
  ...{ width: VIGNETTE.side, height: VIGNETTE.side, density: 1 },
  paint: (brush) => {
    const half = VIGNETTE.side / 2;
    const dark = brush.createRadialGradient(0, 0, half * VIGNETTE.light, 0, 0, half * VIGNETTE.light * 4);
    dark.addColorStop(0, 'rgba(4,6,8,0)');
    dark.addColorStop(0.3, `rgba(4,6,8,${VIGNETTE.dark * 0.4})`);
    dark.addColorStop(1, `rgba(4,6,8,${VIGNETTE.dark})`);
    brush.fillStyle = dark;
    brush.fillRect(-half, -half, VIGNETTE.side, VIGNETTE.side);
  },
};
