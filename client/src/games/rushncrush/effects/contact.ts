import { after, eased, easedOut, trailing, type Animation } from '../../../stage/motions/animation';
import type { Point } from '../../../stage/geometry/geometry';
import { scene } from '../../../stage/motions/motions';
import { spray, type Spot } from '../../../stage/film/spray';
import { budge, WIND_UP_MS } from '../../../stage/film/strikes';
import { CM, off, placeOf, type Place } from '../looks/layout';
import { CAR } from '../looks/looks';
import type { SpaceId } from '@gearhall/shared/games/rushncrush/rules/course/road';
import { rubberAt } from '../board/marks';
import { headingOf, mark, partOf, placeIn, TYRE_SMOKE, UNIT, type EffectContext } from './context';

/** How a car runs into something: as it is drawn, away from the place where it stays. */
interface Charge {
  /** Before it: drawn back, and to the side to which it swings out. */
  readonly back: Point;
  readonly touch: Point;
  /** 1: what it hits is on its right, -1: on its left, 0: straight ahead. */
  readonly hand: number;
}
export type Aim = () => Charge | undefined;

/** How long a car takes to close in, in milliseconds. */
const CLOSING_MS = 120;
const RECOIL_MS = 300;
/** How far both are apart after it, and how far they have turned. */
export const APART = 8;
export const YAW = (6 * Math.PI) / 180;

const from = (start: Point, { x, y }: Point): Point => ({ x: x - start.x, y: y - start.y });
const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** How far ahead of a place, and to its right, a point is. */
function seenFrom({ at, angle }: Place, { x, y }: Point): { readonly ahead: number; readonly right: number } {
  const [dx, dy] = [x - at.x, y - at.y];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { ahead: dx * cos + dy * sin, right: dy * cos - dx * sin };
}

/** Of a car that rams another from the side, or runs up on it. */
export const aimAt =
  (context: EffectContext, car: string, target: string): Aim =>
  () => {
    const [own, other] = [placeIn(context, car), placeIn(context, target)];
    if (!own || !other) return undefined;
    const { ahead, right } = seenFrom(other, own.at);
    const side = Math.sign(right);
    if (Math.abs(right) < CAR.width / 2)
      return {
        back: from(own.at, off(own, -CAR.length / 2 + 4, 0)),
        touch: from(own.at, off(other, -CAR.length + 3, right)),
        hand: 0,
      };
    return {
      back: from(own.at, off(own, -10, side * 7)),
      touch: from(own.at, off(other, within(ahead, CAR.length * 0.4), side * (CAR.width - 3))),
      hand: -side,
    };
  };

/** Of a car that runs into a wall before it. */
export const aimAtWall =
  (context: EffectContext, car: string, wall: SpaceId): Aim =>
  () => {
    const { layout } = context.sprites;
    const own = placeIn(context, car);
    const block = layout && placeOf(layout, wall);
    if (!own || !block) return undefined;
    const { right } = seenFrom(block, own.at);
    return {
      back: from(own.at, off(own, -16, 0)),
      touch: from(own.at, off(block, -CM - CAR.length / 2 + 4, within(right, CM / 2))),
      hand: Math.abs(right) < CM / 2 ? 0 : -Math.sign(right),
    };
  };

/** Where a car is drawn when it touches what it has run into. */
export const touching =
  (context: EffectContext, car: string, aim: Aim): Spot =>
  () => {
    const [place, charge] = [placeIn(context, car), aim()];
    return place && charge && { x: place.at.x + charge.touch.x, y: place.at.y + charge.touch.y };
  };

/** Where two that touch touch: between their middles, or before the nose. */
export const contact =
  (context: EffectContext, car: string, aim: Aim): Spot =>
  (): Point | undefined => {
    const [place, at, hand] = [placeIn(context, car), touching(context, car, aim)(), aim()?.hand ?? 0];
    if (!place || !at) return undefined;
    return off({ at, angle: place.angle }, CAR.length * (hand === 0 ? 0.46 : 0.2), (hand * CAR.width) / 2);
  };

interface Pose {
  readonly shift: Point;
  readonly yaw: number;
}

