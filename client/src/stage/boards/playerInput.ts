import type { Controller } from '../contract/boardDefinition';
import type { BoardCamera } from '../camera/BoardCamera';
import { listenToPointer } from '../camera/pointer';
import type { Point } from '../geometry/geometry';
import { listenToKeys, onPage } from './sceneWiring';

/** A board that a player points at. */
interface PointedBoard<Pointed> {
  readonly host: HTMLElement;
  readonly canvas: HTMLCanvasElement;
  readonly camera: BoardCamera;
  readonly controller: Controller<Pointed>;
  /** What is drawn at this point of the world. */
  thingAt(point: Point): Pointed | undefined;
  /** Brings everything to the present. */
  finish(): void;
}

/** Lets a player steer the camera and choose things with mouse, touch and keys, until all of these are called. */
export function listenToPlayer<Pointed>(board: PointedBoard<Pointed>): readonly (() => void)[] {
  const { host, canvas, camera, controller } = board;
  const page = (point: Point): Point => onPage(canvas, point);
  const thingAt = (point: Point): Pointed | undefined => board.thingAt(camera.toWorld(point));
  const tap = (point: Point): void => {
    // Converted at once: the camera may move before the tap is handled.
    const at = camera.toWorld(point);
    board.finish();
    controller.tap(board.thingAt(at));
  };
  return [
    listenToKeys(host, (event) => key(board, event)),
    listenToPointer(canvas, {
      tap,
      longPress: (point) => controller.inspect?.(thingAt(point), page(point)),
      hover: (point) => {
        const thing = point && thingAt(point);
        controller.point?.(thing);
        controller.inspect?.(thing, point ? page(point) : { x: 0, y: 0 });
        canvas.style.cursor = thing ? 'pointer' : 'grab';
      },
      pan: (by) => camera.steer((steered) => steered.pan(by)),
      zoom: (factor, point) => camera.steer((steered) => steered.zoom(factor, point)),
      doubleTap: (point) => {
        if (controller.awaits?.(thingAt(point)) === true) tap(point);
        else camera.steer((steered) => steered.toggle(point));
      },
    }),
  ];
}

function key<Pointed>({ camera, controller }: PointedBoard<Pointed>, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') controller.cancel?.();
  else if (!camera.key(event.key)) return;
  event.preventDefault();
}
