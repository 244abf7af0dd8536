import { HIT_NUMBER, REFLEX_NUMBER } from '@gearhall/shared/games/metalkrushers/content/charts';
import type { EventOf } from '@gearhall/shared/games/metalkrushers/events';
import type { Modifiers } from '@gearhall/shared/games/metalkrushers/rules/arms/odds';
import { ANY_NAMES, ARM_NAMES, capital, itemName, SIDE_NAMES, signed } from './names';

/** The sums under the dice on the board: a few lines, the result last. */
type Lines = readonly string[];

const MODIFIER_NAMES: Readonly<Record<keyof Modifiers, string>> = {
  attackBonus: 'attack',
  evade: 'evade',
  shieldEvade: 'shield',
  parry: 'parry',
  nullField: 'null field',
  range: 'range',
  oust: 'Oust',
};
const MODIFIERS = Object.keys(MODIFIER_NAMES) as (keyof Modifiers)[];

/** "+2 attack −1 evade": zeros are left out. */
export const modifiersInWords = (modifiers: Modifiers): string =>
  MODIFIERS.filter((name) => modifiers[name] !== 0)
    .map((name) => `${signed(modifiers[name])} ${MODIFIER_NAMES[name]}`)
    .join(' ');

/** " −1 null field" with a leading space, or nothing. */
const term = (value: number, name: string): string => (value === 0 ? '' : ` ${signed(value)} ${name}`);

/** "4 +1 = 5", or "4" alone. */
const plus = (die: number, modifier: number): string =>
  modifier === 0 ? String(die) : `${die} ${signed(modifier)} = ${die + modifier}`;

/** The sum, and what it takes to hit: the board shows itself what comes of it. */
export function strikeLines(event: EventOf<'struck'>): Lines {
  const { arm, item, side, dice, total } = event;
  const natural = dice.reduce((sum, die) => sum + die, 0);
  return [
    `${capital(itemName(item, arm))} at the ${SIDE_NAMES[side]}`,
    `${natural} ${modifiersInWords(event)}`.trim(),
    `= ${total} against ${HIT_NUMBER}`,
  ];
}

export function damageLines({ side, blockedBy, die, points, ...more }: EventOf<'damageRolled'>): Lines {
  const { weapon, nullField, oust } = more;
  const where = blockedBy === undefined ? `on the ${SIDE_NAMES[side]}` : 'on the shield';
  return [
    `${die}${term(weapon, 'weapon')}${term(nullField, MODIFIER_NAMES.nullField)}${term(oust, MODIFIER_NAMES.oust)}`,
    `= ${points} damage ${where}`,
  ];
}

export const criticalLines = ({ die, nullField, points }: EventOf<'criticalRolled'>): Lines => [
  `Critical: ${die}${term(nullField, MODIFIER_NAMES.nullField)}`,
  `${points} more, one layer deeper`,
];

/** What slams over the victim. */
export const criticalWord = ({ points }: EventOf<'criticalRolled'>): string => `CRITICAL −${points}`;

export const initiativeLines = (
  side: string,
  { die, modifier, nullField = 0, total, again }: EventOf<'initiativeRolled'>,
): Lines => [
  again ? `${side} again` : side,
  again || (modifier === 0 && nullField === 0)
    ? String(total)
    : `${modifier === 0 ? die : `${die} ${signed(modifier)}`}${term(nullField, MODIFIER_NAMES.nullField)} = ${total}`,
];

export const reflexLines = ({ die, modifier, success }: EventOf<'reflexTried'>): Lines => [
  `Reflex Facing, it takes ${REFLEX_NUMBER}`,
  `${plus(die, modifier)}: ${success ? 'it turns' : 'it stays'}`,
];

export function oustLines({
  die,
  modifier,
  targetDie,
  targetModifier,
  success,
  blocked,
}: EventOf<'oustTried'>): Lines {
  const result = success ? 'ousted' : blocked ? 'nowhere to go' : 'it stays';
  return [`Oust: ${plus(die, modifier)}`, `against ${plus(targetDie, targetModifier)}: ${result}`];
}

export function armamentLines({ arm, item, any }: EventOf<'armamentRolled'>): Lines {
  const what = item ? itemName(item, arm) : any ? ANY_NAMES[any] : 'nothing this turn';
  return [capital(ARM_NAMES[arm]), capital(what)];
}

/** "shield −3", "front −2": the damage to each layer, as text that rises from a hit. */
export function woundLines({ side, shield, armor, linkage }: EventOf<'damaged'>): Lines {
  const layers: readonly (readonly [number, string])[] = [
    [shield, 'shield'],
    [armor, SIDE_NAMES[side]],
    [linkage, 'linkage'],
  ];
  return layers.filter(([points]) => points > 0).map(([points, layer]) => `−${points} ${layer}`);
}
