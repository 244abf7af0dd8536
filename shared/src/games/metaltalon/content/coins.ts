/** Pennies, nickels and dimes in cents (source L19). */
export const WORTH = { pennies: 1, nickels: 5, dimes: 10 } as const;

/** The maximum number of coins from a broken dime: two nickels. */
export const NICKELS_PER_DIME = 2;

/** The points of damage that each dime of a ship makes it ignore (source L98, L112). */
export const ARMOR_PER_DIME = 1;

/** Cents at the end of every turn, and for every ship on an unowned base (source L118). */
export const INCOME = { turn: 1, perBase: 1 } as const;
