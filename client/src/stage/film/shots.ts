import { after, later, together, type Animation } from '../motions/animation';
import { scene } from '../motions/motions';
import { between, gap, type Point } from '../geometry/geometry';
import type { Grain } from './grains';
import { chance, dust, FIRE, glow, spray, type Filmed, type Spot } from './spray';
import { angleTo, muzzle } from './strikes';

/** What flies from one unit to another, and what it looks like by weapon. */
interface Flight {
  readonly from: Spot;
  readonly to: Spot;
  readonly unit: number;
  readonly colour: number;
  /** A shot that misses flies past its target. */
  readonly misses?: boolean;
  readonly fired?: () => void;
}

const SIDEWAYS = 30;
const BEYOND = 90;

/** Where a shot ends: at its target, or beside and behind it. */
function endOf({ from, to, unit, misses }: Flight): Point | undefined {
  const [start, end] = [from(), to()];
  if (!start || !end || misses !== true) return end;
  const angle = angleTo(start, end);
  return {
    x: end.x + (Math.cos(angle) * BEYOND - Math.sin(angle) * SIDEWAYS) * unit,
    y: end.y + (Math.sin(angle) * BEYOND + Math.cos(angle) * SIDEWAYS) * unit,
  };
}

/** The light at the mouth of a weapon. */
export const flash = (filmed: Filmed, { from, to, unit, colour }: Flight): Animation =>
  glow(filmed, { at: () => muzzle(from(), to(), unit), unit: unit * 0.55, colour, ms: 120 });

interface Volley extends Flight {
  readonly count: number;
  /** Between one and the next, in milliseconds. */
  readonly apart: number;
  readonly ms: number;
  /** Width and height of each, where 1 is 64 units. */
  readonly size: number;
  readonly stretch: number;
  /** How far they stray, in units of the board. */
  readonly strays?: number;
  readonly grain?: Grain;
}

/** Bolts or bullets, one after the other. */
export function volley(filmed: Filmed, shot: Volley): Animation {
  const { count, apart, colour, size, stretch, strays = 0, grain = 'streak', unit } = shot;
  const { particles } = filmed.sprites.sparks;
  const length = shot.ms + apart * (count - 1);
  return scene(length, () => {
    const [start, end] = [muzzle(shot.from(), shot.to(), unit), endOf(shot)];
    if (!start || !end) return undefined;
    shot.fired?.();
    const angle = angleTo(start, end);
    const bolts = Array.from({ length: count }, (_, index) => {
      const sprite = particles.take(grain, colour);
      const aside = (((index * 7) % 5) - 2) * 0.5 * strays;
      sprite?.scale.set(size * stretch * unit, size * unit);
      if (sprite) sprite.rotation = angle;
      return { sprite, end: { x: end.x - Math.sin(angle) * aside, y: end.y + Math.cos(angle) * aside } };
    });
    return (share) => {
      bolts.forEach(({ sprite, end: own }, index) => {
        if (!sprite) return;
        const part = (share * length - index * apart) / shot.ms;
        sprite.visible = part >= 0 && part < 1;
        sprite.position.copyFrom(between(start, own, Math.max(0, Math.min(1, part))));
        if (share === 1) particles.give(sprite);
      });
    };
  });
}

/** The four strokes of a beam, from its glow to its core: how thick, and how bright. */
const STROKES = [
  [0.95, 0.2],
  [0.5, 0.45],
  [0.24, 0.95],
  [0.12, 1],
] as const;

/** How often a bolt of lightning jumps to another way while it stands. */
const JUMPS = 3;
const ASIDE = 46;

/** A beam stands between two places at once, and dies away; one with `bends` is lightning, which jumps from way to way. */
export function beam(
  filmed: Filmed,
  shot: Flight & { readonly ms: number; readonly bends?: number },
): Animation {
  const { particles } = filmed.sprites.sparks;
  const { colour, unit, bends = 0 } = shot;
  const width = bends > 0 ? 2 : 3;
  return scene(shot.ms, () => {
    const [start, end] = [muzzle(shot.from(), shot.to(), unit), endOf(shot)];
    if (!start || !end) return undefined;
    shot.fired?.();
    const legs = Array.from({ length: bends + 1 }, () =>
      STROKES.map((_, index) => particles.take('streak', index > 1 ? 0xffffff : colour)),
    );
    const turn = angleTo(start, end) + Math.PI / 2;
    const corner = (index: number, jump: number): Point => {
      const { x, y } = between(start, end, index / legs.length);
      const isEnd = index === 0 || index === legs.length;
      const aside = isEnd ? 0 : (chance(index, jump) - 0.5) * ASIDE * unit * 2;
      return { x: x + Math.cos(turn) * aside, y: y + Math.sin(turn) * aside };
    };
    return (share) => {
      const jump = Math.floor(share * JUMPS);
      legs.forEach((strokes, leg) => {
        const [from, to] = [corner(leg, jump), corner(leg + 1, jump)];
        strokes.forEach((sprite, index) => {
          const [thick, bright] = STROKES[index] ?? STROKES[0];
          if (!sprite) return;
          sprite.position.copyFrom(between(from, to, 0.5));
          sprite.rotation = angleTo(from, to);
          sprite.scale.set((gap(from, to) * 1.25) / 64, thick * width * unit * (1 - share * 0.7));
          sprite.alpha = bright * Math.min(1, (1 - share) * 3);
          if (share === 1) particles.give(sprite);
        });
      });
    };
  });
}

