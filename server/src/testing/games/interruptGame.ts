import { schema, t } from '@colyseus/schema';
import { anyGame, type Game, type Plain } from '@gearhall/shared/core/game';
import { refuse } from '@gearhall/shared/core/ground/result';
import { seatsOf, type Seat } from '@gearhall/shared/core/ground/seats';
import { z } from 'zod';

const action = z.discriminatedUnion('type', [
  /** Asks everybody else a question with a deadline. */
  z.strictObject({ type: z.literal('ask') }),
  z.strictObject({ type: z.literal('answer'), yes: z.boolean() }),
  /** A private note, at any time. */
  z.strictObject({ type: z.literal('note'), text: z.string().max(20) }),
  z.strictObject({ type: z.literal('talk'), how: z.enum(['open', 'teams', 'silent']) }),
  z.strictObject({ type: z.literal('end') }),
]);
type Action = z.output<typeof action>;
const event = z.discriminatedUnion('type', [z.strictObject({ type: z.literal('asked') })]);
type Event = z.output<typeof event>;
/** Always two seats, or any number. */
const options = z.strictObject({ size: z.enum(['any', 'pair']).default('any') });

interface State {
  readonly asked: readonly Seat[];
  readonly given: Readonly<Record<string, boolean>>;
  readonly notes: readonly string[];
  readonly questions: number;
  readonly talk: 'open' | 'teams' | 'silent';
  readonly over: boolean;
}
const InterruptView = schema(
  {
    asked: t.array('uint8'),
    /** What I answered, or ''. */
    mine: t.string(),
    note: t.string(),
    questions: t.uint8(),
    talk: t.string<State['talk']>(),
    seats: t.uint8(),
  },
  'CouncilView',
);
type View = Plain<typeof InterruptView>;

/** Seconds for an answer. */
export const ANSWER = 15;

/** Even and odd seats are two teams. */
const teamOf = (seat: Seat, seats: number): Seat[] =>
  seatsOf(seats).filter((other) => (other - seat) % 2 === 0);

const others = ({ notes }: State, seat: Seat): Seat[] => seatsOf(notes.length).filter((one) => one !== seat);

function apply(
  state: State,
  seat: Seat,
  chosen: Action,
): { state: State; events: Event[] } | ReturnType<typeof refuse> {
  const { asked, questions } = state;
  if (chosen.type === 'note') {
    return { state: { ...state, notes: state.notes.with(seat, chosen.text) }, events: [] };
  }
  if (chosen.type === 'talk') return { state: { ...state, talk: chosen.how }, events: [] };
  if (chosen.type === 'end') return { state: { ...state, asked: [], over: true }, events: [] };
  if (chosen.type === 'answer') {
    if (!asked.includes(seat)) return refuse('notYourTurn');
    const given = { ...state.given, [seat]: chosen.yes };
    return { state: { ...state, asked: asked.filter((one) => one !== seat), given }, events: [] };
  }
  if (asked.length > 0 || seat !== 0) return refuse('notYourTurn');
  const put = { ...state, asked: others(state, seat), given: {}, questions: questions + 1 };
  return { state: put, events: [{ type: 'asked' }] };
}

/** A game for tests of the server: questions that may not wait, answers that nobody sees, and teams with private talk. */
const interruptRules: Game<State, Action, View, z.output<typeof options>, Event> = {
  about: {
    id: 'council',
    title: 'Council',
    tagline: 'For tests only.',
    seats: { min: 2, max: 4 },
    minutes: { min: 1, max: 1 },
    secrets: ['answers', 'notes'],
    rulesVersion: 1,
    credits: { designers: ['Gearhall'], publisher: 'Gearhall', year: 2026 },
  },
  options,
  seatsFor: ({ size }) => (size === 'pair' ? { min: 2, max: 2 } : { min: 2, max: 4 }),
  action,
  event,
  refusals: [],
  view: InterruptView,
  setup: (_options, seats) => ({
    state: {
      asked: [],
      given: {},
      notes: seatsOf(seats).map(() => ''),
      questions: 0,
      talk: 'open',
      over: false,
    },
    events: [],
  }),
  toAct: ({ asked, over }) => (over ? [] : asked.length > 0 ? asked : [0]),
  answerDeadline: ({ asked, questions }) =>
    asked.length > 0 ? { id: questions, seconds: ANSWER } : undefined,
  chatAudience: ({ talk, seats }, speaker) => {
    if (talk === 'open' || typeof speaker !== 'number') return 'everybody';
    return talk === 'silent' ? 'nobody' : teamOf(speaker, seats);
  },
  apply,
  resign: (state) => ({ state: { ...state, asked: [], over: true }, events: [] }),
  isIn: () => true,
  project: ({ asked, given, notes, questions, talk }, viewer) => ({
    asked: [...asked],
    mine: typeof viewer === 'number' && viewer in given ? String(given[viewer]) : '',
    note: typeof viewer === 'number' ? (notes[viewer] ?? '') : '',
    questions,
    talk,
    seats: notes.length,
  }),
  audience: () => undefined,
  legal: ({ asked }, seat) => {
    if (asked.includes(seat)) return [false, true].map((yes) => ({ type: 'answer' as const, yes }));
    return asked.length === 0 && seat === 0 ? [{ type: 'ask' as const }] : [];
  },
  fallback: ({ asked }, seat) => (asked.includes(seat) ? { type: 'answer', yes: false } : { type: 'ask' }),
  redeal: (state) => state,
  outcome: ({ over }) => (over ? { winners: [0], cause: 'said' } : undefined),
  bots: {
    easy: { choose: (_view, _seat, [first]) => first ?? { type: 'ask' } },
    normal: { choose: (_view, _seat, [first]) => first ?? { type: 'ask' } },
    hard: { choose: (_view, _seat, legal) => legal.at(-1) ?? { type: 'ask' } },
  },
};

export const interruptGame = anyGame(interruptRules);
