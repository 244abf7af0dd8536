import {
  GRADES,
  SHIELD_SIZES,
  WEAPON_SIZES,
  type ItemId,
  type WeaponSize,
  type WeaponType,
  weaponId,
} from './items';

/** A roll of at least this hits (G1). Source L127-156 allows 7 to 10. */
export const HIT_NUMBER = 7;
/** A die of at least this, with its modifiers, turns the Krusher (G7). */
export const REFLEX_NUMBER = 4;
/** Added to all die rolls of a Krusher in the null field (source L178-181). */
export const NULL_FIELD = -1;

/**
 * Critical Hit Damage Chart: by the weapon's size, for a die of 1 to 6. Source L161-165 gives (medium, 5); the rest is
 * G3.
 */
export const CRITICAL_DAMAGE: Readonly<Record<WeaponSize, readonly [number, number, number, number, number, number]>> = {
  small: [1, 1, 2, 2, 2, 3],
  medium: [1, 2, 2, 2, 3, 4],
  large: [2, 2, 2, 3, 4, 5],
}; // prettier-ignore

/** "Any": the player chooses the size; never weighted or improved (L553-560). */
export const ANY = ['anyThrust', 'anySlice', 'anyImpact', 'anyShield'] as const;
export type Any = (typeof ANY)[number];
const TYPE_OF_ANY: Readonly<Partial<Record<Any, WeaponType>>> = {
  anyThrust: 'thrust',
  anySlice: 'slice',
  anyImpact: 'impact',
};

/** A cell of the Random Armament Chart; empty: nothing this turn. */
export type Armament = ItemId | Any | '';

/** Random Armament Chart: rows by the first die, columns by the second (L410-560). */
export const RANDOM_ARMAMENT: readonly (readonly Armament[])[] = [
  ['', 'mediumSlice', 'weightedLargeThrust', 'weightedMediumSlice', 'largeThrust', 'improvedSmallThrust'],
  ['smallThrust', 'anyImpact', 'smallImpact', 'largeShield', 'weightedLargeImpact', 'mediumThrust'],
  ['improvedSmallSlice', 'improvedMediumImpact', 'anySlice', 'improvedMediumSlice', 'weightedSmallSlice', 'improvedSmallImpact'],
  ['mediumShield', 'weightedSmallThrust', 'improvedMediumThrust', 'anyThrust', 'improvedLargeThrust', 'improvedLargeSlice'],
  ['mediumImpact', 'improvedLargeImpact', 'weightedMediumImpact', 'smallSlice', 'anyShield', 'largeSlice'],
  ['weightedMediumThrust', 'largeImpact', 'smallShield', 'weightedLargeSlice', 'weightedSmallImpact', ''],
]; // prettier-ignore

export const isAny = (armament: Armament): armament is Any => (ANY as readonly string[]).includes(armament);

/** The choices of "any": every size; tiny and huge shields only with New Shields. */
export function choicesOf(any: Any, newShields: boolean): readonly ItemId[] {
  const type = TYPE_OF_ANY[any];
  if (type) return WEAPON_SIZES.map((size) => weaponId(GRADES[0], size, type));
  return (newShields ? SHIELD_SIZES : WEAPON_SIZES).map((size): ItemId => `${size}Shield`);
}

/** What breaks a tie at the turn limit: Internal Linkage, plus this for each point of armor (G17). */
export const ARMOR_WORTH = 0.1;
