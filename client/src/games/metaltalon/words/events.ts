import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Event, EventOf, OutCause } from '@gearhall/shared/games/metaltalon/events';
import type { LogLine } from '../../../stage/contract/words';
import { BASE_NAMES, cents, coinsInWords, count, nameOf, owning, shipName } from './names';
import { RACE_WORDS } from './races';
import { endingSentence } from './ending';

type Names = readonly string[];
type LineWriter<Type extends Event['type']> = (event: EventOf<Type>, names: Names) => LogLine | undefined;
type ShotEvent = EventOf<'fired'> | EventOf<'rerolled'>;

const aimOf = ({ target, base }: Pick<ShotEvent, 'target' | 'base'>): string => {
  if (target !== undefined) return shipName(target);
  return base === undefined ? 'nothing' : `the cash in ${BASE_NAMES[base]}`;
};

/** "rolled 4 +1, −1 empty space, −2 dimes: 2 damage": the whole sum, so that everybody can check it. */
function sumOf({ roll, bonus, empty, dimes, damage }: ShotEvent): string {
  const terms = [
    `rolled ${roll}${bonus > 0 ? ` +${bonus}` : ''}`,
    ...(empty > 0 ? [`−${count(empty, 'empty space')}`] : []),
    ...(dimes > 0 ? [`−${count(dimes, 'dime')}`] : []),
  ];
  return `${terms.join(', ')}: ${count(damage, 'damage', 'damage')}`;
}

const OUT_SENTENCES: Readonly<Record<OutCause, (name: string, by: string | undefined) => string>> = {
  invaded: (name, by) => `${name} is out: ${by ?? 'an opponent'} took the base.`,
  broke: (name) => `${name} is out: no ships and no cash.`,
  resigned: (name) => `${name} gave up.`,
};

const by = (seat: Seat, text: string): LogLine => ({ seat, text });

/** The log's line for every event. */
const LINES = {
  raceRolled: ({ seat, race, again }, names) =>
    by(seat, `${nameOf(names, seat)} ${again ? 'rolls again' : 'rolls a race'}: ${RACE_WORDS[race].name}.`),
  raceKept: ({ seat, race }, names) =>
    by(seat, `${nameOf(names, seat)} stays with ${RACE_WORDS[race].name}.`),
  baseDealt: ({ seat, base, cash }, names) =>
    by(seat, `${nameOf(names, seat)} begins at ${BASE_NAMES[base]} with ${cents(cash)}.`),
  turnBegan: ({ seat, round }, names) => ({
    seat,
    text: `Round ${round}: ${nameOf(names, seat)}`,
    heading: true,
  }),
  moved: ({ seat, ship, from, to }, names) => {
    const whose = `${owning(nameOf(names, seat))} ${shipName(ship)}`;
    const text = (start: string): string =>
      start === to ? `${whose} leaves ${to} and comes back.` : `${whose} moves from ${start} to ${to}.`;
    return { ...by(seat, text(from)), run: { id: ship, from, text } };
  },
  recycled: ({ seat, ship, cents: sum }, names) =>
    by(seat, `${nameOf(names, seat)} recycles ${shipName(ship)}: ${cents(sum)} back in cash.`),
  invaded: ({ seat, ship, base, victim }, names) =>
    by(
      seat,
      `${owning(nameOf(names, seat))} ${shipName(ship)} lands on ${BASE_NAMES[base]} of ${nameOf(names, victim)}.`,
    ),
  fired: (shot, names) => ({
    seat: shot.by,
    text: `${owning(nameOf(names, shot.by))} ${shipName(shot.ship)} fires at ${aimOf(shot)}: ${sumOf(shot)}.`,
    dice: [shot.roll],
  }),
  rerolled: (shot, names) => ({
    seat: shot.payer,
    text: `${nameOf(names, shot.payer)} pays ${cents(shot.cost)} for a new roll: ${sumOf(shot)}.`,
    dice: [shot.roll],
  }),
  damaged: ({ seat, ship, lost, adapted, ...left }, names) =>
    by(
      seat,
      `${owning(nameOf(names, seat))} ${shipName(ship)} loses ${cents(lost)} and goes on with ${coinsInWords(left)}${adapted ? ', newly exchanged' : ''}.`,
    ),
  destroyed: ({ seat, ship, at, lost }, names) =>
    by(seat, `${owning(nameOf(names, seat))} ${shipName(ship)} is destroyed at ${at}: ${cents(lost)} lost.`),
  robbed: ({ seat, lost }, names) => by(seat, `${nameOf(names, seat)} loses ${cents(lost)} of cash.`),
  drained: ({ seat, cents: sum }, names) =>
    by(seat, `${nameOf(names, seat)} drains ${cents(sum)} into cash.`),
  launched: ({ seat, ship, ...coins }, names) =>
    by(seat, `${nameOf(names, seat)} launches ${shipName(ship)}: ${coinsInWords(coins)}.`),
  split: ({ seat, ship, part, to, ...coins }, names) =>
    by(
      seat,
      `${nameOf(names, seat)} splits ${shipName(ship)}: ${coinsInWords(coins)} become ${shipName(part)} at ${to}.`,
    ),
  income: ({ seat, cents: sum, bases }, names) =>
    by(
      seat,
      `${nameOf(names, seat)} earns ${cents(sum)}${bases > 0 ? `, with ${count(bases, 'free base')}` : ''}.`,
    ),
  eliminated: ({ seat, cause, by: other }, names) =>
    by(
      seat,
      OUT_SENTENCES[cause](nameOf(names, seat), other === undefined ? undefined : nameOf(names, other)),
    ),
  takenOver: ({ ship, seat }, names) => by(seat, `${nameOf(names, seat)} takes over ${shipName(ship)}.`),
  spoils: ({ seat, cents: sum, ships }, names) =>
    by(seat, `${nameOf(names, seat)} gets ${cents(sum)} for ${count(ships, 'captured ship')}.`),
  askMeSet: ({ seat, asked }, names) =>
    by(
      seat,
      `${nameOf(names, seat)} ${asked ? 'wants to be asked' : 'is no longer asked'} about rolling again.`,
    ),
  ended: ({ winners, cause }, names) => ({ text: endingSentence(winners, cause, names), heading: true }),
} satisfies { [Type in Event['type']]: LineWriter<Type> };

/** The table is exhaustive; an event only ever gets the line of its own type. */
export function lineOf(event: Event, names: Names): LogLine | undefined {
  const line = LINES[event.type] as LineWriter<Event['type']>;
  return line(event, names);
}
