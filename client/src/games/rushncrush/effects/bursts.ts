import { easedOut, together, type Animation } from '../../../stage/animation';
import { between, type Point } from '../../../stage/geometry';
import { flare, scene } from '../../../stage/motions';
import { seatColour } from '../../../stage/palette';
import { CM, off } from '../layout';
import type { Show } from './show';

/** What flies, burns and bursts. */

/** Splinters fly from a place. */
export function splinter({ cast }: Show, at: () => Point | undefined, colour: number, count = 9): Animation {
  return scene(420, () => {
    const from = at();
    if (!from) return undefined;
    const parts = Array.from({ length: count }, (_, index) =>
      cast.sparks.coin(index % 2 ? colour : cast.palette.silver, from),
    );
    for (const part of parts) part.scale.set(0.32);
    return (share) => {
      parts.forEach((part, index) => {
        if (part.destroyed) return;
        const angle = (index / count) * 2 * Math.PI + index;
        const way = (0.9 + (index % 4) * 0.35) * CM * easedOut(share);
        part.position.set(from.x + Math.cos(angle) * way, from.y + Math.sin(angle) * way);
        part.alpha = 1 - share ** 2;
        if (share === 1) part.destroy();
      });
    };
  });
}

/** A streak of fire or lead from one car to another; `count` of them, one after the other. */
export function volley(
  { cast }: Show,
  {
    car,
    target,
    colour,
    count,
  }: { readonly car: string; readonly target: string; readonly colour: number; readonly count: number },
): Animation {
  return scene(170 * count + 120, () => {
    const [from, to] = [cast.spotOf(car), cast.spotOf(target)];
    if (!from || !to) return undefined;
    const shots = Array.from({ length: count }, () => {
      const streak = cast.sparks.tracer(colour);
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
export function flames({ cast }: Show, car: string): Animation {
  return scene(460, () => {
    const place = cast.cars.get(car)?.place;
    if (!place) return undefined;
    const { copper, hazard, danger } = cast.palette;
    const tongues = Array.from({ length: 9 }, (_, index) =>
      cast.sparks.coin([hazard, copper, danger][index % 3] ?? hazard, place.at),
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
export function blowUp(show: Show, car: string): Animation[] {
  const { cast } = show;
  const { danger, hazard, steel } = cast.palette;
  let place: Point | undefined;
  const pieces = scene(640, () => {
    const view = cast.cars.get(car);
    const picture = view?.picture;
    if (!view || !picture) return undefined;
    place = view.place.at;
    cast.hazards.putWreck({ ...picture, place: view.place });
    show.play('destroyed');
    cast.cars.drop(car);
    const from = place;
    const colour = seatColour(picture.seat);
    const parts = Array.from({ length: 14 }, (_, index) =>
      cast.sparks.coin(index % 3 ? colour : steel, from),
    );
    return (share) => {
      parts.forEach((part, index) => {
        if (part.destroyed) return;
        const angle = (index / parts.length) * 2 * Math.PI + index;
        const way = (1.4 + (index % 4) * 0.8) * CM * easedOut(share);
        part.position.set(from.x + Math.cos(angle) * way, from.y + Math.sin(angle) * way);
        part.scale.set(0.6);
        part.alpha = 1 - share ** 3;
        if (share === 1) part.destroy();
      });
    };
  });
  const at = (): Point | undefined => place;
  return [pieces, together(flare(show, danger, at), flare(show, hazard, at))];
}
