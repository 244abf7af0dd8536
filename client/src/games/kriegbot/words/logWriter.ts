import { NOBODY } from '@gearhall/shared/games/kriegbot/rules/pieces/wrecks';
import type { Event } from '@gearhall/shared/games/kriegbot/events';
import type { View } from '@gearhall/shared/games/kriegbot/view';
import type { Logged, LogWriter } from '../../../stage/contract/words';
import { callsOf, type Called } from './field/calls';
import { lineOf } from './events';
import { scenarioIn } from './field/sides';
import type { LogContext } from './logContext';

/** What the log knows about a robot or unit from earlier lines. */
interface Known extends Called {
  readonly at: string;
  readonly facing: number;
}
type Book = Readonly<Record<string, Known>>;

/** What is known after an event. */
function learned(book: Book, event: Event): Book {
  const change = (robot: string, changed: Partial<Known>): Book =>
    book[robot] ? { ...book, [robot]: { ...book[robot], ...changed } } : book;
  switch (event.type) {
    case 'fielded': {
      const { robot, seat, chassis } = event;
      return { ...book, [robot]: { seat, chassis, at: '', facing: 0 } };
    }
    case 'wreckPlaced': {
      const { robot, chassis, at, facing } = event;
      return { ...book, [robot]: { seat: NOBODY, chassis, at, facing } };
    }
    case 'handedOver':
    case 'revived':
      return change(event.robot, { seat: event.seat });
    case 'placed':
      return change(event.robot, { at: event.at, facing: event.facing });
    case 'stepped':
      return change(event.robot, { at: event.to, facing: event.facing });
    case 'thrownBack':
      return change(event.robot, { at: event.to });
    case 'turned':
    case 'maneuvered':
    case 'turnedBy':
      return change(event.robot, { facing: event.to });
    default:
      return ofUnits(book, event);
  }
}

/** The same for tents and drones. */
function ofUnits(book: Book, event: Event): Book {
  const named = (unit: string, known: Known | undefined): Book => (known ? { ...book, [unit]: known } : book);
  switch (event.type) {
    case 'unitHandedOver': {
      const before = book[event.unit];
      return named(event.unit, before && { ...before, seat: event.seat });
    }
    case 'unitPlaced': {
      const seat = event.seat ?? book[event.robot]?.seat;
      return named(event.unit, seat === undefined ? seat : { seat, chassis: '', at: event.at, facing: 0 });
    }
    case 'pilotShown':
      return named(event.unit, { seat: event.seat, chassis: '', at: '', facing: 0 });
    case 'diskSet':
      return named(
        event.unit,
        event.seat === undefined ? undefined : { seat: event.seat, chassis: '', at: '', facing: 0 },
      );
    case 'landed': {
      const { unit, at, facing = 0 } = event;
      const before = book[unit];
      return named(unit, before && { ...before, at, facing });
    }
    case 'dismounted':
      return named(event.into, book[event.unit]);
    default:
      return book;
  }
}

const isStep = ({ type }: Event): boolean => type === 'stepped' || type === 'turned';

const unitsIn = (begun: View | undefined): Book =>
  Object.fromEntries(
    (begun?.units ?? []).map(({ id, seat, at }) => [id, { seat, chassis: '', at, facing: 0 }]),
  );

/** Starts a log: every line can use what earlier lines have established. */
export function logWriter(names: readonly string[], { options, begun }: Logged<View> = {}): LogWriter<Event> {
  const of = scenarioIn(begun?.options ?? options);
  let book: Book = { ...begun?.robots, ...unitsIn(begun) };
  let run = 0;
  return (event) => {
    const before = book;
    book = learned(book, event);
    if (!isStep(event)) run += 1;
    const context: LogContext = {
      ...callsOf(book, { names, of }),
      names,
      of,
      run,
      by: (robot, text, dice) => {
        const seat = book[robot]?.seat;
        return { ...(seat !== undefined && seat < names.length && { seat }), text, ...(dice && { dice }) };
      },
      seatOf: (robot) => book[robot]?.seat,
      atOf: (robot) => before[robot]?.at ?? '',
      templateOf: (robot) => book[robot]?.chassis ?? '',
    };
    return lineOf(event, context);
  };
}
