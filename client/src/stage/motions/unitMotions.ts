import { turned, type Direction } from '@gearhall/shared/core/game/hex';
import { eased, easedOut, rest, together, trailing, type Animation } from './animation';
import { away, between, type Point } from '../geometry/geometry';
import { rise, scene, type Sparkling } from './motions';

/** A unit that can be moved. */
interface Mover {
  readonly root: {
    readonly destroyed: boolean;
    readonly position: { copyFrom(at: Point): unknown };
    zIndex: number;
  };
}

/** What the motions of units work with. */
interface OfUnits<Unit extends Mover> {
  readonly sprites: Spots & { readonly units: { get(id: string): Unit | undefined } };
}

interface Spots {
  spotOf(id: string): Point | undefined;
}

type Spot = () => Point | undefined;

const SIXTH = Math.PI / 3;

/** Reads where a unit is drawn at the moment of the call. */
export const spot =
  ({ sprites }: { readonly sprites: Spots }, id: string): Spot =>
  () =>
    sprites.spotOf(id);

/** The next text over the same unit begins only when this one is out of its way, in milliseconds. */
const BEAT_MS = 200;

/** Text that rises from a unit. The film goes on meanwhile. */
export const speak = (
  context: Sparkling & { readonly sprites: Spots },
  id: string,
  text: string,
  colour?: number,
): Animation => together(trailing(rise(context, text, spot(context, id), colour)), rest(BEAT_MS));

interface Slide {
  readonly from: Point;
  readonly to: Point;
  readonly ms: number;
  readonly ease: (share: number) => number;
  /** Drawn over the units that it passes. */
  readonly over?: boolean;
}

/** A unit moves in a straight line from one place to another. */
export function slideUnit(
  {
    sprites,
  }: OfUnits<Mover> & {
    readonly sprites: { change(id: string, change: () => { readonly at: Point }): void };
  },
  id: string,
  { from, to, ms, ease, over = false }: Slide,
): Animation {
  return scene(
    ms,
    () => {
      const view = sprites.units.get(id);
      if (view && over) view.root.zIndex = 2;
      return (share) => {
        if (view && !view.root.destroyed) view.root.position.copyFrom(between(from, to, ease(share)));
      };
    },
    () => sprites.change(id, () => ({ at: to })),
  );
}

interface Turn {
  readonly from: Direction;
  readonly to: Direction;
  /** Duration by the number of sixths of a turn. */
  readonly ms: (sixths: number) => number;
  angleOf(direction: Direction): number;
}

/** A unit turns in place, the shorter way. */
export function turnUnit(
  {
    sprites,
  }: OfUnits<Mover & { face(angle: number): void }> & {
    readonly sprites: { change(id: string, change: () => { readonly facing: Direction }): void };
  },
  id: string,
  { from, to, ms, angleOf }: Turn,
): Animation {
  const clockwise = turned(to, -from);
  const sixths = clockwise > 3 ? clockwise - 6 : clockwise;
  return scene(
    ms(Math.abs(sixths)),
    () => {
      const view = sprites.units.get(id);
      return (share) => {
        if (view && !view.root.destroyed) view.face(angleOf(from) + sixths * SIXTH * eased(share));
      };
    },
    () => sprites.change(id, () => ({ facing: to })),
  );
}

/** A unit lunges at something and draws back; `reach`: the share of the distance that it covers. */
export function lungeUnit(
  { sprites }: OfUnits<Mover>,
  id: string,
  target: Spot,
  { ms, reach }: { readonly ms: number; readonly reach: number },
): Animation {
  return scene(ms, () => {
    const view = sprites.units.get(id);
    const [from, to] = [sprites.spotOf(id), target()];
    if (!view || !from || !to) return undefined;
    return (share) => {
      if (view.root.destroyed) return;
      view.root.position.copyFrom(share === 1 ? from : between(from, to, Math.sin(share * Math.PI) * reach));
    };
  });
}

/** A dotted line; `ends` is called when the animation begins. */
export function aimLine(
  { sprites }: Sparkling,
  ms: number,
  ends: () => readonly [from: Point | undefined, to: Point | undefined],
): Animation {
  return scene(ms, () => {
    const [from, to] = ends();
    const line = from && to && sprites.sparks.aim(from, to);
    return (share) => {
      if (share === 1 && line && !line.destroyed) line.destroy();
    };
  });
}

interface Pieces {
  /** One for each piece. */
  readonly colours: readonly number[];
  readonly ms: number;
  /** How far a piece flies. */
  readonly reach: (index: number) => number;
  readonly size?: number;
  /** Added to each piece's even share of the circle, in radians. */
  readonly twist?: number;
  /** The higher, the later the pieces fade. */
  readonly fade?: number;
}

/** Pieces fly off in all directions. */
export function scatter(
  { sprites }: Sparkling,
  at: Spot,
  { colours, ms, reach, size = 1, twist = 1, fade = 3 }: Pieces,
): Animation {
  return scene(ms, () => {
    const from = at();
    if (!from) return undefined;
    const pieces = colours.map((colour, index) => {
      const piece = sprites.sparks.coin(colour, from);
      if (size !== 1) piece.scale.set(size);
      const angle = (index / colours.length) * 2 * Math.PI + index * twist;
      return { piece, to: away(from, angle, reach(index)) };
    });
    return (share) => {
      for (const { piece, to } of pieces) {
        if (piece.destroyed) continue;
        piece.position.copyFrom(between(from, to, easedOut(share)));
        piece.alpha = 1 - share ** fade;
        if (share === 1) piece.destroy();
      }
    };
  });
}

/** `count` colours, repeating the given ones. */
export const cycled = (colours: readonly number[], count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => colours[index % colours.length] ?? 0);
