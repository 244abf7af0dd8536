import type { View } from '@gearhall/shared/games/kriegbot/view';

/** Views that were stored before there was anything to carry have no tokens. */
export const storedView = (view: View): View => ({ ...view, tokens: (view as Partial<View>).tokens ?? [] });
