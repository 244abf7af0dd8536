import { schema, t } from '@colyseus/schema';
import { anyGame, type Game, type Plain } from '@gearhall/shared/core/game';
import { refuse } from '@gearhall/shared/core/ground/result';
import { seatsOf } from '@gearhall/shared/core/ground/seats';
import { z } from 'zod';

interface State {
  readonly notes: readonly string[];
  readonly said: number;
}
const NotesView = schema({ mine: t.string(), said: t.uint16() }, 'WhisperView');
type View = Plain<typeof NotesView>;

const action = z.discriminatedUnion('type', [
  /** Changes only the seat's own view. */
  z.strictObject({ type: z.literal('note'), text: z.string().max(20) }),
  z.strictObject({ type: z.literal('say') }),
  /** A bug in the rules. */
  z.strictObject({ type: z.literal('boom') }),
  z.strictObject({ type: z.literal('end') }),
]);
type Action = z.output<typeof action>;
const event = z.discriminatedUnion('type', [z.strictObject({ type: z.literal('said'), seat: z.int() })]);
type Event = z.output<typeof event>;
const options = z.strictObject({ botsFail: z.boolean().default(false) });

/** A game for tests of the server: private notes, public words, and rules that can throw. */
export const privateNotesRules: Game<
  State & { over: boolean; botsFail: boolean },
  Action,
  View,
  z.output<typeof options>,
  Event
> = {
  about: {
    id: 'whisper',
    title: 'Whisper',
    tagline: 'For tests only.',
    seats: { min: 2, max: 3 },
    minutes: { min: 1, max: 1 },
    secrets: ['notes'],
    rulesVersion: 1,
    credits: { designers: ['Gearhall'], publisher: 'Gearhall', year: 2026 },
  },
  options,
  action,
  event,
  refusals: ['tooShort'],
  view: NotesView,
  setup: ({ botsFail }, seats) => ({
    state: { notes: seatsOf(seats).map(() => ''), said: 0, over: false, botsFail },
    events: [],
  }),
  toAct: (state) => (state.over ? [] : seatsOf(state.notes.length)),
  apply(state, seat, chosen) {
    if (chosen.type === 'boom') throw new Error('A rule is broken.');
    if (chosen.type === 'end') return { state: { ...state, over: true }, events: [] };
    if (chosen.type === 'say')
      return { state: { ...state, said: state.said + 1 }, events: [{ type: 'said', seat }] };
    if (chosen.text === '') return refuse('tooShort', { least: 1 });
    return {
      state: { ...state, notes: state.notes.map((old, at) => (at === seat ? chosen.text : old)) },
      events: [],
    };
  },
  resign: (state) => ({ state: { ...state, over: true }, events: [] }),
  isIn: () => true,
  project: ({ notes, said }, viewer) => ({
    mine: typeof viewer === 'number' ? (notes[viewer] ?? '') : '',
    said,
  }),
  audience: () => undefined,
  legal: () => [{ type: 'say' }, { type: 'note', text: 'x' }],
  fallback: () => ({ type: 'say' }),
  redeal: (state) => state,
  outcome: (state) => (state.over ? { winners: [0], cause: 'said' } : undefined),
  bots: {
    easy: { choose: () => ({ type: 'note', text: '' }) },
    normal: { choose: () => ({ type: 'note', text: '' }) },
    hard: { choose: ({ said }) => (said > 3 ? { type: 'end' } : { type: 'say' }) },
  },
};

export const privateNotesGame = anyGame(privateNotesRules);
