import type { EventOf } from '@gearhall/shared/games/rushncrush/events';
import { after, instant, rest, together, trailing, type Animation } from '../../../stage/motions/animation';
import { rise } from '../../../stage/motions/motions';
import { blast, dust, glow, smoke, spray, type Spot } from '../../../stage/film/spray';
import { lastBlow } from '../../../stage/film/strikes';
import type { Place } from '../looks/layout';
import { capital } from '../words/cars/names';
import { LOSS_SHOUTS } from '../words/board/shows';
import { wreckSoot } from '../board/marks';
import { callsIn, DUST, figureOf, HEAT, paintsOf, partOf, UNIT, type EffectContext } from './context';
import { burning } from './guns';

/** A car is out of the race. */

type Lost = EventOf<'lost'>;

const OVERHEAT_MS = 260;
const BLAST_MS = 760;
/** Its name is told when the blast is over. */
const TOLD_AFTER_MS = 360;

export const lose = (context: EffectContext, event: Lost): readonly Animation[] =>
  event.cause === 'resigned' ? leave(context, event) : destroy(context, event);

/** It stays with the wreck, wherever the camera goes on to. */
const told = (context: EffectContext, { car, cause }: Lost, at: Spot): Animation => {
  const text = `${capital(callsIn(context).full(car))}: ${LOSS_SHOUTS[cause]}`;
  return trailing(rise(context, text, at));
};

/** Taken off the track. */
const leave = (context: EffectContext, event: Lost): readonly Animation[] => {
  const { sprites } = context;
  return [
    together(
      dust(context, { at: partOf(context, event.car, 0), unit: UNIT * 1.5, colour: DUST, count: 12 }),
      told(context, event, partOf(context, event.car, 0)),
    ),
    instant(() => sprites.units.drop(event.car)),
    rest(160),
  ];
};

/** It bursts into its own panels and wheels; a wreck, soot and a column of smoke stay. */
function destroy(context: EffectContext, event: Lost): readonly Animation[] {
  const { car, cause } = event;
  const { sprites } = context;
  let place: Place | undefined;
  const at: Spot = () => place?.at ?? sprites.spotOf(car);
  const gone = instant(() => {
    const view = sprites.units.get(car);
    context.play('destroyed');
    if (!view?.picture) return;
    place = view.place;
    sprites.hazards.putWreck({ ...view.picture, place });
    sprites.sparks.traces.add(wreckSoot(place.at));
    sprites.units.drop(car);
  });
  const colours = paintsOf(context, car);
  return [
    ...(cause === 'heat' ? [overheated(context, car)] : []),
    lastBlow(context, figureOf(context, car)),
    gone,
    together(
      rest(BLAST_MS),
      ...blast(context, { at, unit: UNIT * 1.15, colours }),
      panels(context, at, colours),
      wheels(context, at),
      trailing(
        after(TOLD_AFTER_MS, smoke(context, { at, unit: UNIT * 1.2, count: 18, over: 1700 })),
        after(TOLD_AFTER_MS, told(context, event, at)),
      ),
    ),
  ];
}

/** What was under the bonnet comes out of it. */
const overheated = (context: EffectContext, car: string): Animation => {
  const hood = partOf(context, car, 16);
  return together(
    rest(OVERHEAT_MS),
    glow(context, { at: hood, unit: UNIT * 1.2, colour: HEAT, ms: OVERHEAT_MS }),
    burning(context, hood, OVERHEAT_MS + 100),
  );
};

/** Doors, the bonnet, the roof. */
const panels = (context: EffectContext, at: Spot, colours: readonly number[]): Animation =>
  spray(context, {
    ...{ grain: 'panel', colours, count: 8, at, reach: [44, 108], ms: [700, 1000] },
    ...{ size: [0.56, 0.38], spin: 8, falls: 20 },
  });

const wheels = (context: EffectContext, at: Spot): Animation =>
  spray(context, {
    ...{ grain: 'wheel', colours: [context.sprites.palette.silver], count: 4, at, reach: [60, 130] },
    ...{ ms: [800, 1100], size: [0.36, 0.3], spin: 12, falls: 26 },
  });
