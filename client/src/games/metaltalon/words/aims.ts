import { chanceOf, type Aim } from '../reading';
import { count } from './names';

/** "67 % to hit, 1.7 damage on average". */
export function oddsInWords(aim: Aim): string {
  const chance = chanceOf(aim);
  if (chance === 0) return 'cannot hit from here';
  return `${Math.round(chance * 100)} % to hit, ${aim.expected.toFixed(1)} damage on average`;
}

/** "2 empty spaces, 1 dime": what is taken off the roll. */
export function termsInWords({ empty, dimes, bonus }: Aim): string {
  const terms = [count(empty, 'empty space')];
  if (dimes > 0) terms.push(count(dimes, 'dime'));
  if (bonus > 0) terms.push(`+${bonus} on the roll`);
  return terms.join(', ');
}
