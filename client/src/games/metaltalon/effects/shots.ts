import type { EventOf } from '@gearhall/shared/games/metaltalon/events';
import { easedOut, instant, rest, together, type Animation } from '../../../stage/animation';
import type { Point } from '../../../stage/geometry';
import { flare, pulse, scene } from '../../../stage/motions';
import { aimLine, cycled, scatter, tracer } from '../../../stage/unitMotions';
import type { EffectContext } from './context';

type ShotEvent = EventOf<'fired'> | EventOf<'rerolled'>;

const TUMBLE_MS = 560;
/** Long enough to read the sum. */
const READ_MS = 950;

/** The die tumbles over the target and comes to rest on the roll. */
function tumble(context: EffectContext, shot: ShotEvent): Animation {
  const { sprites } = context;
  let face = -1;
  return scene(TUMBLE_MS, () => {
    const at = sprites.spotOf(shot);
    if (!at) return undefined;
    sprites.placeDie(at);
    const { die } = sprites;
    const rest = die.root.y;
    die.root.visible = true;
    die.root.alpha = 1;
    die.tell('');
    return (share) => {
      const next = share === 1 ? shot.roll : 1 + (Math.floor(share * 11) % 6);
      if (next !== face || share === 1) die.show(next, context.roller(), (1 - easedOut(share)) * 7);
      die.root.y = rest - Math.abs(Math.sin(share * Math.PI * 2.5)) * 60 * (1 - share);
      face = next;
    };
  });
}

function fly(context: EffectContext, shot: ShotEvent): Animation {
  const { sprites } = context;
  const { danger, print } = sprites.palette;
  return tracer(context, {
    from: () => sprites.spotOf({ target: shot.ship }),
    to: () => sprites.spotOf(shot),
    colour: shot.damage > 0 ? danger : print,
    ms: 230,
    fired: () => context.play('fire'),
    ...(shot.damage === 0 && { past: beyond }),
  });
}

/** A shot without effect goes wide. */
const beyond = (from: Point, to: Point): Point => ({
  x: to.x + (to.x - from.x) * 0.25 + 40,
  y: to.y + (to.y - from.y) * 0.25 - 40,
});

/** A dotted line shows who fires at what while the die rolls and is read. */
const aim = (context: EffectContext, shot: ShotEvent): Animation =>
  aimLine(context, TUMBLE_MS + READ_MS, () => [
    context.sprites.spotOf({ target: shot.ship }),
    context.sprites.spotOf(shot),
  ]);

/** The sum appears when the die has come to rest. */
function read(context: EffectContext, shot: ShotEvent): Animation {
  let told = false;
  return scene(TUMBLE_MS + READ_MS, () => (share) => {
    if (told || share * (TUMBLE_MS + READ_MS) < TUMBLE_MS) return;
    told = true;
    context.sprites.die.tellShot(shot);
    if (shot.damage === 0) context.play('miss');
  });
}

/** Roll, sum, shot: the order at a real table. */
export function shoot(context: EffectContext, shot: ShotEvent): Animation[] {
  const { sprites } = context;
  return [
    together(aim(context, shot), tumble(context, shot), read(context, shot)),
    fly(context, shot),
    instant(() => {
      sprites.die.root.visible = false;
    }),
  ];
}

/** A flash at the target, and coins that fly off: one per cent lost, up to a handful. */
export function hit(context: EffectContext, at: () => Point | undefined, lost: number): Animation {
  const { sprites } = context;
  const { copper, steel, silver } = sprites.palette;
  const colours = [copper, steel, silver];
  const coins = cycled(colours, Math.min(lost, 9));
  const sound = { ...rest(0), begin: () => context.play('hit') };
  return together(
    sound,
    flare(context, sprites.palette.danger, at),
    scatter(context, at, { colours: coins, ms: 520, reach: (index) => 95 + (index % 3) * 32, twist: 0.7 }),
  );
}

export function burst(context: EffectContext, at: () => Point | undefined, lost: number): Animation {
  const { brass, danger, text } = context.sprites.palette;
  return together(
    hit(context, at, lost),
    pulse(context, danger, at, 480),
    pulse(context, brass, at, 640),
    pulse(context, text, at, 760),
  );
}
