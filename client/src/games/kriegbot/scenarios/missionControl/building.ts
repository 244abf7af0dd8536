import { fortress } from '../shared/fortress';
import type { Drawings } from '../../views/structureView';

export const MISSION_CONTROL: Drawings = {
  /** A dish. */
  mission: fortress((pen, { silver, ink }) => {
    pen.poly([-8, 18, 0, 0, 8, 18]).fill(silver);
    pen
      .arc(0, -4, 14, Math.PI * 0.1, Math.PI * 0.9)
      .fill(silver)
      .stroke({ color: ink, width: 2 });
    pen.moveTo(0, -2).lineTo(0, -14).stroke({ color: silver, width: 3 }).circle(0, -15, 3).fill(silver);
  }),
};
