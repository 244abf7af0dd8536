import { BAR, GEAR, SEEN_OF_GEAR } from '../src/ui/shell/logoShape.ts';

const [NIGHT, BRASS] = ['#0f1216', '#d9a14a'];

/** The G of the logo on a plate. `size`: that of the gear in the plate of 64; `round`: the plate's corners. */
export const iconSvg = ({ size = 1, round = 14 } = {}): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${round}" fill="${NIGHT}"/>` +
  `<clipPath id="o"><path d="${SEEN_OF_GEAR}"/></clipPath><g transform="translate(32 32) scale(${size})" fill="${BRASS}">` +
  `<g clip-path="url(#o)"><path d="${GEAR}" fill-rule="evenodd"/></g><path d="${BAR}"/></g></svg>\n`;
