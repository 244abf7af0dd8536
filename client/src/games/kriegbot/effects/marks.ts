import type { Trace } from '../../../stage/film/Traces';
import type { Point } from '../../../stage/geometry/geometry';
import { PITCH } from '../looks/layout';

/** What fights leave on the ground. */

const scorch = (at: Point, width: number, alpha: number): Trace => ({
  ...{ grain: 'scorch', colour: 0x0c0a08, width, alpha },
  ...at,
});

/** Under what was hit. */
export const hitSoot = (at: Point): Trace => scorch(at, 58, 0.5);
/** Under a wreck, and where a bomb went off. */
export const wreckSoot = (at: Point): Trace => scorch(at, 112, 0.85);

/** How far trees burn around a nuclear bomb. */
export const NUKED = PITCH * 2.2;
export const nukeSoot = (at: Point): Trace => scorch(at, NUKED * 2, 0.8);
