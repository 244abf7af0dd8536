import { costs, GUN } from '@gearhall/shared/games/rushncrush/content/equipment';
import { findBox, type BoxId } from '@gearhall/shared/games/rushncrush/content/gears';
import type { EventOf, LossCause } from '@gearhall/shared/games/rushncrush/events';
import { count, facesUpTo } from '../cars/names';

/** Text over the board during animations: a few words, the result last. */

export const heatLines = ({ upTo, heat }: EventOf<'heatRolled'>): string[] => [
  upTo >= 6 ? 'Every die is hot' : `Hot up to ${upTo}`,
  heat === 0 ? 'no heat' : `+${heat} heat`,
];

export function steeringLines({ speed, changes, unlimited }: EventOf<'steeringRolled'>): string[] {
  if (speed === 0) return ['in neutral'];
  return [`Speed ${speed}`, unlimited ? 'any lane changes' : count(changes, 'lane change')];
}

export const crashLines = ({ dice, damage }: EventOf<'crashed'>): string[] => [
  ...(dice.length > 0 ? ['Into the wall'] : []),
  `${damage} damage`,
];

const sum = (die: number, bonus: number): string =>
  bonus === 0 ? String(die) : `${die} + ${bonus} = ${die + bonus}`;

export function ramLines({ die, bonus, far, displaced, hurt }: EventOf<'sideRammed'>): string[] {
  return [
    `Side Ram ${sum(die, bonus)}, far side ${far}`,
    `${displaced ? 'pushed aside' : 'stays'}, ${hurt.length === 0 ? 'no damage' : count(hurt.length, 'car damaged', 'cars damaged')}`,
  ];
}

export const sawLines = ({ damage }: EventOf<'sawed'>): string[] => [
  'Circular Saw',
  damage > 0 ? `${damage} damage` : 'no damage',
];

export const crushLines = ({ upTo, own, damage }: EventOf<'rushedNCrushed'>): string[] => [
  `1 and 2 both, ${upTo === 4 ? '3 and 4' : '3'} the target`,
  `${damage} to the target, ${own} to itself`,
];

export const ranOverLines = ({ what, damage }: EventOf<'ranOver'>): string[] => [
  what === 'mine' ? 'Over a mine' : 'Over a wreck',
  damage > 0 ? `${damage} damage` : 'no damage',
];

export const fireLines = ({ item, hits }: EventOf<'fired'>): string[] => [
  `${facesUpTo(GUN.hitUpTo)} hit`,
  hits === 0 ? 'nothing' : costs(item, 'heat') ? `+${hits} heat` : `${hits} damage`,
];

export const LOSS_SHOUTS: Readonly<Record<LossCause, string>> = {
  structure: 'Wrecked!',
  heat: 'Blown up!',
  resigned: 'Gives up',
};

/** "3rd gear" is too long for text that rises from a car. */
export const gearShout = (to: BoxId): string => {
  const box = findBox(to);
  return box ? `gear ${box.gear}, speed ${box.speed}` : '';
};

export const SHOUTS = {
  round: (round: number): string => `Round ${round}`,
  lap: (lap: number): string => `Lap ${lap}`,
  stuck: 'Stuck!',
  ranUp: 'runs up',
  cooled: '−1 heat',
  boost: (spaces: number): string => `Rocket Booster: ${spaces}`,
  mine: 'Mine!',
  damage: (points: number): string => `−${points}`,
} as const;
