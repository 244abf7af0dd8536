import type { DrawBuilding } from '../../views/structureView';

/** A block of one piece, with a mark of its own: nothing can break it. */
export const fortress =
  (mark: DrawBuilding): DrawBuilding =>
  (pen, palette) => {
    pen
      .poly([-28, 22, -28, -6, -16, -22, 16, -22, 28, -6, 28, 22])
      .fill(palette.steelDark)
      .stroke({ color: palette.text, width: 3, join: 'round' });
    mark(pen, palette);
  };
