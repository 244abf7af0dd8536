/** Cents that each coin is worth (source L23). */
export const WORTH = { pennies: 1, nickels: 5, dimes: 10 } as const;

/** Coins that a broken dime gives at most: two nickels. */
export const NICKELS_PER_DIME = 2;

/** Damage that each dime of a ship keeps off it (source L113). */
export const ARMOUR_PER_DIME = 1;

/** Cents at the end of every turn, and for every ship on an unowned base (source L147). */
export const INCOME = { turn: 1, perBase: 1 } as const;
