import { ARMOR_PER_DIME } from '@gearhall/shared/games/metaltalon/content/coins';
import { RACES, type RaceId } from '@gearhall/shared/games/metaltalon/content/races';
import { movesOf } from '@gearhall/shared/games/metaltalon/rules/activation';
import type { SampleId } from '../orders/samples';
import { count } from './names';

export const SAMPLE_NAMES: Readonly<Record<SampleId, string>> = {
  scout: 'Scout',
  gunboat: 'Gunboat',
  battleship: 'Battleship',
};

interface Coins {
  readonly pennies: number;
  readonly nickels: number;
  readonly dimes: number;
}

/** "2 moves, 1 shot, takes 1 off every hit". */
export function abilitiesOf({ pennies, nickels, dimes }: Coins, race: RaceId): string {
  const armor = dimes * ARMOR_PER_DIME;
  const parts = [count(movesOf(pennies, RACES[race]), 'move'), count(nickels, 'shot')];
  return armor > 0 ? `${parts.join(', ')}, takes ${armor} off every hit` : parts.join(', ');
}
