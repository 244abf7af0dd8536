import { findBox } from '@gearhall/shared/games/rushncrush/content/gears';
import type { Event, EventOf } from '@gearhall/shared/games/rushncrush/events';
import { instant, rest, together, trailing, type Animation } from '../../../stage/motions/animation';
import { banner, pulse } from '../../../stage/motions/motions';
import { seatColour } from '../../../stage/drawing/palette';
import { debris, glow, smoke, spray } from '../../../stage/film/spray';
import { speak, spot } from '../../../stage/motions/unitMotions';
import { crush, ram, runUp, saw } from './clashes';
import {
  colourOf,
  headingOf,
  HEAT,
  mention,
  paintsOf,
  partOf,
  rolled,
  UNIT,
  type EffectContext,
} from './context';
import { drive, slide } from './driving';
import { lose } from './ends';
import { arm, blowMine, boost, cool, layMine } from './equipment';
import { isFinal, sweep } from './finish';
import { burning, fire } from './guns';
import { crash, runOver, stuck } from './obstacles';
import { start } from './start';
import { HEAT_DICE } from '../looks/looks';
import { engineSound } from '../sounds/heard';
import { nameOf } from '../words/cars/names';
import { gearShout, heatLines, SHOUTS, steeringLines } from '../words/board/shows';

type Effect<Type extends Event['type']> = (
  event: EventOf<Type>,
  context: EffectContext,
  following: readonly Event[],
) => readonly Animation[];

/** No animation: cars are there from the first view on; the log says what they are dealt. */
const untold = (): readonly Animation[] => [];

/** The gear and the speed on its plate change. */
function geared({ car, to }: EventOf<'geared'>, context: EffectContext): readonly Animation[] {
  const { gear = 0, speed = 0 } = findBox(to) ?? {};
  return [
    instant(() => context.sprites.change(car, () => ({ gear, speed }))),
    together(
      mention(context, { car, text: gearShout(to), colour: context.sprites.palette.brass }),
      exhaust(context, car),
    ),
  ];
}

const exhaust = (context: EffectContext, car: string): Animation =>
  spray(context, {
    ...{ grain: 'puff', colours: [0x9a948c], count: 4, at: partOf(context, car, -28), over: 90 },
    ...{ towards: headingOf(context, car, Math.PI), spread: 0.4, reach: [8, 26], ms: [260, 420] },
    ...{ size: [0.12, 0.34], alpha: 0.5 },
  });

/** With so little structure left it smokes when it is hit; with the last of it, it burns. */
const SMOKES_UP_TO = 3;
const BURNS_UP_TO = 1;

/** The blow itself has been seen: what it cost pops up, and nothing waits for it. */
function damaged(
  { car, points, structure }: EventOf<'damaged'>,
  context: EffectContext,
): readonly Animation[] {
  const { danger } = context.sprites.palette;
  const hood = partOf(context, car, 16);
  return [
    instant(() => {
      context.play('hit');
      context.sprites.change(car, () => ({ structure }));
    }),
    together(
      rest(90),
      debris(context, {
        ...{ at: spot(context, car), unit: UNIT * 0.9, colours: paintsOf(context, car) },
        count: Math.min(8, 2 * points),
      }),
      ...(structure <= SMOKES_UP_TO
        ? [smoke(context, { at: hood, unit: UNIT * 0.7, count: 6, over: 500 })]
        : []),
      ...(structure <= BURNS_UP_TO ? [burning(context, hood, 700)] : []),
      trailing(speak(context, car, SHOUTS.damage(points), danger)),
    ),
  ];
}

/** Heat glows under the bonnet. The dice have already shown how much. */
const heated = ({ car, heat }: EventOf<'heated'>, context: EffectContext): readonly Animation[] => [
  instant(() => context.sprites.change(car, () => ({ heat }))),
  together(
    glow(context, { at: partOf(context, car, 16), unit: UNIT, colour: HEAT, ms: 520 }),
    smoke(context, { at: partOf(context, car, 16), unit: UNIT * 0.45, count: 3 + heat, over: 300 }),
  ),
];

/** Scraps of the flag, and of the colour that has won. */
const confetti = (context: EffectContext, { car, seat }: EventOf<'finished'>): Animation =>
  spray(context, {
    ...{ grain: 'chip', colours: [0xffffff, 0x17181a, seatColour(seat)], count: 48 },
    ...{ at: spot(context, car), over: 500, reach: [30, 170], ms: [800, 1400] },
    ...{ size: [0.2, 0.16], spin: 9, falls: 60 },
  });

/** The animation and sound of every event; an event without one is only seen in the next view. */
const EFFECTS = {
  courseLaid: untold,
  carTaken: untold,
  driverTaken: untold,
  linedUp: ({ car }, context) => [
    together(rest(90), trailing(pulse(context, colourOf(context, car), spot(context, car), 240))),
  ],
  roundBegan: ({ round, order }, context) => [
    ...(round === 1 ? start(context, { order }) : []),
    together(rest(400), trailing(banner(context, SHOUTS.round(round), context.sprites.palette.brass, 700))),
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
      ? [mention(context, { car: event.car, text: steeringLines(event).at(-1) ?? '' })]
      : rolled(context, {
          dice: event.dice,
          lines: steeringLines(event),
          at: spot(context, event.car),
          read: 650,
        }),
  drove: ({ car, from, path }, context, following) => [
    instant(() => context.play(engineSound(path.length))),
    drive(context, { car, from, path }, { isFinal: isFinal(car, following) }),
  ],
  lapBegan: ({ car, lap }, context) => [
    mention(context, { car, text: SHOUTS.lap(lap), colour: context.sprites.palette.good }),
  ],
  crashed: (event, context) => crash(context, event),
  swerved: ({ car, from, to }, context) => [
    instant(() => context.play('tyre')),
    drive(context, { car, from, path: [to] }, { slips: true }),
  ],
  stuck: (event, context) => stuck(context, event),
  ranOver: (event, context) => runOver(context, event),
  sideRammed: (event, context) => ram(context, event),
  displaced: ({ car, to }, context) => [slide(context, car, to)],
  sawed: (event, context) => saw(context, event),
  rushedNCrushed: (event, context) => crush(context, event),
  ranUp: (event, context) => runUp(context, event),
  armed: (event, context) => arm(context, event),
  fired: (event, context) => fire(context, event),
  cooled: (event, context) => cool(context, event),
  boosted: (event, context) => boost(context, event),
  mineLaid: (event, context) => layMine(context, event),
  mineGone: (event, context) => blowMine(context, event),
  damaged,
  heated,
  lost: (event, context) => lose(context, event),
  finished: (event, context) => [
    instant(() => {
      context.sprites.finish(event.car);
      context.play('flag');
    }),
    together(rest(600), sweep(context), confetti(context, event)),
  ],
  resigned: ({ seat }, context) => [
    together(
      rest(300),
      trailing(banner(context, `${nameOf(context.names(), seat)} gives up`, seatColour(seat), 1000)),
    ),
  ],
  /** The page says who has won. */
  ended: (_event, context) => [instant(() => context.play('fanfare'))],
} satisfies { [Type in Event['type']]: Effect<Type> };

/** The table is exhaustive; an event only ever gets the effect of its own type. */
export function animationsOf(
  event: Event,
  context: EffectContext,
  following: readonly Event[] = [],
): readonly Animation[] {
  const effect = EFFECTS[event.type] as Effect<Event['type']>;
  return effect(event, context, following);
}
