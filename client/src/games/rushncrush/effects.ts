import { findBox } from '@gearhall/shared/games/rushncrush/content/gears';
import type { Event, EventOf } from '@gearhall/shared/games/rushncrush/events';
import { instant, together, type Animation } from '../../stage/animation';
import { banner, flare, pulse } from '../../stage/motions';
import { seatColour } from '../../stage/palette';
import { crash, crush, fire, ram, runOver, saw } from './effects/blows';
import { blowUp, flames } from './effects/bursts';
import {
  callsIn,
  colourOf,
  drive,
  mention,
  rolled,
  shake,
  slide,
  spaceSpot,
  speak,
  spot,
  type Show,
} from './effects/show';
import { HEAT_DICE } from './looks';
import { capital, ITEM_NAMES, nameOf } from './words/names';
import { gearShout, heatLines, LOSS_SHOUTS, SHOUTS, steeringLines } from './words/shows';

type Effect<Type extends Event['type']> = (event: EventOf<Type>, show: Show) => readonly Animation[];

/** Cars are there from the first view on; what they are dealt is told by the log. */
const untold = (): readonly Animation[] => [];

/** The gear and the speed on its plate change. */
function geared({ car, to }: EventOf<'geared'>, show: Show): readonly Animation[] {
  const { gear = 0, speed = 0 } = findBox(to) ?? {};
  return [
    instant(() => show.cast.change(car, () => ({ gear, speed }))),
    mention(show, car, gearShout(to), show.cast.palette.brass),
  ];
}

/** How everything that happens looks and sounds; what has no look of its own is only seen in the next view. */
const EFFECTS = {
  courseLaid: untold,
  carTaken: untold,
  driverTaken: untold,
  linedUp: ({ car }, show) => [pulse(show, colourOf(show, car), spot(show, car), 240)],
  roundBegan: ({ round }, show) => [banner(show, SHOUTS.round(round), show.cast.palette.brass, 700)],
  turnBegan: ({ car }, show) => [
    instant(() => {
      show.cast.attend(car);
      show.play('turn');
    }),
  ],
  geared,
  heatRolled: (event, show) =>
    rolled(show, {
      dice: event.dice,
      lines: heatLines(event),
      at: spot(show, event.car),
      read: event.heat > 0 ? 800 : 450,
      look: HEAT_DICE,
      fallen: () => show.play(event.heat > 0 ? 'hit' : 'miss'),
    }),
  steeringRolled: (event, show) =>
    event.dice.length === 0
      ? [mention(show, event.car, steeringLines(event).at(-1) ?? '')]
      : rolled(show, { dice: event.dice, lines: steeringLines(event), at: spot(show, event.car), read: 650 }),
  drove: ({ car, from, path }, show) => [instant(() => show.play('move')), drive(show, car, from, path)],
  lapBegan: ({ car, lap }, show) => [speak(show, car, SHOUTS.lap(lap), show.cast.palette.good)],
  crashed: crash,
  swerved: ({ car, from, to }, show) => [instant(() => show.play('move')), drive(show, car, from, [to])],
  stuck: ({ car }, show) => [
    together(shake(show, car), speak(show, car, SHOUTS.stuck, show.cast.palette.danger)),
  ],
  ranOver: runOver,
  sideRammed: ram,
  displaced: ({ car, to }, show) => [slide(show, car, to)],
  sawed: saw,
  rushedNCrushed: crush,
  ranUp: ({ car }, show) => [together(shake(show, car), speak(show, car, SHOUTS.ranUp))],
  armed: ({ car, item }, show) => [
    instant(() => show.cast.change(car, ({ armed }) => ({ armed: [...armed, item] }))),
    mention(show, car, ITEM_NAMES[item]),
  ],
  fired: fire,
  cooled: ({ car }, show) => [
    instant(() => show.cast.change(car, ({ heat }) => ({ heat: Math.max(0, heat - 1) }))),
    speak(show, car, SHOUTS.cooled, show.cast.palette.good),
  ],
  boosted: ({ car, spaces }, show) => [
    instant(() => show.play('launch')),
    together(flames(show, car), speak(show, car, SHOUTS.boost(spaces), show.cast.palette.copper)),
  ],
  mineLaid: ({ car, at }, show) => [
    instant(() => {
      show.play('miss');
      const { layout, cars, hazards } = show.cast;
      if (layout) hazards.putMine(layout, { at, seat: cars.get(car)?.picture?.seat });
    }),
    together(
      pulse(show, show.cast.palette.danger, spaceSpot(show, at), 320),
      speak(show, car, SHOUTS.mine, show.cast.palette.danger),
    ),
  ],
  mineGone: ({ at }, show) => [
    instant(() => {
      show.play('destroyed');
      show.cast.hazards.takeMine(at);
    }),
    flare(show, show.cast.palette.danger, spaceSpot(show, at)),
  ],
  damaged: ({ car, points, structure }, show) => [
    instant(() => {
      show.play('hit');
      show.cast.change(car, () => ({ structure }));
    }),
    together(
      flare(show, show.cast.palette.danger, spot(show, car)),
      speak(show, car, SHOUTS.damage(points), show.cast.palette.danger),
    ),
  ],
  // The dice that brought it have told how much.
  heated: ({ car, heat }, show) => [instant(() => show.cast.change(car, () => ({ heat })))],
  lost: ({ car, cause }, show) => [
    banner(show, `${capital(callsIn(show).full(car))}: ${LOSS_SHOUTS[cause]}`, colourOf(show, car), 900),
    ...(cause === 'resigned' ? [instant(() => show.cast.cars.drop(car))] : blowUp(show, car)),
  ],
  finished: ({ car, seat }, show) => [
    instant(() => {
      show.cast.finish(car);
      show.play('fanfare');
    }),
    together(
      pulse(show, seatColour(seat), spot(show, car), 700),
      pulse(show, show.cast.palette.text, spot(show, car), 500),
    ),
  ],
  resigned: ({ seat }, show) => [
    banner(show, `${nameOf(show.names(), seat)} gives up`, seatColour(seat), 1000),
  ],
  /** Who has won is told by the page. */
  ended: (_event, show) => [instant(() => show.play('fanfare'))],
} satisfies { [Type in Event['type']]: Effect<Type> };

/** The table is exhaustive; an event only ever meets the effect of its own type. */
export function animationsOf(event: Event, show: Show): readonly Animation[] {
  const effect = EFFECTS[event.type] as Effect<Event['type']>;
  return effect(event, show);
}
