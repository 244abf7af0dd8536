import { planOf } from '@gearhall/shared/games/kriegbot/content/scenarios';
import { diskOf } from '@gearhall/shared/games/kriegbot/rules/pieces/disks';
import { findUnit } from '@gearhall/shared/games/kriegbot/rules/field/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';

/** Of a side whose soldiers come back, when they have been killed (KS13.3). */
function isRenewed(view: View, id: string): boolean {
  const unit = findUnit(view, id);
  return unit !== undefined && planOf(view.options, unit.team).renews === true;
}

/** Of who has not landed yet: "still above", "lands on K8 next turn". */
export function aboveInWords(view: View, id: string): string {
  const disk = diskOf(view, id);
  if (!disk) return isRenewed(view, id) ? 'killed: marks where the next one lands' : 'still above';
  return `lands on ${disk.at} ${disk.turn < view.turn ? 'this turn' : 'next turn'}`;
}
