import { together, type Animation } from '../../../stage/motions/animation';
import { between, type Point } from '../../../stage/geometry/geometry';
import { flare, scene } from '../../../stage/motions/motions';
import { cycled, scatter } from '../../../stage/motions/unitMotions';
import { CM, off } from '../looks/layout';
import { colourOf, type EffectContext } from './context';

/** Things that fly, burn and burst. */

/** Splinters fly from a place. */
export const splinter = (
  context: EffectContext,
  at: () => Point | undefined,
  colour: number,
  count = 9,
): Animation =>
  scatter(context, at, {
    colours: cycled([context.sprites.palette.silver, colour], count),
    ms: 420,
    reach: (index) => (0.9 + (index % 4) * 0.35) * CM,
    size: 0.32,
    fade: 2,
  });

/** A streak of fire or lead from one car to another; `count` of them, one after the other. */
export function volley(
  { sprites }: EffectContext,
  {
    car,
    target,
    colour,
    count,
  }: { readonly car: string; readonly target: string; readonly colour: number; readonly count: number },
): Animation {
  return scene(170 * count + 120, () => {
    const [from, to] = [sprites.spotOf(car), sprites.spotOf(target)];
    if (!from || !to) return undefined;
    const shots = Array.from({ length: count }, () => {
      const streak = sprites.sparks.tracer(colour);
      streak.rotation = Math.atan2(to.y - from.y, to.x - from.x);
      streak.scale.set(0.45);
      streak.visible = false;
      return streak;
    });
    return (share) => {
      shots.forEach((streak, index) => {
        if (streak.destroyed) return;
        const own = share * (count + 0.7) - index;
        streak.visible = own > 0 && own < 1;
        streak.position.copyFrom(between(from, to, Math.max(0, Math.min(1, own))));
        if (share === 1) streak.destroy();
      });
    };
  });
}

/** Flames behind a car. */
export function flames({ sprites }: EffectContext, car: string): Animation {
  return scene(460, () => {
    const place = sprites.units.get(car)?.place;
    if (!place) return undefined;
    const { copper, hazard, danger } = sprites.palette;
    const tongues = Array.from({ length: 9 }, (_, index) =>
      sprites.sparks.coin([hazard, copper, danger][index % 3] ?? hazard, place.at),
    );
    return (share) => {
      tongues.forEach((tongue, index) => {
        if (tongue.destroyed) return;
        const at = off(place, -CM * (0.7 + (1 + (index % 3)) * share), ((index % 5) - 2) * 3 * share);
        tongue.position.copyFrom(at);
        tongue.scale.set(0.35 + 0.5 * share);
        tongue.alpha = 1 - share;
        if (share === 1) tongue.destroy();
      });
    };
  });
}

/** A car blows up; its wreck stays where it was. */
export function blowUp(context: EffectContext, car: string): Animation[] {
  const { sprites } = context;
  const { danger, hazard, steel } = sprites.palette;
  let place: Point | undefined;
  const at = (): Point | undefined => place;
  const gone = (): Point | undefined => {
    const view = sprites.units.get(car);
    const picture = view?.picture;
    if (!view || !picture) return undefined;
    place = view.place.at;
    sprites.hazards.putWreck({ ...picture, place: view.place });
    context.play('destroyed');
    sprites.units.drop(car);
    return place;
  };
  const colour = colourOf(context, car);
  const pieces = scatter(context, gone, {
    colours: cycled([steel, colour, colour], 14),
    ms: 640,
    reach: (index) => (1.4 + (index % 4) * 0.8) * CM,
    size: 0.6,
  });
  return [pieces, together(flare(context, danger, at), flare(context, hazard, at))];
}
