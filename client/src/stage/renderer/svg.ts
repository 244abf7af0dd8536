import {
  CanvasTextMetrics,
  Circle,
  Ellipse,
  Graphics,
  Polygon,
  RoundedRectangle,
  Text,
  type Container,
  type ConvertedFillStyle,
  type ConvertedStrokeStyle,
  type GraphicsPath,
  type Matrix,
} from 'pixi.js';
import type { Box, Point } from '../geometry/geometry';

/**
 * The contents of a stage as an SVG: the same shapes and letters that the board's renderer draws, without
 * a renderer. `box`: the part of the world to show.
 */
export function svgOf(things: readonly Container[], { x, y, width, height }: Box): string {
  const size = `viewBox="${x} ${y} ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} width="${width}" height="${height}">${things.map(partOf).join('')}</svg>`;
}

function partOf(thing: Container): string {
  if (!thing.visible || thing.alpha === 0) return '';
  thing.sortChildren();
  const own = thing instanceof Graphics ? shapesOf(thing) : thing instanceof Text ? lettersOf(thing) : '';
  const inner = own + thing.children.map(partOf).join('');
  return inner === '' ? '' : `<g${transformOf(thing)}${opacityOf(thing)}>${inner}</g>`;
}

type Instruction = Graphics['context']['instructions'][number];
type Primitive = GraphicsPath['shapePath']['shapePrimitives'][number];

const shapesOf = (graphics: Graphics): string => graphics.context.instructions.map(inkOf).join('');

/** The SVG of one stroke or fill. */
function inkOf({ action, data }: Instruction): string {
  if (action === 'texture') return '';
  const { path, style } = data;
  const ink = action === 'fill' ? fillOf(style) : strokeOf(style as ConvertedStrokeStyle);
  return path.shapePath.shapePrimitives.map((primitive) => `<${shapeOf(primitive)}${ink}/>`).join('');
}

const fillOf = ({ color, alpha }: ConvertedFillStyle): string =>
  ` fill="${hex(color)}"${alpha < 1 ? ` fill-opacity="${alpha}"` : ''}`;

const strokeOf = ({ color, alpha, width, cap, join }: ConvertedStrokeStyle): string =>
  ` fill="none" stroke="${hex(color)}" stroke-width="${width}" stroke-linecap="${cap}"` +
  ` stroke-linejoin="${join}"${alpha < 1 ? ` stroke-opacity="${alpha}"` : ''}`;

const short = (value: number): number => Number(value.toFixed(1));

/** A shape as an SVG tag; curves are already polylines here. */
function shapeOf({ shape, transform }: Primitive): string {
  const place = transform ? matrixOf(transform) : '';
  if (shape instanceof Polygon)
    return `${shape.closePath === false ? 'polyline' : 'polygon'} points="${shape.points.map(short).join(' ')}"${place}`;
  if (shape instanceof Circle)
    return `circle cx="${short(shape.x)}" cy="${short(shape.y)}" r="${short(shape.radius)}"${place}`;
  if (shape instanceof Ellipse)
    return `ellipse cx="${short(shape.x)}" cy="${short(shape.y)}" rx="${shape.halfWidth}" ry="${shape.halfHeight}"${place}`;
  const { x, y, width, height } = shape as RoundedRectangle;
  const round = shape instanceof RoundedRectangle ? ` rx="${shape.radius}"` : '';
  return `rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${round}${place}`;
}

function lettersOf(text: Text): string {
  const { fontSize, fontWeight, fontFamily, fill, stroke } = text.style;
  const outline = typeof stroke === 'object' && stroke !== null ? outlineOf(stroke) : '';
  const family = [fontFamily].flat().join(',').replaceAll('"', "'");
  const size = Number(fontSize);
  // Capitals and figures are centred this far above the baseline.
  const foot = (size * 0.36).toFixed(1);
  return (
    `<text y="${foot}" text-anchor="middle" font-size="${size}" font-weight="${fontWeight}" ` +
    `font-family="${family}" fill="${hex(fill)}"${outline}${roomOf(text)}>${escaped(text.text)}</text>`
  );
}

/** A picture has no letters of the page: those that it has fill the same room. Outside a page none can be measured. */
function roomOf({ text, style }: Text): string {
  if (typeof document === 'undefined') return '';
  const { width } = CanvasTextMetrics.measureText(text, style);
  const { stroke } = style;
  const outline = typeof stroke === 'object' && stroke !== null ? (widthIn(stroke) ?? 0) : 0;
  return ` textLength="${short(width - outline)}" lengthAdjust="spacingAndGlyphs"`;
}

const widthIn = (stroke: object): number | undefined => (stroke as { readonly width?: number }).width;

function outlineOf(stroke: object): string {
  const { color } = stroke as { readonly color?: unknown };
  return ` stroke="${hex(color)}" stroke-width="${widthIn(stroke) ?? 1}" stroke-linejoin="round" paint-order="stroke"`;
}

const hex = (colour: unknown): string =>
  typeof colour === 'number' ? `#${colour.toString(16).padStart(6, '0')}` : String(colour);

const escaped = (words: string): string =>
  words.replace(/[&<>]/gu, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

function transformOf(thing: Container): string {
  thing.updateLocalTransform();
  return matrixOf(thing.localTransform);
}

function matrixOf({ a, b, c, d, tx, ty }: Matrix): string {
  if (a === 1 && b === 0 && c === 0 && d === 1 && tx === 0 && ty === 0) return '';
  return ` transform="matrix(${[a, b, c, d, tx, ty].map((one) => Number(one.toFixed(3))).join(' ')})"`;
}

const opacityOf = ({ alpha }: Container): string => (alpha === 1 ? '' : ` opacity="${alpha}"`);

/** The part of the world that contains some points, with `room` around them. */
export function boxRound(points: readonly Point[], room: number): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}
