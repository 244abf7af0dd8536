import type { Action } from '@gearhall/shared/games/metaltalon/actions';
import { chanceOf, type Aim } from '../prospects/moveOptions';
import { count } from './names';

/** "67 % to hit, 1.7 damage on average". */
export function oddsInWords(aim: Aim): string {
  const chance = chanceOf(aim);
  if (chance === 0) return 'cannot hit from here';
  return `${Math.round(chance * 100)} % to hit, ${aim.expected.toFixed(1)} damage on average`;
}

/** "2 empty spaces, 1 dime": what is subtracted from the roll. */
export function termsInWords({ empty, dimes, bonus }: Aim): string {
  const terms = [count(empty, 'empty space')];
  if (dimes > 0) terms.push(count(dimes, 'dime'));
  if (bonus > 0) terms.push(`+${bonus} on the roll`);
  return terms.join(', ');
}

/** "3 targets out of range"; for several ships the shots are counted. */
export function outOfRange(actions: readonly Action[]): string {
  const ships = new Set(actions.map((action) => ('ship' in action ? action.ship : '')));
  return `${count(actions.length, ships.size > 1 ? 'shot' : 'target')} out of range`;
}
