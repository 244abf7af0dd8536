import { inflateSync } from 'node:zlib';

/** A screenshot as pixels: what a person sees, and nothing that the page says of itself. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue of each pixel, row by row. */
  readonly pixels: Uint8Array;
}

const SIGNATURE = 8;
/** Bytes of a pixel, by the colour type of the header. */
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

/** Decodes the PNG of a browser's screenshot: 8 bits a channel, not interlaced. */
export function decodePng(file: Uint8Array): Picture {
  const bytes = Buffer.from(file);
  const parts: Buffer[] = [];
  let [width, height, channels] = [0, 0, 0];
  for (let at = SIGNATURE; at < bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const data = bytes.subarray(at + 8, at + 8 + length);
    const kind = bytes.toString('latin1', at + 4, at + 8);
    if (kind === 'IHDR') {
      [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
      channels = CHANNELS[data[9] ?? 0] ?? 0;
      if (data[8] !== 8 || channels === 0 || data[12] !== 0)
        throw new Error('A screenshot has an unusual format.');
    }
    if (kind === 'IDAT') parts.push(data);
    at += length + 12;
  }
  return {
    width,
    height,
    pixels: unfiltered(inflateSync(Buffer.concat(parts)), { width, height, channels }),
  };
}

interface Sizes {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** What each filter of PNG adds to a byte, of the bytes to its left, above it, and above on the left. */
const FILTERS: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_left, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function unfiltered(raw: Uint8Array, { width, height, channels }: Sizes): Uint8Array {
  const row = width * channels;
  let above = new Uint8Array(row);
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const start = y * (row + 1);
    const filter = FILTERS[raw[start] ?? 0] ?? (() => 0);
    const line = new Uint8Array(row);
    for (let x = 0; x < row; x += 1) {
      const [left, corner] = [line[x - channels] ?? 0, above[x - channels] ?? 0];
      line[x] = (raw[start + 1 + x] ?? 0) + filter(left, above[x] ?? 0, corner);
    }
    for (let x = 0; x < width; x += 1)
      pixels.set(line.subarray(x * channels, x * channels + 3), (y * width + x) * 3);
    above = line;
  }
  return pixels;
}

/** A part of a picture, in shares of its width and height. */
interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Indices of the pixels of a part. */
function* pixelsIn({ width, height }: Picture, { left, top, right, bottom }: Part): Generator<number> {
  const within = (share: number, size: number) => Math.round(Math.min(1, Math.max(0, share)) * size);
  for (let y = within(top, height); y < within(bottom, height); y += 1)
    for (let x = within(left, width); x < within(right, width); x += 1) yield (y * width + x) * 3;
}

/** Colours that are closer than this, in sum over the channels, are the same to the eye. */
const ALIKE = 36;

const gap = (one: Picture, other: Picture, at: number): number =>
  [0, 1, 2].reduce(
    (sum, channel) => sum + Math.abs((one.pixels[at + channel] ?? 0) - (other.pixels[at + channel] ?? 0)),
    0,
  );

/** The share of the pixels of a part that differ between two pictures of the same size. */
export function changeIn(before: Picture, after: Picture, part: Part): number {
  const all = [...pixelsIn(after, part)];
  if (before.width !== after.width || before.height !== after.height || all.length === 0) return 0;
  return all.filter((at) => gap(before, after, at) > ALIKE).length / all.length;
}

/** How many clearly different colours a part has. */
function coloursIn(picture: Picture, part: Part): number {
  const STEP = 24;
  const { pixels } = picture;
  const colours = [...pixelsIn(picture, part)].map((at) =>
    [0, 1, 2].map((channel) => Math.floor((pixels[at + channel] ?? 0) / STEP)).join(),
  );
  return new Set(colours).size;
}

/** The number of parts in a row, and in a column. */
const GRID = 8;

export interface Fullness {
  /** Clearly different colours in the whole picture. */
  readonly colours: number;
  /** How many of its 64 parts have more than one colour. */
  readonly filled: number;
}

/** How much there is to see in a picture. An empty canvas has one colour, and what lies over it is in few parts. */
export function fullnessOf(picture: Picture): Fullness {
  const cells = Array.from({ length: GRID * GRID }, (_, at) => {
    const [x, y] = [at % GRID, Math.floor(at / GRID)];
    return { left: x / GRID, top: y / GRID, right: (x + 1) / GRID, bottom: (y + 1) / GRID };
  });
  return {
    colours: coloursIn(picture, { left: 0, top: 0, right: 1, bottom: 1 }),
    filled: cells.filter((cell) => coloursIn(picture, cell) > 1).length,
  };
}
