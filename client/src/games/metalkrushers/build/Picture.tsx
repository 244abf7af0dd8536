import { CHASSIS } from '@gearhall/shared/games/metalkrushers/content/chassis';
import { bySide, SIDES } from '@gearhall/shared/games/metalkrushers/content/sides';
import type { Brush } from '../../../stage/paint/pieces';
import type { SeatLook } from '../../../ui/theme/seatLooks';
import { METAL } from '../looks/colours';
import { RING } from '../paint/armor';
import { capital, sheetInWords } from '../words/names';
import type { Design } from './draft';
import { MachineCanvas, NORTH } from './MachineCanvas';

interface PictureProps {
  readonly design: Design;
  /** That of the player who builds it. */
  readonly look: SeatLook;
}

const NEW = {
  uses: { left: '', right: '', both: '' },
  worn: { left: 0, right: 0, both: 0 },
  hits: bySide(() => 0),
} as const;

/** In a narrower picture the points could not be read, in pixels. */
const READABLE = 130;

/** A Krusher from above, as it will stand in the arena, with the points of its armor. */
export function Picture({ design, look }: PictureProps) {
  const { chassis, arms, armor } = design;
  return (
    <MachineCanvas
      machine={{ ...NEW, chassis, arms, armor, look }}
      label={capital(sheetInWords(design))}
      over={(brush, width) => {
        if (width >= READABLE) paintPoints(brush, design);
      }}
    />
  );
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
