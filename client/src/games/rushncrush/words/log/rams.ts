import type { Event, EventOf } from '@gearhall/shared/games/rushncrush/events';
import type { LogLine } from '../../../../stage/contract/words';
import { capital, count, placeInWords } from '../cars/names';
import { begun } from './runs';
import type { LogContext } from './logContext';

type LineWriter<Type extends Event['type']> = (
  event: EventOf<Type>,
  context: LogContext,
) => LogLine | undefined;

type Bumps =
  | 'crashed'
  | 'swerved'
  | 'stuck'
  | 'ranOver'
  | 'sideRammed'
  | 'displaced'
  | 'sawed'
  | 'rushedNCrushed'
  | 'ranUp';

const THINGS = { wreck: 'a wreck', mine: 'a mine' } as const;

const taking = (damage: number): string =>
  damage === 0 ? 'no damage' : `${count(damage, 'Structure point')} lost`;

/** "4 +1 = 5": a bonus of zero is left out. */
const sum = (die: number, bonus: number): string =>
  bonus === 0 ? String(die) : `${die} +${bonus} = ${die + bonus}`;

/** Later lines say who is damaged. */
function ramText(event: EventOf<'sideRammed'>, context: LogContext): string {
  const { car, target, by, die, bonus, far, third, displaced, hurt } = event;
  const behind =
    third === undefined ? 'the far side is blocked' : `${context.full(third)} is on the far side`;
  const room = far === 'clear' ? 'the far side is clear' : behind;
  const result = displaced ? `${context.full(target)} has to make way` : `${context.full(target)} stays`;
  return `Side Ram to the ${by} by ${context.short(car)} into ${context.full(target)}: ${sum(die, bonus)}, ${room}. ${capital(result)}${hurt.length === 0 ? '; nobody is damaged' : ''}.`;
}

function crushText(
  { car, target, upTo, own, damage }: EventOf<'rushedNCrushed'>,
  context: LogContext,
): string {
  const only = upTo === 3 ? '3' : `3 to ${upTo}`;
  return `Rush ’n’ Crush! ${context.short(car)} runs into ${context.full(target)}: 1 and 2 hit both, ${only} only the target.${own + damage === 0 ? ' Nobody is damaged.' : ''}`;
}

/** What cars run into, and the result. */
export const RAM_LINES: { readonly [Type in Bumps]: LineWriter<Type> } = {
  crashed: ({ car, wall, dice, damage }, context) => {
    const text = `${context.short(car)} hits the wall on ${placeInWords(wall)}: ${taking(damage)}.`;
    return begun(context.by(car, text, dice), `harm ${car}`, context);
  },
  swerved: ({ car, to }, { by, short }) =>
    by(car, `${short(car)} has to change lanes, to ${placeInWords(to)}.`),
  stuck: ({ car, at }, { by, short }) =>
    by(
      car,
      `${short(car)} is stuck on ${placeInWords(at)}: the way is over, and the gearstick drops to 1st gear, speed 4.`,
    ),
  ranOver: ({ car, at, what, die, damage }, context) => {
    const text = `${context.short(car)} runs over ${THINGS[what]} on ${placeInWords(at)}: ${taking(damage)}.`;
    return begun(context.by(car, text, [die]), `harm ${car}`, context);
  },
  sideRammed: (event, context) => context.by(event.car, ramText(event, context), [event.die]),
  displaced: ({ car, to }, { by, full }) =>
    by(car, `${capital(full(car))} is pushed to ${placeInWords(to)}.`),
  sawed: ({ car, target, die, damage }, context) => {
    const { short, full } = context;
    const text = `The Circular Saw of ${short(car)} bites at ${full(target)}: ${damage > 0 ? 'through' : 'it slips off'}.`;
    return begun(context.by(car, text, [die]), `harm ${target}`, context);
  },
  rushedNCrushed: (event, context) => context.by(event.car, crushText(event, context), event.dice),
  ranUp: ({ car, target }, { by, short, full }) =>
    by(
      car,
      `${short(car)} runs up on ${full(target)}, but has had its Rush ’n’ Crush this round: the way is over.`,
    ),
};
