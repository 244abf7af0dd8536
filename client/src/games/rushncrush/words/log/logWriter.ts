import type { CarCardId } from '@gearhall/shared/games/rushncrush/content/cars';
import { NEUTRAL, type BoxId } from '@gearhall/shared/games/rushncrush/content/gears';
import type { Event, EventOf, LossCause } from '@gearhall/shared/games/rushncrush/events';
import type { View } from '@gearhall/shared/games/rushncrush/view';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Logged, LogWriter } from '../../../../stage/contract/words';
import { callsOf } from '../cars/calls';
import { lineOf } from './events';
import { standingsOf } from '../cars/places';
import type { Driven, LogContext } from './logContext';

/** What the log knows about a car from earlier lines. */
interface Known {
  readonly id: string;
  readonly seat: Seat;
  readonly card: CarCardId | '';
  readonly at: string;
  readonly lap: number;
  readonly arrived: number;
  readonly box: BoxId;
  readonly lost: LossCause | '';
}

type Book = Readonly<Record<string, Known>>;

/** Everything logged so far. */
interface Told {
  readonly book: Book;
  readonly course: string;
  readonly driven: Driven;
  readonly spent: number;
  readonly run: number;
  readonly arrivals: number;
  readonly first: string;
}

const STANDING: Driven = { points: 0, changes: 0, steering: 0 };
const NOTHING: Told = { book: {}, course: '', driven: STANDING, spent: 0, run: 0, arrivals: 0, first: '' };

function changed(told: Told, id: string, change: Partial<Known>): Told {
  const car = told.book[id];
  return car ? { ...told, book: { ...told.book, [id]: { ...car, ...change } } } : told;
}

const bare = (id: string, seat: Seat): Known => ({
  ...{ id, seat, card: '', at: '', lap: 0, arrived: 0, box: NEUTRAL, lost: '' },
});

function arrived(told: Told, id: string, at: string): Told {
  const arrivals = told.arrivals + 1;
  return changed({ ...told, arrivals }, id, { at, arrived: arrivals });
}

const added = (driven: Driven, { path, changes, steering }: EventOf<'drove'>): Driven => ({
  points: driven.points + path.length,
  changes: driven.changes + changes,
  steering: driven.steering + steering,
});

/** What follows from an event itself; any event that is not a stretch ends the run of stretches. */
const LEARNED: {
  readonly [Type in Event['type']]?: (told: Told, event: EventOf<Type>) => Told;
} = {
  courseLaid: (told, { course }) => ({ ...told, course }),
  carTaken: (told, { car, seat, card }) => ({
    ...told,
    book: { ...told.book, [car]: { ...bare(car, seat), card } },
  }),
  linedUp: (told, { car, at }) => arrived(told, car, at),
  geared: (told, { car, to, by }) =>
    changed({ ...told, spent: told.spent + (by === 'gear' ? 0 : 1) }, car, { box: to }),
  drove: (told, event) => arrived({ ...told, driven: added(told.driven, event) }, event.car, lastOf(event)),
  lapBegan: (told, { car, lap }) => changed(told, car, { lap }),
  swerved: (told, { car, to }) => arrived(told, car, to),
  displaced: (told, { car, to }) => arrived(told, car, to),
  stuck: (told, { car }) => changed(told, car, { box: '1.4' }),
  lost: (told, { car, cause }) =>
    changed(told, car, { lost: cause, ...(cause === 'resigned' && { at: '' }) }),
  finished: (told, { car }) => ({ ...told, first: car }),
};

/** A car that crosses the last line keeps its last place on the course. */
const lastOf = ({ path, from }: EventOf<'drove'>): string =>
  path.findLast((space) => space !== 'finish') ?? from;

function learned(told: Told, event: Event): Told {
  const learn = LEARNED[event.type] as ((told: Told, event: Event) => Told) | undefined;
  const on = {
    ...told,
    ...(event.type !== 'drove' && { driven: STANDING, run: told.run + 1 }),
    ...(event.type !== 'geared' && { spent: 0 }),
  };
  return learn ? learn(on, event) : on;
}

const lapsOf = (course: string): number => Number(/^ring\*(\d)/u.exec(course)?.[1] ?? 1);

function contextOf(told: Told, names: readonly string[]): LogContext {
  const { book } = told;
  const calls = callsOf(book, names);
  return {
    ...calls,
    names,
    by: (car, text, dice) => {
      const seat = book[car]?.seat;
      return {
        ...(seat !== undefined && { seat }),
        text,
        ...(dice && dice.length > 0 && { dice, apart: true }),
      };
    },
    boxOf: (car) => book[car]?.box ?? NEUTRAL,
    driven: told.driven,
    spent: told.spent,
    run: told.run,
    laps: lapsOf(told.course),
    standings: () =>
      told.course === ''
        ? []
        : standingsOf(Object.values(book), told.course, { first: told.first, name: calls.full }),
  };
}

/** What is known of a game that had begun before. */
const begunWith = ({ cars, course }: View): Told => ({
  ...NOTHING,
  book: cars,
  course,
  arrivals: Math.max(0, ...Object.values(cars).map(({ arrived: one }) => one)),
});

/** Starts a log: every line can use what earlier lines have established. */
export function logWriter(names: readonly string[], { begun }: Logged<View> = {}): LogWriter<Event> {
  let told = begun ? begunWith(begun) : NOTHING;
  return (event) => {
    const before = told;
    told = learned(told, event);
    // The line about a new gear also names the gear before it.
    return lineOf(event, contextOf(event.type === 'geared' ? { ...told, book: before.book } : told, names));
  };
}
