/** Resigning is the same in every game, so it belongs to the core. */
export const RESIGN = { type: 'resign' } as const;