/** Draws a car away from its place for as long as the film needs it. */
const posed = (
  { sprites }: EffectContext,
  car: string,
  ms: number,
  start: () => ((share: number) => Pose) | undefined,
): Animation =>
  scene(ms, () => {
    const poseAt = start();
    return (share) => {
      const root = sprites.units.get(car)?.root;
      if (!root || root.destroyed || !poseAt) return;
      const { shift, yaw } = poseAt(share);
      budge({ root }, shift);
      root.rotation = yaw;
    };
  });

const scaled = ({ x, y }: Point, by: number): Point => ({ x: x * by, y: y * by });
const added = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y });

/** While the dice tumble: the tyres smoke, and the car draws back. */
export const getReady = (context: EffectContext, car: string, aim: Aim): Animation => {
  const swing = posed(context, car, WIND_UP_MS, () => {
    const charge = aim();
    return (
      charge &&
      ((share) => ({ shift: scaled(charge.back, easedOut(share)), yaw: YAW * charge.hand * -share }))
    );
  });
  return { ...swing, trails: [...(burnout(context, car).trails ?? [])] };
};

/** The rear wheels spin. */
export const burnout = (context: EffectContext, car: string, count = 9): Animation =>
  spray(context, {
    ...{ grain: 'puff', colours: [TYRE_SMOKE], count, at: partOf(context, car, -32), over: 160 },
    ...{ towards: headingOf(context, car, Math.PI), spread: 0.75, reach: [10 * UNIT, 56 * UNIT] },
    ...{ ms: [300, 520], size: [0.14, 0.46], alpha: 0.5 },
  });

/** It closes in, and stays there. */
export const closeIn = (context: EffectContext, car: string, aim: Aim): Animation =>
  posed(context, car, CLOSING_MS, () => {
    const charge = aim();
    if (!charge) return undefined;
    const { back, touch, hand } = charge;
    return (share) => ({
      shift: added(scaled(back, 1 - share ** 2), scaled(touch, share ** 2)),
      yaw: YAW * hand * (2 * share - 1),
    });
  });

/** It bounces off, turned, and comes back to its place. */
export const bounceOff = (context: EffectContext, car: string, aim: Aim): Animation =>
  trailing(
    posed(context, car, RECOIL_MS, () => {
      const charge = aim();
      if (!charge) return undefined;
      const length = Math.max(1, Math.hypot(charge.touch.x, charge.touch.y));
      const away = scaled(charge.touch, -APART / length);
      return (share) => ({
        shift: added(
          scaled(charge.touch, 1 - eased(share)),
          scaled(away, share === 1 ? 0 : Math.sin(Math.min(1, share * 1.5) * Math.PI)),
        ),
        yaw: charge.hand * YAW * (1 - eased(share)),
      });
    }),
  );

/** A car that was hit is turned, and comes back; only its heading, since the blow moves it. */
export const spun = ({ sprites }: EffectContext, car: string, yaw: () => number, ms = RECOIL_MS): Animation =>
  trailing(
    scene(ms, () => {
      const most = yaw();
      return (share) => {
        const root = sprites.units.get(car)?.root;
        if (root && !root.destroyed)
          root.rotation = share === 1 ? 0 : most * Math.min(1, share * 9) * (1 - eased(share));
      };
    }),
  );

/** An end of a car is pressed in, and springs back; `to`: the length that is left. */
export const pressed = (
  { sprites }: EffectContext,
  car: string,
  end: 'nose' | 'tail',
  to = 0.86,
): Animation =>
  trailing(
    after(
      10,
      scene(360, () => (share) => {
        const view = sprites.units.get(car);
        if (!view || view.root.destroyed) return;
        const depth = share === 1 ? 0 : Math.min(1, share * 6) * (1 - eased(Math.max(0, share * 1.4 - 0.4)));
        view.press(end, 1 - (1 - to) * depth);
      }),
    ),
  );

/** Rubber on the road where a car stands, or where it is drawn when it touches something. */
export const skidMark = (
  context: EffectContext,
  car: string,
  { aim, turned = 0 }: { readonly aim?: Aim; readonly turned?: number } = {},
): Animation =>
  mark(context, () => {
    const place = placeIn(context, car);
    if (!place) return undefined;
    const at = added(place.at, aim?.()?.touch ?? { x: 0, y: 0 });
    return rubberAt({ at: off({ at, angle: place.angle }, -12, 0), angle: place.angle + turned });
  });
