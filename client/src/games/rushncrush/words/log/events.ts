import { CAR_CARDS, DRIVER_CARDS, SKULL_HEAT } from '@gearhall/shared/games/rushncrush/content/cars';
import { costs } from '@gearhall/shared/games/rushncrush/content/equipment';
import type {
  DamageSource,
  Event,
  EventOf,
  HeatSource,
  LossCause,
} from '@gearhall/shared/games/rushncrush/events';
import { parseCourse } from '@gearhall/shared/games/rushncrush/rules/course/courses';
import type { LogLine } from '../../../../stage/contract/words';
import { courseName, kindInWords } from '../setup/courses';
import { endingSentence, placesSentence } from './ending';
import {
  boxInWords,
  capital,
  carName,
  count,
  driverName,
  fixedInWords,
  ITEM_NAMES,
  itemsInWords,
  nameOf,
  placeInWords,
  TEAM_NAMES,
} from '../cars/names';
import { RAM_LINES } from './rams';
import { begun, ended } from './runs';
import type { LogContext } from './logContext';
import { droveLine, firedText, gearLine, heatText, steeringText } from './turns';

type LineWriter<Type extends Event['type']> = (
  event: EventOf<Type>,
  context: LogContext,
) => LogLine | undefined;

const DAMAGE_WORDS: Readonly<Record<DamageSource, string>> = {
  wall: 'on the wall',
  wreck: 'on the wreck',
  mine: 'by the mine',
  sideRam: 'by the ram',
  circularSaw: 'by the saw',
  rushNCrush: 'by the crash',
  machineGun: 'by the bullets',
};

const HEAT_WORDS: Readonly<Record<HeatSource, string>> = {
  engine: 'the engine',
  rocketBooster: 'the Rocket Booster',
  flamer: 'the flames',
};

const LOSSES: Readonly<Record<LossCause, string>> = {
  structure: 'falls apart: its last Structure point is gone. The wreck stays on the track.',
  heat: 'blows up: too much heat. The wreck stays on the track.',
  resigned: 'is taken off the track.',
};

/** "Short open course"; by lot: "Ring, 2 laps, laid by lot". */
function courseInWords(text: string, random: boolean): string {
  const course = parseCourse(text);
  if (!random || !('tiles' in course)) return courseName(text);
  return `${capital(kindInWords(course))}, laid by lot`;
}

const points = (amount: number): string => count(amount, 'Structure point');

/** Obstacles whose lines already name what is lost, so that only the number is missing. */
const OBSTACLES = { wall: true, wreck: true, mine: true };

const LINES: { readonly [Type in Event['type']]: LineWriter<Type> } = {
  courseLaid: ({ course, random }) => ({
    text: `${courseInWords(course, random)}: ${course.split(':')[1]?.replaceAll('-', ' ') ?? ''}.`,
  }),
  carTaken: ({ car, seat, card, dealt }, { by, names }) =>
    by(
      car,
      `${nameOf(names, seat)} ${dealt ? 'gets' : 'takes'} ${carName(card)} of ${TEAM_NAMES[CAR_CARDS[card].team]}: ${fixedInWords(CAR_CARDS[card].fixed)}.`,
    ),
  driverTaken: ({ car, card }, { by, full }) =>
    by(
      car,
      `${driverName(card)} drives ${full(car)}: ${itemsInWords(DRIVER_CARDS[card].items)}, Rocket Booster and Fire Extinguisher.`,
    ),
  linedUp: ({ car, at }, { by, full }) => by(car, `${capital(full(car))} lines up: ${placeInWords(at)}.`),
  roundBegan: ({ round, order }, { short }) => ({
    text: `Round ${round}: ${order.map(short).join(', ')}`,
    heading: true,
  }),
  turnBegan: ({ car }, { by, full, boxOf }) =>
    by(car, `It is the turn of ${full(car)}, in ${boxInWords(boxOf(car))}.`),
  geared: gearLine,
  heatRolled: (event, context) =>
    begun(context.by(event.car, heatText(event, context), event.dice), `heat ${event.car}`, context),
  steeringRolled: (event, context) => context.by(event.car, steeringText(event, context), event.dice),
  drove: droveLine,
  lapBegan: ({ car, lap }, { by, full, laps }) =>
    by(
      car,
      `${capital(full(car))} crosses the line: ${laps > 1 ? `lap ${lap} of ${laps}` : 'the lap begins'}.`,
    ),
  ...RAM_LINES,
  armed: ({ car, item }, { by, short }) => {
    const from = `${short(car)} arms the ${ITEM_NAMES[item]}`;
    const text = (before: string): string => `${before} and the ${ITEM_NAMES[item]}.`;
    return { ...by(car, `${from}.`), run: { id: `${car} arms`, from, text } };
  },
  fired: (event, context) => {
    const { car, item, target, dice } = event;
    const brings = costs(item, 'heat') ? 'heat' : 'harm';
    return begun(context.by(car, firedText(event, context), dice), `${brings} ${target}`, context);
  },
  cooled: ({ car }, { by, short }) => by(car, `${short(car)} uses the Fire Extinguisher: a heat point less.`),
  boosted: ({ car, spaces }, { by, short }) =>
    by(car, `${short(car)} lights the Rocket Booster: ${count(spaces, 'space')} straight ahead.`),
  mineLaid: ({ car, at, left }, { by, short }) =>
    by(car, `${short(car)} drops a mine on ${placeInWords(at)}: ${count(left, 'mine')} left.`),
  mineGone: ({ at }) => ({ text: `The mine on ${placeInWords(at)} is gone.` }),
  damaged: ({ car, by: source, points: lost, structure }, context) => {
    const text = `${capital(context.full(car))} loses ${points(lost)} ${DAMAGE_WORDS[source]}: ${structure} left.`;
    const left = source in OBSTACLES ? String(structure) : points(structure);
    return ended(context.by(car, text), { id: `harm ${car}`, end: `${left} left` }, context);
  },
  heated: ({ car, by: source, points: more, heat }, context) => {
    const text = `${count(more, 'heat point')} by ${HEAT_WORDS[source]} for ${context.full(car)}: ${heat} of ${SKULL_HEAT}.`;
    return ended(
      context.by(car, text),
      { id: `heat ${car}`, end: `Heat now ${heat} of ${SKULL_HEAT}` },
      context,
    );
  },
  lost: ({ car, cause }, { by, full }) => by(car, `${capital(full(car))} ${LOSSES[cause]}`),
  finished: ({ car }, { by, full }) => by(car, `${capital(full(car))} is the first over the line!`),
  resigned: ({ seat }, { names }) => ({ seat, text: `${nameOf(names, seat)} gives up.` }),
  ended: ({ winners, cause }, { names, standings }) => ({
    text: `${endingSentence(winners, cause, names)} ${placesSentence(standings())}`.trim(),
    heading: true,
  }),
};

export function lineOf(event: Event, context: LogContext): LogLine | undefined {
  const line = LINES[event.type] as LineWriter<Event['type']>;
  return line(event, context);
}
