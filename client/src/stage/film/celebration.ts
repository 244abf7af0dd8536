import { Container, Sprite } from 'pixi.js';
import { eased, rest, trailing, type Animation } from '../motions/animation';
import { scene } from '../motions/motions';
import type { Box, Point, Size } from '../geometry/geometry';
import { glow, type Brush } from '../paint/pieces';
import type { Stage } from '../renderer/stage';
import { Textures, mostPixels, type Painting } from '../sprites/Textures';
import { chance } from './spray';

/** What others wait for, in milliseconds. */
const SHOWN_MS = 1300;
/** Then the lights come up again, and the last of the rain falls. */
const OUT_MS = 600;
const WHOLE_MS = SHOWN_MS + OUT_MS;
const DIMMED_IN_MS = 280;

/** The lightness of what is not in the light: 40 %. */
const DARK = 'rgba(5,7,11,.6)';
const WARM = 0xfff4dc;
const WARMTH = 0.2;
/** How far the light reaches beyond a piece, as a share of its size, and up to where it is whole. */
const REACH = 0.75;
const WHOLE = 0.6;
/** The dark covers more than can be seen, by this factor: the camera may be moved. */
const BEYOND = 2;

/** The pixels of the width for each one that falls. */
const APART = 17;
const RAIN = { least: 24, most: 96, over: 720, ms: [760, 1150], spins: 7, sways: 26 } as const;

/** Who stands in the light: the middle, and half of the width and the height. */
export interface Lit extends Point {
  readonly halves: Size;
}

interface Shown {
  /** The part of the board that fills the window. */
  readonly seen: Box;
  /** Pixels of the screen for each unit of the board. */
  readonly scale: number;
  /** None: nothing dims. */
  readonly lit: readonly Lit[];
  /** None: nothing rains. */
  readonly matter: readonly Painting[];
}

/**
 * The end of a game on its board: it gets dark around those who have won, and what the game is made of rains. Nothing of it
 * stays. The board tells so as long as it lasts, where a browser test can read it.
 */
export function celebration(stage: Stage, shown: Shown): readonly Animation[] {
  stage.canvas.dataset['celebrates'] = '';
  const film = scene(WHOLE_MS, () => {
    const root = new Container();
    const textures = new Textures();
    const dark = shown.lit.length > 0 ? darkness(textures, shown) : undefined;
    const drops = rain(textures, shown);
    root.addChild(...(dark ? [dark] : []), ...drops.map(({ sprite }) => sprite));
    stage.world.addChild(root);
    return (share) => {
      if (root.destroyed) return;
      const now = share * WHOLE_MS;
      if (dark) dark.alpha = eased(Math.min(1, now / DIMMED_IN_MS, (WHOLE_MS - now) / OUT_MS));
      for (const drop of drops) fall(drop, shown, now);
      if (share < 1) return;
      delete stage.canvas.dataset['celebrates'];
      root.destroy({ children: true });
      textures.destroy();
    };
  });
  return [trailing(film), rest(SHOWN_MS)];
}

/** A dark sheet over everything, with a hole of light over each piece. */
function darkness(textures: Textures, { seen, lit }: Shown): Sprite {
  const [width, height] = [seen.width * BEYOND, seen.height * BEYOND];
  const middle = { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
  const painting: Painting = {
    ...{ width, height, density: mostPixels() / 2 / Math.max(width, height) },
    paint: (brush) => {
      brush.fillStyle = DARK;
      brush.fillRect(-width / 2, -height / 2, width, height);
      brush.translate(-middle.x, -middle.y);
      for (const spot of lit) light(brush, spot, cut);
      for (const spot of lit) light(brush, spot, warm(WARMTH / crowdAt(spot, lit)));
    },
  };
  const sheet = new Sprite(textures.of('dark', painting));
  sheet.position.copyFrom(middle);
  return sheet;
}

/** Paints a round light over the place of a piece. */
function light(brush: Brush, { x, y, halves }: Lit, paint: (brush: Brush, radius: number) => void): void {
  const beyond = REACH * Math.min(halves.width, halves.height);
  const radius = halves.width + beyond;
  brush.save();
  brush.translate(x, y);
  brush.scale(1, (halves.height + beyond) / radius);
  paint(brush, radius);
  brush.restore();
}

/** How many stand so close to a piece, itself included, that their lights fall on each other. */
const crowdAt = ({ x, y, halves }: Lit, lit: readonly Lit[]): number =>
  lit.filter((other) => {
    const [across, down] = [Math.abs(other.x - x), Math.abs(other.y - y)];
    return across < halves.width + other.halves.width && down < halves.height + other.halves.height;
  }).length;

function cut(brush: Brush, radius: number): void {
  brush.globalCompositeOperation = 'destination-out';
  const hole = brush.createRadialGradient(0, 0, radius * WHOLE, 0, 0, radius);
  hole.addColorStop(0, 'rgba(0,0,0,1)');
  hole.addColorStop(1, 'rgba(0,0,0,0)');
  brush.fillStyle = hole;
  brush.fillRect(-radius, -radius, 2 * radius, 2 * radius);
}

const warm =
  (alpha: number) =>
  (brush: Brush, radius: number): void =>
    glow(brush, { x: 0, y: 0 }, radius, [WARM, alpha]);

interface Drop {
  readonly sprite: Sprite;
  readonly index: number;
  readonly start: number;
  readonly ms: number;
}

function rain(textures: Textures, { seen, scale, matter }: Shown): readonly Drop[] {
  if (matter.length === 0) return [];
  const count = Math.min(RAIN.most, Math.max(RAIN.least, Math.round((seen.width * scale) / APART)));
  return matter.flatMap((painting, kind) => {
    const texture = textures.of(`matter ${kind}`, painting);
    const indexes = Array.from(
      { length: Math.ceil(count / matter.length) },
      (_, at) => at * matter.length + kind,
    );
    return indexes.map((index) => ({
      ...{ sprite: new Sprite(texture), index, start: chance(index, 5) * RAIN.over },
      ms: RAIN.ms[0] + (RAIN.ms[1] - RAIN.ms[0]) * chance(index, 6),
    }));
  });
}

/** From above what can be seen to below it, turning over. */
function fall({ sprite, index, start, ms }: Drop, { seen, scale }: Shown, now: number): void {
  const share = (now - start) / ms;
  sprite.visible = share >= 0 && share < 1;
  if (!sprite.visible) return;
  const size = (0.75 + 0.5 * chance(index, 7)) / scale;
  const edge = (sprite.texture.height * size) / 2;
  const turn = chance(index, 8) * 2 - 1;
  sprite.position.set(
    seen.x + seen.width * chance(index, 9) + (RAIN.sways / scale) * Math.sin(share * 5 + index),
    seen.y - edge + (seen.height + 2 * edge) * share ** 1.3,
  );
  sprite.rotation = turn * RAIN.spins * share + index;
  sprite.scale.set(size * Math.cos(turn * 2 * RAIN.spins * share), size);
}
