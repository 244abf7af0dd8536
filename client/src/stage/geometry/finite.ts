import type { Container } from 'pixi.js';
import type { Box } from './geometry';

/**
 * Throws where a number is none: PixiJS draws nothing then, and says nothing. `what` begins the sentence of the error.
 */
export function requireFinite(what: string, numbers: Readonly<Record<string, number>>): void {
  const odd = Object.entries(numbers).filter(([, value]) => !Number.isFinite(value));
  if (odd.length === 0) return;
  const list = odd.map(([name, value]) => `${name} = ${value}`).join(', ');
  throw new Error(`${what} is not made of finite numbers: ${list}.`);
}

/** A box that can be looked at: finite, and not empty. */
export function requireBox(what: string, { x, y, width, height }: Box): void {
  requireFinite(what, { x, y, width, height });
  if (width <= 0 || height <= 0) throw new Error(`${what} is empty: ${width} by ${height}.`);
}

/** Throws where something of what is drawn has a place, size or opacity that is no number. */
export function requireDrawable(root: Container, path = 'The board'): void {
  const { position, scale, pivot, rotation, alpha } = root;
  const numbers = [position.x, position.y, scale.x, scale.y, pivot.x, pivot.y, rotation, alpha];
  if (!numbers.every(Number.isFinite)) {
    const [x, y, wide, high, pivotX, pivotY] = numbers as [number, number, number, number, number, number];
    requireFinite(path, { x, y, wide, high, pivotX, pivotY, rotation, alpha });
  }
  for (const [index, child] of root.children.entries())
    requireDrawable(child, `${path} > ${child.label || child.constructor.name} ${index}`);
}
