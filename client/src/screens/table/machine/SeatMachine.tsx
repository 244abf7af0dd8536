import './machine.css';
import { useContext, useEffect, useRef } from 'preact/hooks';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { MachineOf, PaintMachine } from '../../../stage/contract/machine';
import type { Brush } from '../../../stage/paint/pieces';
import { SeatLooksContext } from '../../../ui/display/SeatMark';
import { useTableSession } from '../session/tableSession';

/** Of the square that a machine is painted in. */
const SIDE = 120;

interface SeatMachineProps {
  readonly seat: Seat;
  /** Absent before the start. */
  readonly view?: unknown;
}

/** What a seat plays with, in its colour. The page works without it, until it is there. */
export function SeatMachine({ seat, view }: SeatMachineProps) {
  const { game } = useTableSession();
  const look = useContext(SeatLooksContext)(seat);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isWanted = true;
    const draw = (paint: PaintMachine<unknown>): void => {
      if (isWanted && canvas.current) paintOn(canvas.current, paint, { seat, look, view });
    };
    game.loadMachine?.().then(draw, () => undefined);
    return () => void (isWanted = false);
  }, [game, seat, look.colour, look.shape, view]);
  return game.loadMachine && <canvas class="machine" ref={canvas} aria-hidden="true" />;
}

function paintOn(canvas: HTMLCanvasElement, paint: PaintMachine<unknown>, of: MachineOf<unknown>): void {
  const side = Math.round(canvas.clientWidth * devicePixelRatio);
  Object.assign(canvas, { width: side, height: side });
  const brush = canvas.getContext('2d');
  if (!brush) return;
  brush.setTransform(side / SIDE, 0, 0, side / SIDE, side / 2, side / 2);
  paint(brush, of);
  brush.setTransform(side / SIDE, 0, 0, side / SIDE, 0, 0);
  paintLight(brush);
}

/** Light from the upper left over all that is painted. */
function paintLight(brush: Brush): void {
  const light = brush.createLinearGradient(12, 12, 108, 108);
  light.addColorStop(0, 'rgba(255,250,230,.34)');
  light.addColorStop(0.5, 'rgba(128,128,128,0)');
  light.addColorStop(1, 'rgba(0,0,0,.36)');
  brush.globalCompositeOperation = 'source-atop';
  brush.fillStyle = light;
  brush.fillRect(0, 0, SIDE, SIDE);
}

/** What is drawn for a seat in CSS has its colour. */
export const useSeatColour = (seat: Seat): { readonly '--seat': string } => ({
  '--seat': useContext(SeatLooksContext)(seat).colour,
});
