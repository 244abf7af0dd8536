import type { Event, EventOf } from '@gearhall/shared/games/rushncrush/events';
import type { LogLine } from '../../contract';
import { capital, count, placeInWords } from './names';
import { begun } from './runs';
import type { Tale } from './tale';

type Line<Type extends Event['type']> = (event: EventOf<Type>, tale: Tale) => LogLine | undefined;

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

/** "4 +1 = 5": what is not added is not named. */
const sum = (die: number, bonus: number): string =>
  bonus === 0 ? String(die) : `${die} +${bonus} = ${die + bonus}`;

/** Who is damaged is told by the lines that follow. */
function ramText(event: EventOf<'sideRammed'>, tale: Tale): string {
  const { car, target, by, die, bonus, far, third, displaced, hurt } = event;
  const behind = third === undefined ? 'the far side is blocked' : `${tale.full(third)} is on the far side`;
  const room = far === 'clear' ? 'the far side is clear' : behind;
  const result = displaced ? `${tale.full(target)} has to make way` : `${tale.full(target)} stays`;
  return `Side Ram to the ${by} by ${tale.short(car)} into ${tale.full(target)}: ${sum(die, bonus)}, ${room}. ${capital(result)}${hurt.length === 0 ? '; nobody is damaged' : ''}.`;
}

function crushText({ car, target, upTo, own, damage }: EventOf<'rushedNCrushed'>, tale: Tale): string {
  const only = upTo === 3 ? '3' : `3 to ${upTo}`;
  return `Rush ’n’ Crush! ${tale.short(car)} runs into ${tale.full(target)}: 1 and 2 hit both, ${only} only the target.${own + damage === 0 ? ' Nobody is damaged.' : ''}`;
}

/** What cars run into, and what comes of it. */
export const RAM_LINES: { readonly [Type in Bumps]: Line<Type> } = {
  crashed: ({ car, wall, dice, damage }, tale) => {
    const text = `${tale.short(car)} hits the wall on ${placeInWords(wall)}: ${taking(damage)}.`;
    return begun(tale.by(car, text, dice), `harm ${car}`, tale);
  },
  swerved: ({ car, to }, { by, short }) =>
    by(car, `${short(car)} has to change lanes, to ${placeInWords(to)}.`),
  stuck: ({ car, at }, { by, short }) =>
    by(
      car,
      `${short(car)} is stuck on ${placeInWords(at)}: the way is over, and the gearstick drops to 1st gear, speed 4.`,
    ),
  ranOver: ({ car, at, what, die, damage }, tale) => {
    const text = `${tale.short(car)} runs over ${THINGS[what]} on ${placeInWords(at)}: ${taking(damage)}.`;
    return begun(tale.by(car, text, [die]), `harm ${car}`, tale);
  },
  sideRammed: (event, tale) => tale.by(event.car, ramText(event, tale), [event.die]),
  displaced: ({ car, to }, { by, full }) =>
    by(car, `${capital(full(car))} is pushed to ${placeInWords(to)}.`),
  sawed: ({ car, target, die, damage }, tale) => {
    const { short, full } = tale;
    const text = `The Circular Saw of ${short(car)} bites at ${full(target)}: ${damage > 0 ? 'through' : 'it slips off'}.`;
    return begun(tale.by(car, text, [die]), `harm ${target}`, tale);
  },
  rushedNCrushed: (event, tale) => tale.by(event.car, crushText(event, tale), event.dice),
  ranUp: ({ car, target }, { by, short, full }) =>
    by(
      car,
      `${short(car)} runs up on ${full(target)}, but has had its Rush ’n’ Crush this round: the way is over.`,
    ),
};
