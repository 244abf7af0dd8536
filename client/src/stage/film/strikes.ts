import { Container } from 'pixi.js';
import { after, easedOut, instant, rest, together, trailing, type Animation } from '../motions/animation';
import { scene } from '../motions/motions';
import { between, gap, type Point } from '../geometry/geometry';
import type { Textures } from '../sprites/Textures';
import { silhouetteOf } from './silhouette';
import { glow, sparkFan, type Filmed, type Spot } from './spray';

/** A unit as films need it. */
interface Figure {
  readonly root: Container;
  /** Its names and signs, its shadow and what it stands on: they do not flash. */
  readonly aside?: readonly Container[];
}
export type FigureOf = () => Figure | undefined;

/** Nothing of a shot comes later than this after the dice have landed (milliseconds). */
export const LANDED_MS = 100;
/** The moment in which everything stands still when a blow lands. */
const HIT_STOP_MS = 60;
const WHITE_MS = 50;
const KNOCK_MS = 220;
export const WIND_UP_MS = 200;

/** Draws a unit away from its place, by units of the board; its place stays. */
export function budge({ root }: Figure, { x, y }: Point): void {
  if (!root.destroyed) root.pivot.set(-x / root.scale.x, -y / root.scale.y);
}

const lengthways = (angle: number, length: number): Point => ({
  x: Math.cos(angle) * length,
  y: Math.sin(angle) * length,
});

export const angleTo = (from: Point | undefined, to: Point | undefined): number =>
  from && to ? Math.atan2(to.y - from.y, to.x - from.x) : 0;

/** A unit is drawn away from its place along an angle: how far, by the share of the motion. At its end it is back. */
const sway = (
  figure: FigureOf,
  {
    ms,
    towards,
    far,
  }: { readonly ms: number; readonly towards: () => number; readonly far: (share: number) => number },
): Animation =>
  scene(ms, () => {
    const angle = towards();
    return (share) => {
      const one = figure();
      if (one) budge(one, lengthways(angle, share === 1 ? 0 : far(share)));
    };
  });

export interface Attack {
  readonly attacker: FigureOf;
  readonly from: Spot;
  readonly to: Spot;
  /** The size of units: 1 is 90 units of the board. */
  readonly unit: number;
}

interface Lean {
  readonly from: Spot;
  readonly to: Spot;
  /** How far it leans towards the other, by the share of the motion. */
  readonly far: (share: number) => number;
}

/** A unit leans towards another, and stays like that. */
const leaning = (figure: FigureOf, { from, to, far }: Lean, ms: number): Animation =>
  scene(ms, () => {
    const angle = angleTo(from(), to());
    return (share) => {
      const one = figure();
      if (one) budge(one, lengthways(angle, far(share)));
    };
  });

/** Before a shot: the shooter draws back a little, and light gathers at its weapon. */
export const windUp = (filmed: Filmed, { attacker, from, to, unit }: Attack, colour: number): Animation =>
  together(
    leaning(attacker, { from, to, far: (share) => -6 * unit * easedOut(share) }, WIND_UP_MS),
    glow(filmed, { at: () => muzzle(from(), to(), unit), unit: unit * 0.7, colour, ms: WIND_UP_MS }),
  );

/** Where a shot leaves its shooter. */
export function muzzle(from: Point | undefined, to: Point | undefined, unit: number): Point | undefined {
  if (!from || !to) return undefined;
  return between(from, to, Math.min(0.4, (34 * unit) / Math.max(1, gap(from, to))));
}

/** After a shot: its shooter is thrown back, and settles. */
export const recoil = ({ attacker, from, to, unit }: Attack): Animation =>
  trailing(
    sway(attacker, {
      ...{ ms: 200, towards: () => angleTo(to(), from()) },
      far: (share) => 6 * unit * (1 - easedOut(share)),
    }),
  );

/** How far apart the middles of two units are when they touch. */
const TOUCHING = 58;
const DRAWN_BACK = 14;

/** Before a blow: the attacker draws back from its target. */
export const drawBack = ({ attacker, from, to, unit }: Attack, ms = WIND_UP_MS): Animation =>
  leaning(attacker, { from, to, far: (share) => -DRAWN_BACK * unit * easedOut(share) }, ms);

const farOf = ({ from, to, unit }: Attack): number => {
  const [start, end] = [from(), to()];
  return start && end ? Math.max(0, gap(start, end) - TOUCHING * unit) : 0;
};

/** The blow itself: the attacker reaches its target, and stays there until it draws back. */
export const strikeAt = (attack: Attack, ms = 110): Animation => {
  const back = DRAWN_BACK * attack.unit;
  return leaning(
    attack.attacker,
    { ...attack, far: (share) => -back + (farOf(attack) + back) * share ** 2 },
    ms,
  );
};

/** After a blow: the attacker goes back to its place. */
export const comeBack = (attack: Attack): Animation =>
  trailing(
    leaning(attack.attacker, { ...attack, far: (share) => farOf(attack) * (1 - easedOut(share)) }, 260),
  );

/** What a film of blows needs to know of its board. */
export interface Filming extends Filmed {
  readonly sprites: Filmed['sprites'] & { readonly sparks: { readonly textures: Textures } };
  jolt(trauma: number): void;
  punch(): void;
  /** Nothing flashes or shakes. */
  isCalm(): boolean;
}

/** A unit is white for a moment. */
export const whiten = ({ sprites, isCalm }: Filming, figure: FigureOf, ms = WHITE_MS): Animation =>
  scene(ms, () => {
    const one = figure();
    if (!one || isCalm()) return undefined;
    const white = new Container();
    for (const part of one.root.children)
      if (part.visible && !one.aside?.includes(part))
        white.addChild(silhouetteOf(part, sprites.sparks.textures));
    one.root.addChild(white);
    return (share) => {
      if (share === 1 && !white.destroyed) white.destroy({ children: true });
    };
  });

interface Impact {
  readonly victim: FigureOf;
  readonly from: Spot;
  readonly at: Spot;
  readonly unit: number;
  /** How far the victim is knocked away. */
  readonly knock?: number;
  readonly trauma?: number;
  /** How hard it is: the number of sparks. */
  readonly sparks?: number;
}

/** A blow or a shot lands: everything stands still for a moment, the victim flashes, is knocked away and comes back. */
export function impact(
  filming: Filming,
  { victim, from, at, unit, knock = 9, trauma = 0.35, sparks = 34 }: Impact,
): Animation {
  const back = (): number => angleTo(at(), from());
  const edge = (): Point | undefined => {
    const [place, origin] = [at(), from()];
    return place && origin
      ? between(place, origin, Math.min(0.5, (26 * unit) / Math.max(1, gap(place, origin))))
      : place;
  };
  const knocked = sway(victim, {
    ...{ ms: KNOCK_MS, towards: () => angleTo(from(), at()) },
    far: (share) => knock * unit * Math.min(1, share * 8) * (1 - easedOut(share)),
  });
  return together(
    instant(() => filming.jolt(trauma)),
    whiten(filming, victim),
    rest(HIT_STOP_MS),
    glow(filming, { at: edge, unit, colour: 0xffc070, ms: 220 }),
    sparkFan(filming, { at: edge, unit, towards: back, count: sparks }),
    trailing(after(HIT_STOP_MS / 2, knocked)),
  );
}

/** The last blow: everything stands still for longer, the victim is white, the camera goes close. */
export const lastBlow = (filming: Filming, victim: FigureOf): Animation =>
  together(
    instant(() => {
      filming.jolt(0.8);
      filming.punch();
    }),
    whiten(filming, victim, 80),
    rest(80),
  );
