import { suspectsIn } from '@gearhall/shared/games/kriegbot/rules/pieces/decoys';
import type { View } from '@gearhall/shared/games/kriegbot/view';

/** Of one of the six, for those who may know. */
export function hidingLine(view: View, id: string): readonly string[] {
  if (!suspectsIn(view).some((unit) => unit.id === id)) return [];
  if (view.pilotName === undefined) return ['The pilot, or one of his decoys.'];
  return [view.pilotName === id ? 'The pilot who is to be carried home.' : 'A decoy.'];
}
