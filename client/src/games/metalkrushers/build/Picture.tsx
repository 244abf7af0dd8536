import { useEffect, useRef } from 'preact/hooks';
import { CHASSIS } from '@gearhall/shared/games/metalkrushers/content/chassis';
import { bySide, SIDES } from '@gearhall/shared/games/metalkrushers/content/sides';
import type { Brush } from '../../../stage/paint/pieces';
import { SEAT_PATHS } from '../../../ui/display/SeatMark';
import type { SeatLook } from '../../../ui/theme/seatLooks';
import { METAL } from '../looks/colours';
import { RING } from '../paint/armor';
import { HUB } from '../paint/chassis';
import { ON_HUB, paintMachine } from '../paint/machine';
import { capital, sheetInWords } from '../words/names';
import type { Design } from './draft';

interface PictureProps {
  readonly design: Design;
  /** That of whoever builds it. */
  readonly look: SeatLook;
}

/** In the machine's own units, its front at the top: weapons reach farther than anything behind it. */
const SIZE = { width: 120, height: 132, front: 80 } as const;
/** In a narrower picture the points could not be read. */
const READABLE = 130;
const NORTH = -Math.PI / 2;
const NEW = {
  uses: { left: '', right: '', both: '' },
  worn: { left: 0, right: 0, both: 0 },
  hits: bySide(() => 0),
} as const;

/** A Krusher from above, as it will stand in the arena, with the points of its armor. */
export function Picture({ design, look }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    if (!current) return;
    const sized = new ResizeObserver(() => paint(current, design, look));
    sized.observe(current);
    return () => sized.disconnect();
  }, [design, look.colour, look.shape]);
  return (
    <canvas ref={canvas} class="krusher-picture" role="img" aria-label={capital(sheetInWords(design))} />
  );
}

/** As sharp as it is seen: a canvas made smaller by the browser is coarse. */
function paint(canvas: HTMLCanvasElement, design: Design, look: SeatLook): void {
  const width = Math.round(canvas.clientWidth * devicePixelRatio);
  const density = width / SIZE.width;
  Object.assign(canvas, { width, height: Math.round(SIZE.height * density) });
  const brush = canvas.getContext('2d');
  if (!brush || width === 0) return;
  brush.setTransform(density, 0, 0, density, width / 2, SIZE.front * density);
  paintMachine(brush, { ...NEW, ...design, look }, NORTH);
  paintSeat(brush, look);
  if (canvas.clientWidth >= READABLE) paintPoints(brush, design);
}

/** The shape of the seat on the hub, as on the board. */
function paintSeat(brush: Brush, { colour, shape }: SeatLook): void {
  brush.save();
  brush.translate(0, -HUB.x);
  brush.scale(ON_HUB / 11, ON_HUB / 11);
  brush.translate(-12, -12);
  brush.fillStyle = colour;
  brush.fill(new Path2D(SEAT_PATHS[shape]));
  brush.restore();
}

/** On each plate its points, red where they are more than a side may have. */
function paintPoints(brush: Brush, { armor, chassis }: Design): void {
  Object.assign(brush, {
    ...{ font: '700 8.5px system-ui, sans-serif', textAlign: 'center', textBaseline: 'middle' },
    ...{ lineWidth: 2.6, lineJoin: 'round', strokeStyle: '#0b0d0f' },
  });
  SIDES.forEach((side, sixths) => {
    const angle = NORTH + (sixths * Math.PI) / 3;
    const [x, y] = [Math.cos(angle) * (RING - 4), Math.sin(angle) * (RING - 4)];
    brush.fillStyle = armor[side] > CHASSIS[chassis].armorPerSide ? METAL.breached : '#ffffff';
    brush.strokeText(String(armor[side]), x, y);
    brush.fillText(String(armor[side]), x, y);
  });
}
