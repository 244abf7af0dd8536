import { fortress } from '../shared/fortress';
import type { Drawings } from '../../views/structureView';

export const TESLA_TOWER: Drawings = {
  /** A coil, and lightning. */
  tesla: fortress((pen, { copper, reach, ink }) => {
    for (const y of [4, 10, 16]) pen.ellipse(0, y, 14, 4).fill(copper).stroke({ color: ink, width: 1.5 });
    pen.circle(0, -6, 8).fill(copper).stroke({ color: ink, width: 2 });
    pen.poly([10, -18, 3, -8, 9, -8, 4, 2], false).stroke({ color: reach, width: 2.5 });
  }),
};
