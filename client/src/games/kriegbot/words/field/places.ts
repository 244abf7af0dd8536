import type { Seat } from '@gearhall/shared/core/ground/seats';
import { chassisOf } from '@gearhall/shared/games/kriegbot/content/chassis';
import { type HexId } from '@gearhall/shared/games/kriegbot/content/map';
import { terrainAt } from '@gearhall/shared/games/kriegbot/rules/field/sight';
import type { RobotView, View } from '@gearhall/shared/games/kriegbot/view';
import type { Calls } from './calls';
import { cardName, count, itemName, structureName } from './names';
import { structureAt } from '@gearhall/shared/games/kriegbot/rules/field/structuresOnMap';

/** What the words of all orders share: hexes, slots. */

/** What the words of an order may use. */
export interface OrderContext {
  readonly view: View;
  readonly seat: Seat;
  readonly calls: Calls;
}

export interface Wording {
  readonly label: string;
  readonly detail?: string;
}

const GROUNDS = {
  clear: '',
  woods: 'woods',
  hill: 'hill',
  water: 'water',
  building: 'building',
  plain: '',
} as const;

/** "C4, woods", "K8, the gas station". */
export function hexInWords(view: View, at: HexId): string {
  const structure = structureAt(view, at);
  const ground = structure ? structureName(structure, view.options) : GROUNDS[terrainAt(view, at)];
  return ground === '' ? at : `${at}, ${ground}`;
}

/** "Chaff, 1 damage", "a face-down card", "empty: goes on to the power core". */
export function slotInWords(
  robot: Pick<RobotView, 'slots' | 'drive' | 'core' | 'chassis'>,
  item: Parameters<typeof itemName>[1],
): string {
  if (item === 'drive' || item === 'core') {
    const { damage, disabled } = robot[item];
    return [`${count(damage, 'damage', 'damage')}`, ...(disabled ? ['disabled'] : [])].join(', ');
  }
  const { card, damage, disabled } = robot.slots[item];
  if (card === '') {
    const on = robot.chassis === '' ? undefined : chassisOf(robot.chassis).bleeds[item];
    return on ? `empty: goes on to the ${itemName(robot.chassis, on)}` : 'empty';
  }
  const name = card === 'hidden' ? 'a face-down card' : cardName(card);
  return [name, ...(damage > 0 ? [`${damage} damage`] : []), ...(disabled ? ['disabled'] : [])].join(', ');
}