/** How far apart the ways of the rockets of a salvo are. */
const ABREAST = 30;
const STAGGER = 0.12;
const WISPS = 9;

/** Rockets fly in an arc, each on its own way, with trails of smoke that stay in the air. */
export function rocket(
  filmed: Filmed,
  shot: Flight & { readonly ms: number; readonly count?: number },
): Animation {
  const { from, to, unit, ms, count = 1 } = shot;
  const { particles } = filmed.sprites.sparks;
  const place = (share: number, index: number): Point | undefined => {
    const [start, end] = [muzzle(from(), to(), unit), endOf(shot)];
    if (!start || !end) return undefined;
    const { x, y } = between(start, end, share);
    const high = Math.sin(share * Math.PI);
    const [angle, aside] = [angleTo(start, end), high * (index - (count - 1) / 2) * ABREAST * unit];
    const up = (high * Math.min(60, gap(start, end) * 0.18)) / count;
    return { x: x - Math.sin(angle) * aside, y: y + Math.cos(angle) * aside - up };
  };
  const flying = scene(ms, () => {
    if (!place(0, 0)) return undefined;
    shot.fired?.();
    const rockets = Array.from({ length: count }, () => [
      particles.take('glow', 0xff9a3c),
      particles.take('missile', 0xf2efe6),
    ]);
    return (share) => {
      rockets.forEach((pair, index) => {
        const part = Math.max(0, Math.min(1, share * (1 + STAGGER * (count - 1)) - STAGGER * index));
        // Its fire is behind it.
        const spots = [place(part - 0.06, index), place(part, index)] as const;
        pair.forEach((sprite, layer) => {
          const spot = spots[layer];
          if (!sprite) return;
          if (spot) sprite.position.copyFrom(spot);
          sprite.rotation = angleTo(...spots);
          sprite.visible = part > 0 && part < 1;
          sprite.scale.set(0.66 * unit, 0.46 * unit);
          if (share === 1) particles.give(sprite);
        });
      });
    };
  });
  const wisps = Math.ceil(WISPS / Math.min(2, count));
  const trail = Array.from({ length: wisps * count }, (_, one) => {
    const share = (one / count + 0.5) / wisps;
    const { trails = [] } = smokeAt(filmed, () => place(share, one % count), unit);
    return trails.map((wisp) => after(share * ms, wisp));
  });
  return { ...flying, trails: trail.flat() };
}

const smokeAt = (filmed: Filmed, at: Spot, unit: number): Animation =>
  spray(filmed, {
    ...{ grain: 'puff', colours: [0xb9b4ab, 0x8d8880], count: 2, at, reach: [2 * unit, 12 * unit] },
    ...{ ms: [480, 760], size: [0.24 * unit, 0.6 * unit], alpha: 0.6 },
  });

/** A cone of flames that licks at its target. */
export function flames(
  filmed: Filmed,
  shot: Flight & { readonly ms: number; readonly count?: number },
): Animation {
  const { from, to, unit, count = 26 } = shot;
  const reach = (): number => {
    const [start, end] = [from(), endOf(shot)];
    return start && end ? gap(start, end) : 0;
  };
  const fired = scene(shot.ms, () => {
    shot.fired?.();
    return undefined;
  });
  const cone = (): Animation =>
    spray(filmed, {
      ...{ grain: 'puff', colours: FIRE, count, at: () => muzzle(from(), to(), unit) },
      ...{ towards: () => angleTo(from(), endOf(shot)), spread: 0.26 },
      ...{ reach: [reach() * 0.55, reach() * 1.02], ms: [280, 420], size: [0.16 * unit, 0.8 * unit] },
      ...{ over: shot.ms, alpha: 0.95 },
    });
  // How far it reaches is known when it begins.
  return together(fired, later(cone, 0));
}

/** A miss kicks up dust behind its target. */
export const goesWide = (filmed: Filmed, shot: Flight, colour: number): Animation =>
  dust(filmed, { at: () => endOf({ ...shot, misses: true }), unit: shot.unit, colour, count: 6 });
