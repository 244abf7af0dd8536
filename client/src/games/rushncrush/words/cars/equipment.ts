import { EQUIPMENT, type EquipmentId } from '@gearhall/shared/games/rushncrush/content/equipment';
import { count } from './names';

type Texts = { readonly [Id in EquipmentId]: (piece: (typeof EQUIPMENT)[Id]) => string };

const TEXTS: Texts = {
  machineGun: () => 'shoots forward along the lane',
  flamer: () => 'heats the car behind in the lane',
  sideBumper: ({ ramBonus }) => `+${ramBonus} in a Side Ram`,
  circularSaw: () => 'saws the target of a Side Ram',
  rocketBooster: ({ boosts }) => `1 to ${boosts.spaces} spaces more after the way`,
  fireExtinguisher: ({ cools }) => `${count(cools, 'heat point')} less`,
  armorShielding: ({ adds }) => `${count(adds.structure, 'Structure point')} more`,
  onBoardComputer: ({ adds }) => `${count(adds.steering, 'Steering point')} more`,
  combatBumper: () => 'rams better from behind',
  minelayer: ({ mines }) => `drops ${count(mines, 'mine')}`,
};

/** What a piece does, in half a line; every number is the definition's. */
export function equipmentHelp<Id extends EquipmentId>(id: Id): string {
  return TEXTS[id](EQUIPMENT[id]);
}
