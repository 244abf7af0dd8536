import type { Shot } from '@gearhall/shared/games/kriegbot/actions';
import { aimOf, type Aim } from '@gearhall/shared/games/kriegbot/rules/odds';
import { rangeBetween } from '@gearhall/shared/games/kriegbot/rules/arcs';
import { findRobot, placeOf } from '@gearhall/shared/games/kriegbot/rules/field';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import { count, diceWord, itemName, percent } from './names';

interface Named {
  readonly type?: string;
}

const aimAt = (view: View, shot: Shot & Named): Aim | undefined => {
  const robot = findRobot(view, view.question?.robot ?? '');
  const { arms, target, mode, attacks, help } = shot;
  return (
    robot && aimOf(view, robot, { arms, target, mode, attacks, help }, { strafe: shot.type === 'strafe' })
  );
};

/** "46 %: 2 dice against silhouette 6, 3 hexes away". */
export function oddsInWords(view: View, shot: Shot & Named): string {
  const aim = aimAt(view, shot);
  const robot = findRobot(view, view.question?.robot ?? '');
  if (!aim || !robot) return '';
  const range = rangeBetween(robot.at, placeOf(view, shot.target));
  const may = aim.mayDiffer ? '; a card that you do not see may change that' : '';
  return `${percent(aim.chance)}: ${diceWord(aim.dice)} against silhouette ${aim.silhouette}, ${count(range, 'hex', 'hexes')} away${may}`;
}

/** The same in a few words, for comparing targets: "46 %, 2 dice, 3 hexes". */
export function oddsInShort(view: View, shot: Shot & Named): string {
  const aim = aimAt(view, shot);
  return aim ? `${percent(aim.chance)}, ${diceWord(aim.dice)} against ${aim.silhouette}` : '';
}

/** "Hits the drive 31 %, the hull 20 %": where a hit could strike, the likeliest first. */
export function placesInWords(view: View, shot: Shot & Named): string {
  const target = findRobot(view, shot.target);
  const { places = [], spreads = false } = aimAt(view, shot) ?? {};
  if (!target || target.chassis === '' || places.length === 0) return '';
  const told = places.map(({ item, chance }) => `${itemName(target.chassis, item)} ${percent(chance)}`);
  return `${spreads ? 'Strikes' : 'Could strike'}: ${told.join(', ')}`;
}

/** The chance of a hit, by which the best attacks are sorted first. */
export const promiseOf = (view: View, shot: Shot & Named): number => aimAt(view, shot)?.chance ?? 0;
