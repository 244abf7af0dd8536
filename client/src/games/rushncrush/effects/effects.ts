import { findBox } from '@gearhall/shared/games/rushncrush/content/gears';
import type { Event, EventOf } from '@gearhall/shared/games/rushncrush/events';
import { instant, together, type Animation } from '../../../stage/motions/animation';
import { banner, flare, pulse } from '../../../stage/motions/motions';
import { seatColour } from '../../../stage/drawing/palette';
import { speak, spot } from '../../../stage/motions/unitMotions';
import { crash, crush, fire, ram, runOver, saw } from './blows';
import { blowUp, flames } from './bursts';
import {
  callsIn,
  colourOf,
  drive,
  mention,
  rolled,
  shake,
  slide,
  spaceSpot,
  type EffectContext,
} from './context';
import { HEAT_DICE } from '../looks/looks';
import { engineSound } from '../sounds/heard';
import { capital, ITEM_NAMES, nameOf } from '../words/cars/names';
import { gearShout, heatLines, LOSS_SHOUTS, SHOUTS, steeringLines } from '../words/board/shows';

type Effect<Type extends Event['type']> = (
  event: EventOf<Type>,
  context: EffectContext,
) => readonly Animation[];

/** No animation: cars are there from the first view on; the log says what they are dealt. */
const untold = (): readonly Animation[] => [];

/** The gear and the speed on its plate change. */
function geared({ car, to }: EventOf<'geared'>, context: EffectContext): readonly Animation[] {
  const { gear = 0, speed = 0 } = findBox(to) ?? {};
  return [
    instant(() => context.sprites.change(car, () => ({ gear, speed }))),
    mention(context, car, gearShout(to), context.sprites.palette.brass),
  ];
}

/** The animation and sound of every event; an event without one is only seen in the next view. */
const EFFECTS = {
  courseLaid: untold,
  carTaken: untold,
  driverTaken: untold,
  linedUp: ({ car }, context) => [pulse(context, colourOf(context, car), spot(context, car), 240)],
  roundBegan: ({ round }, context) => [
    banner(context, SHOUTS.round(round), context.sprites.palette.brass, 700),
  ],
  turnBegan: ({ car }, context) => [instant(() => context.sprites.attend(car))],
  geared,
  heatRolled: (event, context) =>
    rolled(context, {
      dice: event.dice,
      lines: heatLines(event),
      at: spot(context, event.car),
      read: event.heat > 0 ? 800 : 450,
      look: HEAT_DICE,
      fallen: () => context.play(event.heat > 0 ? 'heat' : 'cooled'),
    }),
  steeringRolled: (event, context) =>
    event.dice.length === 0
      ? [mention(context, event.car, steeringLines(event).at(-1) ?? '')]
      : rolled(context, {
          dice: event.dice,
          lines: steeringLines(event),
          at: spot(context, event.car),
          read: 650,
        }),
  drove: ({ car, from, path }, context) => [
    instant(() => context.play(engineSound(path.length))),
    drive(context, car, from, path),
  ],
  lapBegan: ({ car, lap }, context) => [speak(context, car, SHOUTS.lap(lap), context.sprites.palette.good)],
  crashed: crash,
  swerved: ({ car, from, to }, context) => [
    instant(() => context.play('tyre')),
    drive(context, car, from, [to]),
  ],
  stuck: ({ car }, context) => [
    together(shake(context, car), speak(context, car, SHOUTS.stuck, context.sprites.palette.danger)),
  ],
  ranOver: runOver,
  sideRammed: ram,
  displaced: ({ car, to }, context) => [slide(context, car, to)],
  sawed: saw,
  rushedNCrushed: crush,
  ranUp: ({ car }, context) => [together(shake(context, car), speak(context, car, SHOUTS.ranUp))],
  armed: ({ car, item }, context) => [
    instant(() => context.sprites.change(car, ({ armed }) => ({ armed: [...armed, item] }))),
    mention(context, car, ITEM_NAMES[item]),
  ],
  fired: fire,
  cooled: ({ car }, context) => [
    instant(() => context.sprites.change(car, ({ heat }) => ({ heat: Math.max(0, heat - 1) }))),
    speak(context, car, SHOUTS.cooled, context.sprites.palette.good),
  ],
  boosted: ({ car, spaces }, context) => [
    instant(() => context.play('boost')),
    together(flames(context, car), speak(context, car, SHOUTS.boost(spaces), context.sprites.palette.copper)),
  ],
  mineLaid: ({ car, at }, context) => [
    instant(() => {
      context.play('latch');
      const { layout, units, hazards } = context.sprites;
      if (layout) hazards.putMine(layout, { at, seat: units.get(car)?.picture?.seat });
    }),
    together(
      pulse(context, context.sprites.palette.danger, spaceSpot(context, at), 320),
      speak(context, car, SHOUTS.mine, context.sprites.palette.danger),
    ),
  ],
  mineGone: ({ at }, context) => [
    instant(() => {
      context.play('blast');
      context.sprites.hazards.takeMine(at);
    }),
    flare(context, context.sprites.palette.danger, spaceSpot(context, at)),
  ],
  damaged: ({ car, points, structure }, context) => [
    instant(() => {
      context.play('hit');
      context.sprites.change(car, () => ({ structure }));
    }),
    together(
      flare(context, context.sprites.palette.danger, spot(context, car)),
      speak(context, car, SHOUTS.damage(points), context.sprites.palette.danger),
    ),
  ],
  // The dice have already shown how much.
  heated: ({ car, heat }, context) => [instant(() => context.sprites.change(car, () => ({ heat })))],
  lost: ({ car, cause }, context) => [
    banner(
      context,
      `${capital(callsIn(context).full(car))}: ${LOSS_SHOUTS[cause]}`,
      colourOf(context, car),
      900,
    ),
    ...(cause === 'resigned' ? [instant(() => context.sprites.units.drop(car))] : blowUp(context, car)),
  ],
  finished: ({ car, seat }, context) => [
    instant(() => {
      context.sprites.finish(car);
      context.play('flag');
    }),
    together(
      pulse(context, seatColour(seat), spot(context, car), 700),
      pulse(context, context.sprites.palette.text, spot(context, car), 500),
    ),
  ],
  resigned: ({ seat }, context) => [
    banner(context, `${nameOf(context.names(), seat)} gives up`, seatColour(seat), 1000),
  ],
  /** The page says who has won. */
  ended: (_event, context) => [instant(() => context.play('fanfare'))],
} satisfies { [Type in Event['type']]: Effect<Type> };

/** The table is exhaustive; an event only ever gets the effect of its own type. */
export function animationsOf(event: Event, context: EffectContext): readonly Animation[] {
  const effect = EFFECTS[event.type] as Effect<Event['type']>;
  return effect(event, context);
}
