import type { Dice } from '../../../core/dice/dice';
import type { Seat } from '../../../core/ground/seats';
import type { Action } from '../actions';
import { legal } from '../turn';
import { played, type Imagined } from './imagining';

/** How far a bot looks ahead within its own turn. */
export interface Breadth {
  /** Positions kept at each step. */
  readonly beam: number;
  /** Steps. */
  readonly depth: number;
  /** Positions worked out at most, besides those after the first step. */
  readonly most: number;
}

interface Line {
  readonly state: Imagined;
  /** The action that it begins with. */
  readonly first: Action;
  readonly worth: number;
}

/** What each action leads to at best, in the turn of `seat`, by `worth` of the position after it. */
export function bestWorths(
  start: Imagined,
  seat: Seat,
  {
    actions,
    breadth,
    worth,
    dice,
  }: {
    readonly actions: readonly Action[];
    readonly breadth: Breadth;
    readonly worth: (state: Imagined) => number;
    readonly dice: Dice;
  },
): Map<Action, number> {
  const best = new Map<Action, number>();
  const note = ({ first, worth }: Line): void => {
    if (worth > (best.get(first) ?? -Infinity)) best.set(first, worth);
  };
  const lineAfter = (state: Imagined, action: Action, first: Action): Line => {
    const next = played(state, seat, action, dice);
    return { state: next, first, worth: worth(next) };
  };
  const expanded = (from: readonly Line[], most: number): Line[] => {
    const next: Line[] = [];
    for (const { state, first } of from) {
      if (next.length >= most) break;
      for (const action of legal(state, seat))
        if (action.type !== 'endTurn') next.push(lineAfter(state, action, first));
    }
    return next;
  };
  let worked = 0;
  let lines = actions.map((action) =>
    action.type === 'endTurn'
      ? { state: start, first: action, worth: worth(start) }
      : lineAfter(start, action, action),
  );
  lines.forEach(note);
  for (let depth = 1; depth < breadth.depth; depth += 1) {
    lines = chosen(
      lines.filter(({ state, first }) => goesOn(state, seat) && first.type !== 'endTurn'),
      breadth,
    );
    if (lines.length === 0) break;
    lines = expanded(lines, breadth.most - worked);
    worked += lines.length;
    lines.forEach(note);
  }
  return best;
}

const goesOn = ({ phase, turn }: Imagined, seat: Seat): boolean =>
  phase === 'turns' && turn.seat === seat && turn.step === 'acting';

/** The best lines; of several that come to the same, one. */
function chosen(lines: readonly Line[], { beam }: Breadth): Line[] {
  const seen = new Set<string>();
  return [...lines]
    .sort((a, b) => promise(b) - promise(a))
    .filter((line) => {
      const key = `${line.worth.toFixed(5)} ${line.state.turn.energy} ${line.state.turn.tasks.length}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, beam);
}

const POOL_PROMISE = 0.5;
const ENERGY_PROMISE = 0.7;

/** What a line is worth, with what may still be made of Energy and resources. */
function promise({ state, worth }: Line): number {
  const { energy, pool } = state.turn;
  return worth + ENERGY_PROMISE * energy + POOL_PROMISE * (pool.steel + pool.circuits + pool.fuel);
}
