import { useEffect, useRef } from 'preact/hooks';
import type { Brush } from '../../../stage/paint/pieces';
import { SEAT_PATHS } from '../../../ui/display/SeatMark';
import type { SeatLook } from '../../../ui/theme/seatLooks';
import { HUB } from '../paint/chassis';
import { ON_HUB, paintMachine, type MachineLook } from '../paint/machine';

interface MachineCanvasProps {
  readonly machine: MachineLook;
  readonly label: string;
  /** Paints over the machine; `width`: that of the picture, in pixels of the page. */
  over?(brush: Brush, width: number): void;
}

/** In the machine's own units, its front at the top: weapons reach farther than anything behind it. */
const SIZE = { width: 120, height: 132, front: 80 } as const;
export const NORTH = -Math.PI / 2;

/** A machine on a page, by the painter of the board. */
export function MachineCanvas({ machine, label, over }: MachineCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    if (!current) return;
    const sized = new ResizeObserver(() => paint(current, machine, over));
    sized.observe(current);
    return () => sized.disconnect();
  }, [JSON.stringify(machine)]);
  return <canvas ref={canvas} class="krusher-picture" role="img" aria-label={label} />;
}

/** As sharp as it is seen: a canvas made smaller by the browser is coarse. */
function paint(canvas: HTMLCanvasElement, machine: MachineLook, over: MachineCanvasProps['over']): void {
  const width = Math.round(canvas.clientWidth * devicePixelRatio);
  const density = width / SIZE.width;
  Object.assign(canvas, { width, height: Math.round(SIZE.height * density) });
  const brush = canvas.getContext('2d');
  if (!brush || width === 0) return;
  brush.setTransform(density, 0, 0, density, width / 2, SIZE.front * density);
  paintMachine(brush, machine, NORTH);
  paintSeat(brush, machine.look);
  over?.(brush, canvas.clientWidth);
}

/** The shape of the seat on the hub, as on the board. */
export function paintSeat(brush: Brush, { colour, shape }: SeatLook): void {
  brush.save();
  brush.translate(0, -HUB.x);
  brush.scale(ON_HUB / 11, ON_HUB / 11);
  brush.translate(-12, -12);
  brush.fillStyle = colour;
  brush.fill(new Path2D(SEAT_PATHS[shape]));
  brush.restore();
}
