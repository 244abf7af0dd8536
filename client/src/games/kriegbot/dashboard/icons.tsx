/** Strokes in a box of 24 by 24. */
const ICONS = {
  speed: 'M4 5l7 7-7 7m9-14 7 7-7 7',
  silhouette: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0-3v7m0 8v7M1 12h7m8 0h7',
  attack: 'M13.500 2 5 13.500h6L9.500 22 19 9.500h-6.500Z',
  energy: 'M12 2.500 14.500 9l7 .5-5.500 4.500 1.800 7L12 17l-5.800 4 1.800-7L2.500 9.500l7-.5Z',
  defense: 'M12 2.500 20 5.500v6c0 5-3.500 8.500-8 10-4.500-1.500-8-5-8-10v-6Z',
} as const satisfies Record<string, string>;

export type FigureIconName = keyof typeof ICONS;

export function FigureIcon({ name }: { readonly name: FigureIconName }) {
  return (
    <svg class="kb-icon" viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}
