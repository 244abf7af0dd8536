import type { Arm } from '@gearhall/shared/games/metalkrushers/content/sides';
import { EMPTY, type ItemId } from '@gearhall/shared/games/metalkrushers/content/items';
import type { Event } from '@gearhall/shared/games/metalkrushers/events';
import type { View } from '@gearhall/shared/games/metalkrushers/view';
import type { Logged, LogLine, LogWriter } from '../../../stage/contract/words';
import { callsOf, sideName, type Called } from './calls';
import { lineOf } from './events';
import { gripName, type SeenArms } from './names';
import type { LogContext } from './logContext';

/** What the log knows about a Krusher from earlier lines. */
interface Known extends Called {
  readonly team: number;
  readonly arms: SeenArms;
}

type Book = Readonly<Record<string, Known>>;

const HIDDEN: SeenArms = { left: 'hidden', right: 'hidden', both: EMPTY };

const armed = (book: Book, krusher: string, arm: Arm, item: ItemId): Book => {
  const one = book[krusher];
  if (!one) return book;
  const others = arm === 'both' ? { left: EMPTY, right: EMPTY } : { both: EMPTY };
  return { ...book, [krusher]: { ...one, arms: { ...one.arms, ...others, [arm]: item } } } as Book;
};

/** What is known after an event. */
function learned(book: Book, event: Event): Book {
  switch (event.type) {
    case 'entered': {
      const { krusher, seat, team, name, design } = event;
      return { ...book, [krusher]: { seat, team, name, arms: design?.arms ?? HIDDEN } };
    }
    case 'armShown':
    case 'armed':
    case 'struck':
      return armed(book, event.krusher, event.arm, event.item);
    case 'armamentRolled':
      return event.item === undefined ? book : armed(book, event.krusher, event.arm, event.item);
    default:
      return book;
  }
}

function seatsIn(book: Book): { readonly team: number }[] {
  const seats: { team: number }[] = [];
  for (const { seat, team } of Object.values(book)) seats[seat] = { team };
  return Array.from(seats, (one) => one ?? { team: -1 });
}

function contextOf(book: Book, names: readonly string[]): LogContext {
  const seats = seatsIn(book);
  const seatOf = (krusher: string): Pick<LogLine, 'seat'> => {
    const seat = book[krusher]?.seat;
    return seat === undefined ? {} : { seat };
  };
  return {
    ...callsOf(book, names),
    names,
    by: (krusher, text, dice) => ({ ...seatOf(krusher), text, ...(dice && { dice }) }),
    side: (team) => sideName(team, seats, names),
    leader: (team) => {
      const seat = seats.findIndex((one) => one.team === team);
      return seat < 0 ? {} : { seat };
    },
    grip: (krusher, arm, item) => {
      const arms = book[krusher]?.arms ?? HIDDEN;
      return gripName(item === undefined ? arms : { ...arms, [arm]: item }, arm);
    },
  };
}

/** Starts a log: every line can use what earlier lines have established. */
export function logWriter(names: readonly string[], { begun }: Logged<View> = {}): LogWriter<Event> {
  let book: Book = { ...begun?.krushers };
  let context = contextOf(book, names);
  return (event) => {
    const next = learned(book, event);
    if (next !== book) context = contextOf((book = next), names);
    return lineOf(event, context);
  };
}
