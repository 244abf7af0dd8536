import type { View } from '@gearhall/shared/games/metalkrushers/view';
import type { SeatPictureProps } from '../../../stage/contract/dashboard';
import { krusherPictures } from '../looks/picture';
import { CHASSIS_NAMES } from '../words/names';
import { MachineCanvas } from './MachineCanvas';

/** The Krushers of a seat that still stand, each in its present state, as far as this viewer knows it. */
export function SeatMachines({ view, owner }: SeatPictureProps<View>) {
  const pictures = krusherPictures(view).filter(([, { seat }]) => seat === owner);
  if (pictures.length === 0) return undefined;
  return (
    <div class="seat-machines">
      {pictures.map(([id, { look, chassis, arms, uses, worn, hits, armor, name }]) => (
        <MachineCanvas
          key={id}
          machine={{ ...{ look, chassis, arms, uses, worn, hits }, ...(armor && { armor }) }}
          label={[name, CHASSIS_NAMES[chassis]].filter(Boolean).join(', ')}
        />
      ))}
    </div>
  );
}
