import type { EventOf } from '@gearhall/shared/games/metaltalon/events';
import { easedOut, instant, rest, together, type Animation } from '../../../stage/animation';
import { between, type Point } from '../../../stage/geometry';
import { flare, pulse, scene } from '../../../stage/motions';
import { scatter, type Show } from './show';

type ShotEvent = EventOf<'fired'> | EventOf<'rerolled'>;

const TUMBLE_MS = 560;
/** Long enough to read the sum. */
const READ_MS = 950;

/** The die tumbles over the target and comes to rest on the roll. */
function tumble(show: Show, shot: ShotEvent): Animation {
  const { cast } = show;
  let face = -1;
  return scene(TUMBLE_MS, () => {
    const at = cast.spotOf(shot);
    if (!at) return undefined;
    cast.placeDie(at);
    const { die } = cast;
    const rest = die.root.y;
    die.root.visible = true;
    die.root.alpha = 1;
    die.tell('');
    return (share) => {
      const next = share === 1 ? shot.roll : 1 + (Math.floor(share * 11) % 6);
      if (next !== face || share === 1) die.show(next, show.roller(), (1 - easedOut(share)) * 7);
      die.root.y = rest - Math.abs(Math.sin(share * Math.PI * 2.5)) * 60 * (1 - share);
      face = next;
    };
  });
}

function tracer(show: Show, shot: ShotEvent): Animation {
  const { cast } = show;
  return scene(230, () => {
    const from = cast.spotOf({ target: shot.ship });
    const to = cast.spotOf(shot);
    if (!from || !to) return undefined;
    show.play('fire');
    const streak = cast.sparks.tracer(shot.damage > 0 ? cast.palette.danger : cast.palette.print);
    streak.rotation = Math.atan2(to.y - from.y, to.x - from.x);
    const past = shot.damage > 0 ? to : beyond(from, to);
    return (share) => {
      if (streak.destroyed) return;
      streak.position.copyFrom(between(from, past, share));
      if (share === 1) streak.destroy();
    };
  });
}

/** A shot without effect goes wide. */
const beyond = (from: Point, to: Point): Point => ({
  x: to.x + (to.x - from.x) * 0.25 + 40,
  y: to.y + (to.y - from.y) * 0.25 - 40,
});

/** A dotted line shows who fires at what while the die rolls and is read. */
function aim(show: Show, shot: ShotEvent): Animation {
  const { cast } = show;
  return scene(TUMBLE_MS + READ_MS, () => {
    const from = cast.spotOf({ target: shot.ship });
    const to = cast.spotOf(shot);
    const line = from && to && cast.sparks.aim(from, to);
    return (share) => {
      if (share === 1 && line && !line.destroyed) line.destroy();
    };
  });
}

/** The sum appears when the die has come to rest. */
function read(show: Show, shot: ShotEvent): Animation {
  let told = false;
  return scene(TUMBLE_MS + READ_MS, () => (share) => {
    if (told || share * (TUMBLE_MS + READ_MS) < TUMBLE_MS) return;
    told = true;
    show.cast.die.tellShot(shot);
    if (shot.damage === 0) show.play('miss');
  });
}

/** Roll, sum, shot: the order in which it is done at a table. */
export function shoot(show: Show, shot: ShotEvent): Animation[] {
  const { cast } = show;
  return [
    together(aim(show, shot), tumble(show, shot), read(show, shot)),
    tracer(show, shot),
    instant(() => {
      cast.die.root.visible = false;
    }),
  ];
}

/** A flash at the target, and as many coins as cents flying off, up to a handful. */
export function hit(show: Show, at: () => Point | undefined, lost: number): Animation {
  const { cast } = show;
  const { copper, steel, silver } = cast.palette;
  const colours = [copper, steel, silver];
  const coins = Array.from({ length: Math.min(lost, 9) }, (_, index) => colours[index % 3] ?? copper);
  const sound = { ...rest(0), begin: () => show.play('hit') };
  return together(sound, flare(show, cast.palette.danger, at), scatter(show, at, coins));
}

export function burst(show: Show, at: () => Point | undefined, lost: number): Animation {
  const { brass, danger, text } = show.cast.palette;
  return together(
    hit(show, at, lost),
    pulse(show, danger, at, 480),
    pulse(show, brass, at, 640),
    pulse(show, text, at, 760),
  );
}
