import type { Event, EventOf } from '@gearhall/shared/games/metalkrushers/events';
import {
  eased,
  easedOut,
  instant,
  rest,
  together,
  trailing,
  type Animation,
} from '../../../stage/motions/animation';
import { pulse, scene } from '../../../stage/motions/motions';
import { slam } from '../../../stage/film/slam';
import { dust } from '../../../stage/film/spray';
import { PITCH, pointOf } from '../looks/layout';
import { UNIT, type EffectContext } from './context';

/** Krushers enter: the lights go off, a lamp finds each, and its name plate slams onto the steel. */

type Entered = EventOf<'entered'>;

const LIGHTS_OFF_MS = 300;
const APART_MS = 200;
/** How long all of them stand in their light. */
const SHOWN_MS = 700;
const LIGHTS_ON_MS = 400;
const PLATE_MS = 1250;
/** The size of a name plate beside that of a banner. */
const PLATE = 0.5;
const KICK = 0.34;
/** How large a Krusher is meanwhile, how long it falls, and when it begins to shrink. */
const LARGE = 1.7;
const FALL_MS = 120;
const LARGE_UNTIL = 0.75;
const DROPPED_DUST = 0x8a8f94;

/** `put`: places it in the arena; `colour`: that of its seat. */
export function reveal(
  context: EffectContext,
  event: Entered,
  following: readonly Event[],
  { put, colour }: { readonly put: () => void; readonly colour: number },
): readonly Animation[] {
  const { lamps } = context.sprites;
  if (!lamps || context.isCalm()) return plainly(context, event, { put, colour });
  const isLast = !following.some(({ type }) => type === 'entered');
  return [
    lightsOff(context),
    instant(() => {
      put();
      lamps.shineOn(pointOf(event.at));
      context.play('enters');
      context.jolt(KICK);
    }),
    together(
      rest(APART_MS),
      dust(context, { at: () => pointOf(event.at), unit: UNIT, colour: DROPPED_DUST, count: 9 }),
      trailing(namePlate(context, event, colour), drop(context, event)),
    ),
    ...(isLast ? [rest(SHOWN_MS), trailing(lightsOn(context))] : []),
  ];
}

const plainly = (
  context: EffectContext,
  { at }: Entered,
  { put, colour }: { readonly put: () => void; readonly colour: number },
): readonly Animation[] => [
  instant(() => {
    put();
    context.play('enters');
  }),
  pulse(context, colour, () => pointOf(at), 420),
];

/** Only before the first that enters: how long it takes is known when it begins. */
function lightsOff({ sprites }: EffectContext): Animation {
  let ms = 0;
  return {
    begin: () => (ms = sprites.lamps?.isDark === false ? LIGHTS_OFF_MS : 0),
    frame: (share) => sprites.lamps?.darken(ms === 0 ? 1 : eased(share)),
    get ms() {
      return ms;
    },
  };
}

const lightsOn = ({ sprites }: EffectContext): Animation =>
  scene(LIGHTS_ON_MS, () => (share) => sprites.lamps?.darken(1 - eased(share)));

/** It falls out of the dark, and is as large as life until the lights come on. */
const drop = ({ sprites }: EffectContext, { krusher }: Entered): Animation =>
  scene(PLATE_MS, () => {
    const root = sprites.units.get(krusher)?.root;
    const size = root?.scale.x ?? 1;
    return (share) => {
      if (!root || root.destroyed) return;
      const falls = 1 - easedOut(Math.min(1, (share * PLATE_MS) / FALL_MS));
      const shrinks = eased(Math.max(0, share - LARGE_UNTIL) / (1 - LARGE_UNTIL));
      root.scale.set(size * (1 + (LARGE - 1) * (1 - shrinks) + falls));
    };
  });

const namePlate = (context: EffectContext, { at, name }: Entered, colour: number): Animation => {
  const { sparks } = context.sprites;
  return slam({
    make: () => {
      const plate = sparks.banner(name, colour);
      const { x, y } = pointOf(at);
      plate.position.copyFrom({ x, y: y + PITCH * (y > 0 ? -1.25 : 1.25) });
      return plate;
    },
    size: () => sparks.size * PLATE,
    ms: PLATE_MS,
    isCalm: false,
  });
};
