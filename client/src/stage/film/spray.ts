import type { Sprite } from 'pixi.js';
import { easedOut, trailing, type Animation } from '../motions/animation';
import { scene } from '../motions/motions';
import type { Point } from '../geometry/geometry';
import type { Grain } from './grains';
import type { Particles } from './Particles';
import type { Traces } from './Traces';

/** What films on every board work with. */
export interface Filmed {
  readonly sprites: {
    readonly sparks: { readonly size: number; readonly particles: Particles; readonly traces: Traces };
  };
}

export type Spot = () => Point | undefined;
type Range = readonly [least: number, most: number];

/** Particles that fly off. Lengths are in units of the board. */
interface Spray {
  readonly grain: Grain;
  /** Taken in turn. */
  readonly colours: readonly number[];
  readonly count: number;
  readonly at: Spot;
  /** Where they fly, in radians; absent: in all directions. Asked when it begins. */
  readonly towards?: () => number;
  /** To both sides of that, in radians. */
  readonly spread?: number;
  /** How far they fly. */
  readonly reach: Range;
  readonly ms: Range;
  /** Width and height, where 1 is 64 units: at first and at last. */
  readonly size: Range;
  /** How much longer than wide; turned where they fly. */
  readonly stretch?: number;
  /** In radians over its flight. */
  readonly spin?: number;
  /** They fall: how far, over their flight. */
  readonly falls?: number;
  /** They start one after the other, over this time in milliseconds. */
  readonly over?: number;
  readonly alpha?: number;
}

interface Flight {
  readonly sprite: Sprite;
  readonly from: Point;
  readonly angle: number;
  readonly reach: number;
  readonly start: number;
  readonly ms: number;
  readonly turn: number;
}

/** Loses most of its speed soon. */
const dragged = (share: number): number => (1 - Math.exp(-4 * share)) / (1 - Math.exp(-4));

/** Between 0 and 1, unlike for each particle and alike for each showing. */
export const chance = (index: number, salt: number): number => {
  const value = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return value - Math.floor(value);
};

const within = ([least, most]: Range, index: number, salt: number): number =>
  least + (most - least) * chance(index, salt);

/** Sparks, splinters, smoke: nothing waits for them. */
export function spray({ sprites }: Filmed, spray: Spray): Animation {
  const { over = 0, ms } = spray;
  const length = over + ms[1];
  return trailing(
    scene(length, () => {
      const from = spray.at();
      const flights = from ? launched(sprites.sparks.particles, spray, from) : [];
      return (share) => {
        for (const flight of flights) fly(flight, spray, share * length);
        if (share === 1) for (const { sprite } of flights) sprites.sparks.particles.give(sprite);
      };
    }),
  );
}

function launched(particles: Particles, spray: Spray, from: Point): readonly Flight[] {
  const { grain, colours, count, towards, spread = Math.PI, over = 0 } = spray;
  const middle = towards?.() ?? 0;
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const sprite = particles.take(grain, colours[index % colours.length] ?? 0xffffff);
    if (!sprite) return [];
    sprite.visible = false;
    const flight = {
      ...{ sprite, from, angle: middle + (chance(index, 1) * 2 - 1) * spread },
      ...{ reach: within(spray.reach, index, 2), ms: within(spray.ms, index, 3) },
      ...{ start: count > 1 ? (over * index) / (count - 1) : 0, turn: chance(index, 4) * 2 - 1 },
    };
    return [flight];
  });
}

function fly({ sprite, from, angle, reach, start, ms, turn }: Flight, spray: Spray, now: number): void {
  const share = (now - start) / ms;
  sprite.visible = share >= 0 && share < 1;
  if (!sprite.visible || sprite.destroyed) return;
  const { size, stretch = 1, spin = 0, falls = 0, alpha = 1 } = spray;
  const far = reach * dragged(share);
  const grown = size[0] + (size[1] - size[0]) * easedOut(share);
  sprite.position.set(from.x + Math.cos(angle) * far, from.y + Math.sin(angle) * far + falls * share ** 2);
  sprite.scale.set(grown * stretch, grown);
  sprite.rotation = stretch === 1 ? turn * (Math.PI + spin * share) : angle;
  sprite.alpha = alpha * Math.min(1, (1 - share) * 2.2);
}

/** Colours of fire, from hot to cold. */
export const FIRE = [0xfff4d0, 0xffd27a, 0xff8c2e, 0xff5a28] as const;
export const SMOKE = [0x4a4744, 0x5e5a55, 0x39363a] as const;

