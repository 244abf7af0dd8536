/** Giving up is the same act in every game, so the core owns it. */
export const RESIGN = { type: 'resign' } as const;
