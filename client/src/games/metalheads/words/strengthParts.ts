import type { Seat } from '@gearhall/shared/core/ground/seats';
import { strengthParts, type StrengthParts } from '@gearhall/shared/games/metalheads/rules/strength/strength';
import type { View } from '@gearhall/shared/games/metalheads/view';
import type { Fact } from '../../../stage/contract/words';
import { TYPE_NAMES } from './names';
import { monsterIn } from '@gearhall/shared/games/metalheads/rules/field';

type Part = Exclude<keyof StrengthParts, 'total'>;

const PARTS = ['base', 'bonus', 'weakness', 'powerUps', 'damage'] as const satisfies readonly Part[];

const labelOf = (part: Part, view: View): string =>
  ({
    base: 'Robots',
    bonus: 'abilities',
    weakness: `${TYPE_NAMES[monsterIn(view).weakness]} against the Monster`,
    powerUps: 'Power Ups',
    damage: 'Damage',
  })[part];

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** What a seat's Strength is made of: "Robots 14, abilities +4, Damage −1"; nothing for those who have given up. */
export function strengthFacts(view: View, seat: Seat): readonly Fact[] {
  const player = view.players[seat];
  if (!player || player.out) return [];
  const robots = player.robots.map((robot) => strengthParts(view, seat, robot));
  const own = PARTS.map((part): readonly [string, number] => [
    labelOf(part, view),
    robots.reduce((sum, parts) => sum + parts[part], 0),
  ]);
  const add = view.bonus?.seat === seat ? view.bonus.add : 0;
  return [...own, ['for the end', add] as const]
    .filter(([label, value]) => label === 'Robots' || value !== 0)
    .map(([label, value]) => ({ label, value: label === 'Robots' ? String(value) : signed(value) }));
}
