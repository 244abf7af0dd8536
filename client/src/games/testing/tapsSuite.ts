import type { Game, TypedThing } from '@gearhall/shared/core/game';
import type { Seat } from '@gearhall/shared/core/ground/seats';
import { IDLE, type Idle, type OutcomeOf, type ToolContextOf } from '../../stage/boards/tool';

/** A tap on the board: where, with which tool, and the expected result. */
export interface Tap<Situation, Pointed, Outcome extends { readonly tool: unknown }> {
  readonly name: string;
  readonly situation: Situation;
  /** Absent: an idle tool. */
  readonly tool?: Outcome['tool'];
  readonly pointed: Pointed | undefined;
  /** True with a mouse: it was already under the pointer. */
  readonly isShown?: boolean;
  readonly seat?: number;
  readonly told: Partial<Outcome>;
}

interface Taps<Situation, Pointed, Context, Outcome extends { readonly tool: unknown }> {
  readonly taps: readonly Tap<Situation, Pointed, Outcome>[];
  contextIn(situation: Situation, seat?: number): Context;
  tap(tool: Outcome['tool'], pointed: Pointed | undefined, context: Context, isShown: boolean): Outcome;
}

/** What the controller of a seat knows about a position. */
export function toolContextAt<State, Action extends TypedThing, View>(
  { project, legal }: Pick<Game<State, Action, View, never, never>, 'project' | 'legal'>,
  { state }: { readonly state: State },
  seat: Seat = 0,
): ToolContextOf<View, Action> {
  const view = project(state, seat);
  return { view, seat, legal: legal(view, seat) };
}

/** Tests the results of a game's taps, and that none does anything for a spectator or while an answer is pending. */
export function tapsSuite<
  Situation,
  Pointed,
  Context extends ToolContextOf<unknown, TypedThing>,
  Outcome extends OutcomeOf<Idle | { readonly kind: string }, TypedThing, string>,
>({ taps, contextIn, tap }: Taps<Situation, Pointed, Context, Outcome>): void {
  const acting = taps.filter(({ told }) => told.act);

  test.each(taps)('a tap: $name', ({ situation, tool = IDLE, pointed, isShown = false, seat, told }) => {
    const outcome = tap(tool, pointed, contextIn(situation, seat), isShown);
    expect(outcome).toMatchObject(told);
    if (!told.act) expect(outcome.act).toBeUndefined();
  });

  test('a spectator changes nothing', () => {
    expect(acting).not.toEqual([]);
    for (const { situation, pointed } of acting) {
      const watching = { ...contextIn(situation), seat: undefined };
      expect(tap(IDLE, pointed, watching, true)).toEqual({ tool: IDLE, say: 'watching' });
    }
  });

  test('while an answer is awaited nothing is sent', () => {
    const outcomes = acting.map(({ situation, tool = IDLE, pointed }) =>
      tap(tool, pointed, { ...contextIn(situation), legal: [] }, true),
    );
    expect(outcomes.filter(({ act }) => act)).toEqual([]);
    expect(outcomes.map(({ say }) => say)).toContain('stillWaiting');
  });
}
