import { HEX_IDS, type HexId, type TerrainId } from '@gearhall/shared/games/kriegbot/content/map';
import { brightness, type Rgb } from '../../../stage/paint/light';
import { noiseOf } from '../../../stage/paint/noise';
import type { GroundPlan } from '../../../stage/sprites/PaintedGround';
import { SHEET } from '../looks/layout';
import { gridSteps } from './grid';
import { nearnessOf } from './nearness';

/** What each hex is. */
export type Terrain = (id: HexId) => TerrainId;

const SEED = 7;
const LOAM: Rgb = [92, 84, 58];
const MOSS: Rgb = [68, 84, 48];
const DUST: Rgb = [122, 108, 76];
const ROCK: Rgb = [136, 108, 72];
const BEACH: Rgb = [136, 122, 88];
const MARSH: Rgb = [46, 54, 40];
const MUD: Rgb = [36, 48, 48];
const GROVE: Rgb = [42, 56, 34];
const GRAVEL: Rgb = [88, 82, 71];
const DEEP: Rgb = [20, 62, 88];
const SHALLOW: Rgb = [52, 116, 128];
const FOAM: Rgb = [150, 168, 158];
/** A ground that is lighter is pressed down to less than this, so that no seat's colour drowns in it. */
const LIGHT = { of: 0.8, from: 50, most: 88 } as const;
/** From the middle of a river to its shore, and to the end of its beach. */
const SHORE = 31;
const WASHED = 41;

const clamp = (share: number): number => Math.min(1, Math.max(0, share));
const mixed = (one: Rgb, other: Rgb, share: number): Rgb =>
  share <= 0
    ? one
    : [
        one[0] + (other[0] - one[0]) * share,
        one[1] + (other[1] - one[1]) * share,
        one[2] + (other[2] - one[2]) * share,
      ];

function pressed([red, green, blue]: Rgb, bright: number): Rgb {
  const by = bright * LIGHT.of;
  const light = (0.3 * red + 0.59 * green + 0.11 * blue) * by;
  const over = light - LIGHT.from;
  const room = LIGHT.most - LIGHT.from;
  const share = over <= 0 ? by : ((LIGHT.from + (room * over) / (room + over)) / light) * by;
  return [red * share, green * share, blue * share];
}

/** A ground under all of the sheet. */
export function reliefPlan(terrain: Terrain): GroundPlan {
  const only = (...kinds: readonly TerrainId[]): readonly HexId[] =>
    HEX_IDS.filter((id) => kinds.includes(terrain(id)));
  return {
    box: SHEET,
    coarse: 2,
    shade: shadeOf(only),
    details: () => undefined,
    steps: gridSteps(only('plain')),
  };
}

function shadeOf(only: (...kinds: readonly TerrainId[]) => readonly HexId[]): (x: number, y: number) => Rgb {
  const { fbm, at } = noiseOf(SEED);
  const river = nearnessOf(only('water'), true);
  const [hill, marsh] = [nearnessOf(only('hill'), false), nearnessOf(only('plain'), true)];
  const [wood, built] = [nearnessOf(only('woods'), true), nearnessOf(only('building'), false)];
  // Noise is even around the middle of its lattice, and knows no negative numbers well.
  const [left, top] = [1000, 1000];
  /** No edge follows a hex. */
  const astray = (x: number, y: number): number => (fbm((x + left) / 27 + 9, (y + top) / 27, 3) - 0.44) * 26;
  const bedOf = (far: number): number => clamp((SHORE + 3 - far) / 11);
  const height = (x: number, y: number, stray: number, wet: number): number => {
    const dome = Math.max(0, 1 - (hill(x, y) + stray * 0.7) / 46) ** 1.25;
    const rough = fbm((x + left) / 58, (y + top) / 58);
    const bed = bedOf(wet);
    return (rough * (17 + 16 * dome) + 36 * dome) * (1 - bed) - 5 * bed;
  };
  const land = (x: number, y: number, stray: number): Rgb => {
    const [across, down] = [x + left, y + top];
    let colour = mixed(LOAM, MOSS, clamp((fbm(across / 98 + 5, down / 98, 3) - 0.38) * 5));
    colour = mixed(colour, DUST, clamp((fbm(across / 19 + 50, down / 19, 4) - 0.53) * 1.7));
    colour = mixed(colour, GROVE, clamp((40 - wood(x, y) - stray) / 22) * 0.8);
    colour = mixed(colour, ROCK, clamp((46 - hill(x, y) - stray * 0.7) / 26));
    colour = mixed(colour, GRAVEL, clamp((27 - built(x, y) - stray * 0.5) / 6) * 0.85);
    const soft = clamp((36 - marsh(x, y) - stray) / 14);
    if (soft === 0) return colour;
    const pool = at(across / 7, down / 5.2) * 0.7 + at(across / 3, down / 2.4) * 0.3;
    return mixed(mixed(colour, MARSH, soft), MUD, clamp((pool - 0.56) * 9) * soft);
  };
  const water = (x: number, y: number, wet: number): Rgb => {
    if (wet > SHORE - 2.4) return FOAM;
    const wave = 0.9 + 0.12 * Math.sin((x * 0.7 + y) * 0.25 + fbm((x + left) / 40, (y + top) / 40, 2) * 9);
    const [red, green, blue] = mixed(SHALLOW, DEEP, clamp((SHORE - 1 - wet) / 19));
    return [red * wave, green * wave, blue * wave];
  };
  return (x, y) => {
    const stray = astray(x, y);
    const wet = river(x, y) + stray * 0.75;
    if (wet < SHORE) return pressed(water(x, y, wet), 1);
    const here = height(x, y, stray, wet);
    // The stray of a neighbour is nearly the same, its distances are not.
    const [beside, above] = [
      height(x - 1, y, stray, river(x - 1, y) + stray * 0.75),
      height(x, y - 1, stray, river(x, y - 1) + stray * 0.75),
    ];
    const ground = mixed(land(x, y, stray), BEACH, clamp((WASHED - wet) / 7));
    return pressed(ground, brightness(here - beside, here - above));
  };
}
