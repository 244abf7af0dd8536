import { monsterIn, robotsOf, type Owner } from '@gearhall/shared/games/metalheads/rules/field';
import { strengthParts, type StrengthParts } from '@gearhall/shared/games/metalheads/rules/strength/strength';
import type { View } from '@gearhall/shared/games/metalheads/view';
import type { IconId } from '../art/icons';

type PartId = Exclude<keyof StrengthParts, 'total'>;

/** Where Strength comes from, in the order of a tracker. */
const PARTS: readonly { readonly id: PartId; readonly says: string; readonly icon?: IconId }[] = [
  { id: 'base', says: 'base', icon: 'strength' },
  { id: 'bonus', says: 'ability', icon: 'passive' },
  { id: 'weakness', says: 'weakness' },
  { id: 'powerUps', says: 'Power Ups', icon: 'powerUp' },
  { id: 'damage', says: 'Damage', icon: 'damage' },
];

/** A share of the Strength of a player: "+3 Power Ups". */
export interface Share {
  readonly icon: IconId;
  readonly amount: string;
  readonly says: string;
}

const signed = (id: PartId, amount: number): string => (id === 'base' || amount < 0 ? '' : '+') + amount;

/** How the Strength of all Robots of an owner comes about; what adds nothing is left out, except the base. */
export function sharesOf(view: View, owner: Owner): readonly Share[] {
  const robots = robotsOf(view, owner).map((robot) => strengthParts(view, owner, robot));
  const { weakness } = monsterIn(view);
  return PARTS.flatMap(({ id, says, icon = weakness }) => {
    const sum = robots.reduce((total, parts) => total + parts[id], 0);
    return sum === 0 && id !== 'base' ? [] : [{ icon, amount: signed(id, sum), says }];
  });
}

/** The same for one Robot, in words: "2 base, +5 ability, -1 Damage". */
export const partsInWords = (parts: StrengthParts): string =>
  PARTS.flatMap(({ id, says }) =>
    parts[id] === 0 && id !== 'base' ? [] : [`${signed(id, parts[id])} ${says}`],
  ).join(', ');
