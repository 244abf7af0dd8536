import type { View } from '@gearhall/shared/games/kriegbot/view';

/** Before there was anything to carry, views said nothing of it. */
type StoredView = Omit<View, 'tokens'> & Partial<Pick<View, 'tokens'>>;

/** A view of any version of the rules in today's shape. */
export const storedView = (view: View): View => {
  const { tokens = [] }: StoredView = view;
  return { ...view, tokens };
};
