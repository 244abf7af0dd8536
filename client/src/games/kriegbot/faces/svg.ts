import type { Ink } from '../../../stage/forms/inks';

const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Pairs of coordinates as a path. */
export const pathOf = ({ outlines, isOpen }: Ink): string =>
  outlines.map((outline) => `M${outline.map(short).join(' ')}${isOpen ? '' : 'Z'}`).join('');

export const hex = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;

const tagOf = (ink: Ink): string =>
  ink.width === undefined
    ? `<path d="${pathOf(ink)}" fill="${hex(ink.colour)}"/>`
    : `<path d="${pathOf(ink)}" stroke="${hex(ink.colour)}" stroke-width="${short(ink.width)}"/>`;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A drawing as a whole SVG, showing this part of it. */
export const svgOf = (inks: readonly Ink[], { x, y, width, height }: Box): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">` +
  `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${inks.map(tagOf).join('')}</g></svg>`;
