import type { View } from '@gearhall/shared/games/rushncrush/view';

/** Version 1 of the rules knew where a mine lay, but not whose it was. */
type StoredView = Omit<View, 'mines'> & { readonly mines: readonly (View['mines'][number] | string)[] };

/** A view of any version of the rules in today's shape: a mine of unknown origin belongs to no car. */
export function storedView(view: View): View {
  const { mines }: StoredView = view;
  return { ...view, mines: mines.map((mine) => (typeof mine === 'string' ? { at: mine, car: '' } : mine)) };
}
