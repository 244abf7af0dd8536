import type { TypedThing } from '@gearhall/shared/core/game';
import { listed } from '../../ui/words/words';
import { noWinner } from '../../ui/words/language/noWinner';
import type { LogLine, Words } from '../contract/words';
import { capitalised, factsOf, inWords, saidBy } from './sayings';

/**
 * The parts of a small game's view: `seats` has one entry per seat, everything else belongs to the table.
 */
interface BasicView {
  readonly seats?: readonly unknown[];
  readonly turn?: unknown;
}

const isView = (view: unknown): view is BasicView => typeof view === 'object' && view !== null;

/** The plain facts of a seat in a view. */
export const seatFactsOf = (view: unknown, seat: number) =>
  isView(view) && Array.isArray(view.seats) ? factsOf(view.seats[seat]) : [];

/** What a view says of the table. `turn` is a seat, and told by its name; -1 is nobody's. */
export function tableFactsOf(view: unknown, names: readonly string[]) {
  if (!isView(view)) return [];
  const { turn, ...others } = view;
  const whose = typeof turn === 'number' ? names[turn] : undefined;
  return [...(whose === undefined ? [] : [{ label: 'Turn', value: whose }]), ...factsOf(others)];
}

function lineOf(event: TypedThing, names: readonly string[]): LogLine {
  const { seat } = event as TypedThing & { readonly seat?: unknown };
  if (typeof seat !== 'number') return { text: `${capitalised(saidBy(event))}.` };
  return { text: `${names[seat] ?? `Seat ${seat + 1}`}: ${saidBy(event, ['seat'])}.`, seat };
}

/** Sentences made from the names in a game's code, for a game that has no words of its own yet. */
export const basicWords: Words<unknown, TypedThing, TypedThing> = {
  options: {},
  status: () => '',
  prompt: (_view, _seat) => '',
  orders: (_view, _seat, legal) =>
    legal.length === 0
      ? []
      : [
          {
            id: 'moves',
            title: 'Your move',
            orders: legal.map((action) => ({ action, label: capitalised(saidBy(action)) })),
          },
        ],
  seatFacts: seatFactsOf,
  logWriter: (names) => (event) => lineOf(event, names),
  refusal: ({ refused }) => `${capitalised(inWords(refused))}.`,
  ending: (winners, cause, names) => {
    const who = winners.map((seat) => names[seat] ?? `Seat ${seat + 1}`);
    const verb = winners.length === 1 ? 'wins' : 'share the win';
    return winners.length === 0
      ? `${noWinner(names)}: ${inWords(cause)}.`
      : `${listed(who)} ${verb}: ${inWords(cause)}.`;
  },
};
