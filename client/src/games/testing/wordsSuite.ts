import type { TypedThing } from '@gearhall/shared/core/game';
import { CORE_REFUSALS } from '@gearhall/shared/core/ground/result';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { Words } from '../../stage/contract/words';
import type { Moment } from './played';

const HOLE = /undefined|NaN|\[object|hidden/u;

/** Every refusal code of the game has a sentence of its own. */
export function refusalsSuite(
  { refusal }: Pick<Words<never, never, never>, 'refusal'>,
  codes: readonly string[],
): void {
  test.each([...codes, ...CORE_REFUSALS])('the refusal %s is a sentence', (refused) => {
    const sentence = refusal({ refused });
    expect(sentence).toMatch(/^[A-Z].*[.]$/u);
    expect(sentence).not.toMatch(HOLE);
    expect(sentence).not.toBe(refusal({ refused: 'never heard of it' }));
  });

  test('no two refusals read alike', () => {
    const sentences = codes.map((refused) => refusal({ refused }));
    expect(new Set(sentences).size).toBe(sentences.length);
  });
}

interface Played<View, Action extends TypedThing, Event extends TypedThing> {
  readonly words: Words<View, Action, Event>;
  readonly moments: readonly Moment<View, Action, Event>[];
  /** The least number of events that the games must have. */
  readonly events: number;
  /** Types of events without a line in the log. */
  readonly silent?: readonly Event['type'][];
  /** Whether a seat may be asked something while another acts. */
  isAsked(view: View, seat: Seat): boolean;
}

/** What a player of any game reads, moment by moment: the orders, the prompts, the log. */
export function playedWordsSuite<
  View extends { readonly seats: readonly unknown[] },
  Action extends TypedThing,
  Event extends TypedThing,
>({ words, moments, events, silent = [], isAsked }: Played<View, Action, Event>): void {
  const names = ['Ada', 'Boris', 'Cyd', 'Dov', 'Eve', 'Flo'];
  const ordersAt = ({ view, seat, legal }: Moment<View, Action, Event>) =>
    words.orders(view, seat, legal, names);

  test('every legal action appears in the orders once, in plain words', () => {
    for (const moment of moments) {
      const groups = ordersAt(moment);
      const shown = groups.flatMap(({ orders }) => orders);
      expect(shown).toHaveLength(moment.legal.length);
      expect(new Set(shown.map(({ action }) => action))).toEqual(new Set(moment.legal));
      expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length);
    }
  });

  test('within a group all orders differ, and no text has an undefined part', () => {
    for (const moment of moments.filter((_moment, index) => index % 3 === 0)) {
      for (const { title, orders } of ordersAt(moment)) {
        const texts = orders.map(({ label, detail }) => `${title} ${label} ${detail ?? ''}`);
        expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
        for (const text of texts) expect(text).not.toMatch(HOLE);
      }
    }
  });

  test('pinned groups come last', () => {
    for (const moment of moments) {
      const groups = ordersAt(moment);
      const pinned = groups.findIndex(({ pinned: is }) => is);
      if (pinned >= 0) expect(pinned).toBe(groups.length - 1);
    }
  });

  test('each seat that is to act is asked something, and the others are not', () => {
    for (const { view, seat } of moments) {
      expect(words.prompt(view, seat, names)).toMatch(/^[A-Z].*[.?]$/u);
      expect(words.prompt(view, seat, names)).not.toMatch(HOLE);
      expect(words.status(view, names)).not.toMatch(HOLE);
      for (const other of view.seats.keys()) {
        for (const { label, value } of words.seatFacts(view, other)) {
          expect(label).toMatch(/\S/u);
          expect(value).not.toMatch(HOLE);
        }
        if (other !== seat && !isAsked(view, other)) expect(words.prompt(view, other, names)).toBe('');
      }
    }
  });

  test('every event that has a line has one without an undefined part', () => {
    const tell = words.logWriter(names);
    const told = moments.flatMap((moment) => moment.events.filter(({ type }) => !silent.includes(type)));
    const lines = told.map((event) => tell(event)?.text ?? '');
    expect(lines.length).toBeGreaterThan(events);
    for (const line of lines) expect(line).toMatch(/^\S.*\S$/u);
    for (const line of lines) expect(line).not.toMatch(HOLE);
  });
}