/** The look of what bursts, by the size of the units on the board: 1 is a unit of 90. */
interface Burst {
  readonly at: Spot;
  readonly unit: number;
  readonly towards?: () => number;
}

/** A fan of sparks, back along the hit. */
export const sparkFan = (
  filmed: Filmed,
  {
    at,
    unit,
    towards,
    count = 34,
    colours = FIRE,
  }: Burst & { readonly count?: number; readonly colours?: readonly number[] },
): Animation =>
  spray(filmed, {
    ...{ grain: 'streak', colours, count, at, spread: towards ? 1.3 : Math.PI },
    ...(towards && { towards }),
    ...{ reach: [28 * unit, 120 * unit], ms: [140, 420], size: [0.34 * unit, 0.12 * unit], stretch: 1.5 },
  });

/** Splinters in the colours of what was hit. */
export const debris = (
  filmed: Filmed,
  {
    at,
    unit,
    towards,
    colours,
    count = 12,
  }: Burst & { readonly colours: readonly number[]; readonly count?: number },
): Animation =>
  spray(filmed, {
    ...{ grain: 'chip', colours, count, at, ...(towards && { towards }), spread: towards ? 1.5 : Math.PI },
    ...{
      reach: [36 * unit, 110 * unit],
      ms: [520, 760],
      size: [0.3 * unit, 0.2 * unit],
      spin: 5,
      falls: 22 * unit,
    },
  });

/** Smoke that rises. */
export const smoke = (
  filmed: Filmed,
  { at, unit, count = 10, over = 300 }: Burst & { readonly count?: number; readonly over?: number },
): Animation =>
  spray(filmed, {
    ...{ grain: 'puff', colours: SMOKE, count, at, towards: () => -Math.PI / 2 - 0.35, spread: 0.7 },
    ...{
      reach: [26 * unit, 90 * unit],
      ms: [700, 1000],
      size: [0.35 * unit, 1.05 * unit],
      over,
      alpha: 0.62,
    },
  });

/** Dust along the ground. */
export const dust = (
  filmed: Filmed,
  { at, unit, towards, colour, count = 8 }: Burst & { readonly colour: number; readonly count?: number },
): Animation =>
  spray(filmed, {
    ...{
      grain: 'puff',
      colours: [colour],
      count,
      at,
      ...(towards && { towards }),
      spread: towards ? 0.6 : Math.PI,
    },
    ...{ reach: [16 * unit, 60 * unit], ms: [360, 620], size: [0.2 * unit, 0.62 * unit], alpha: 0.5 },
  });

/** A light that flares up, and goes out. */
export const glow = (
  filmed: Filmed,
  { at, unit, colour, ms = 260 }: Burst & { readonly colour: number; readonly ms?: number },
): Animation =>
  spray(filmed, {
    ...{ grain: 'glow', colours: [colour, 0xffffff], count: 2, at, reach: [0, 0], ms: [ms * 0.6, ms] },
    ...{ size: [1.1 * unit, 2.1 * unit] },
  });

/** A ring that spreads. */
export const shock = (
  filmed: Filmed,
  { at, unit, colour, ms = 420 }: Burst & { readonly colour: number; readonly ms?: number },
): Animation =>
  spray(filmed, {
    ...{
      grain: 'ring',
      colours: [colour],
      count: 1,
      at,
      reach: [0, 0],
      ms: [ms, ms],
      size: [0.5 * unit, 3.4 * unit],
    },
    alpha: 0.9,
  });

/** Everything that bursts when a machine ends: light, a ring, fire, its own pieces, a column of smoke. */
export const blast = (
  filmed: Filmed,
  { at, unit, colours }: Burst & { readonly colours: readonly number[] },
): readonly Animation[] => [
  glow(filmed, { at, unit: unit * 1.5, colour: 0xffb060, ms: 420 }),
  shock(filmed, { at, unit, colour: 0xffd9a0 }),
  sparkFan(filmed, { at, unit: unit * 1.2, count: 30 }),
  spray(filmed, {
    ...{ grain: 'puff', colours: FIRE.slice(1), count: 9, at, reach: [10 * unit, 52 * unit], ms: [320, 560] },
    ...{ size: [0.7 * unit, 1.1 * unit], alpha: 0.95 },
  }),
  debris(filmed, { at, unit: unit * 1.25, colours, count: 22 }),
  smoke(filmed, { at, unit: unit * 1.15, count: 16, over: 700 }),
];
