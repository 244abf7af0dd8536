import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { EndCause } from '@gearhall/shared/games/rushncrush/events';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import { callsOf } from '../cars/calls';
import { noWinner } from '../../../../ui/words/language/noWinner';
import { listOf, nameOf, ordinal } from '../cars/names';
import { standingsOf, type Standing } from '../cars/places';

const CAUSES: Readonly<Record<EndCause, string>> = {
  finish: 'first over the line',
  lastRunning: 'nobody else has a car left',
  allLost: 'no car is left',
};

const isCause = (cause: string): cause is EndCause => Object.hasOwn(CAUSES, cause);

/** "Ada wins: first over the line. 2nd Bo’s Perigee." */
export function endingOf(
  winners: readonly Seat[],
  cause: string,
  names: readonly string[],
  view?: View,
): string {
  const sentence = endingSentence(winners, cause, names);
  if (!view || view.course === '') return sentence;
  const cars = Object.values(view.cars);
  const own = standingsOf(
    cars.filter(({ seat }) => winners.includes(seat)),
    view.course,
    { name: (id) => id },
  );
  const name = callsOf(view.cars, names).full;
  return `${sentence} ${placesSentence(standingsOf(cars, view.course, { first: own[0]?.name, name }))}`.trim();
}

/** "Ada wins: first over the line." */
export function endingSentence(winners: readonly Seat[], cause: string, names: readonly string[]): string {
  const why = isCause(cause) ? `: ${CAUSES[cause]}` : '';
  if (winners.length === 0) return `${noWinner(names)}${why}.`;
  const who = listOf(winners.map((seat) => nameOf(names, seat)));
  return `${who} ${winners.length > 1 ? 'win' : 'wins'}${why}.`;
}

/** "2nd Bo’s Perigee, 3rd Cyd’s High Noon. Lost: Ada’s Coffin Nail." The winner is already named. */
export function placesSentence(standings: readonly Standing[]): string {
  const running = standings.flatMap(({ name, lost }) => (lost ? [] : [name]));
  const behind = running.slice(1).map((name, index) => `${ordinal(index + 2)} ${name}`);
  const lost = standings.flatMap(({ name, lost: is }) => (is ? [name] : []));
  return [
    ...(behind.length > 0 ? [`${behind.join(', ')}.`] : []),
    ...(lost.length > 0 ? [`Lost: ${listOf(lost)}.`] : []),
  ].join(' ');
}
