import type { Camera } from './camera';

const STEP = 60;

/** What each key does to the camera: plus and minus zoom, arrows pan, 0 shows everything. */
const CAMERA_KEYS: Readonly<Record<string, (camera: Camera) => void>> = {
  '+': (camera) => camera.zoom(1.25),
  '=': (camera) => camera.zoom(1.25),
  '-': (camera) => camera.zoom(0.8),
  '0': (camera) => camera.fit(),
  ArrowLeft: (camera) => camera.pan({ x: STEP, y: 0 }),
  ArrowRight: (camera) => camera.pan({ x: -STEP, y: 0 }),
  ArrowUp: (camera) => camera.pan({ x: 0, y: STEP }),
  ArrowDown: (camera) => camera.pan({ x: 0, y: -STEP }),
};

/** Whether this is one of the camera's keys. */
export const steers = (key: string): boolean => CAMERA_KEYS[key] !== undefined;

/** Handles a key; true when it was one of the camera's. */
export function steer(camera: Camera, key: string): boolean {
  CAMERA_KEYS[key]?.(camera);
  return steers(key);
}
