import { diskOf } from '@gearhall/shared/games/kriegbot/rules/disks';
import { findUnit } from '@gearhall/shared/games/kriegbot/rules/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';

/** Of who has not landed yet: "still above", "lands on K8 next turn". */
export function aboveInWords(view: View, id: string): string {
  const disk = diskOf(view, id);
  if (!disk) return findUnit(view, id) ? 'killed: marks where the next one lands' : 'still above';
  return `lands on ${disk.at} ${disk.turn < view.turn ? 'this turn' : 'next turn'}`;
}
