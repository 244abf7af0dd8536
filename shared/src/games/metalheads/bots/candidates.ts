import type { Dice } from '../../../core/dice/dice';
import type { Seat } from '../../../core/ground/seats';
import type { Action } from '../actions';
import { total } from '../content/resources';
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
  /** What Energy and gained resources that are left promise, in points of Strength for each. */
  readonly energy: number;
  readonly pool: number;
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
  let beam = new Beam(breadth);
  for (const action of actions) {
    if (action.type === 'endTurn') note({ state: start, first: action, worth: worth(start) });
    else add(lineAfter(start, action, action));
  }
  function add(line: Line): void {
    note(line);
    if (goesOn(line.state, seat)) beam.add(line);
  }
  let worked = 0;
  for (let depth = 1; depth < breadth.depth && worked < breadth.most; depth += 1) {
    const { lines } = beam;
    beam = new Beam(breadth);
    for (const { state, first } of lines) {
      if (worked >= breadth.most) break;
      const all = legal(state, seat);
      for (const action of all) {
        if (action.type === 'endTurn' || isHalfMeasure(action, all)) continue;
        add(lineAfter(state, action, first));
        worked += 1;
      }
    }
  }
  return best;
}

/** Does it lay down less of the gained resources than it could? The rest can hardly be of more use. */
const isHalfMeasure = (action: Action, all: readonly Action[]): boolean =>
  (action.type === 'spend' || action.type === 'constructFrom') &&
  all.some(
    (other) =>
      other.type === action.type &&
      other.robot === action.robot &&
      other.kind === action.kind &&
      other.count > action.count,
  );

const goesOn = ({ phase, turn }: Imagined, seat: Seat): boolean =>
  phase === 'turns' && turn.seat === seat && turn.step === 'acting';

interface Place {
  readonly line: Line;
  readonly promise: number;
  readonly key: number;
}

/** The most promising lines, the best first; of several that come to the same, one. */
class Beam {
  private readonly places: Place[] = [];
  constructor(private readonly breadth: Breadth) {}

  get lines(): readonly Line[] {
    return this.places.map(({ line }) => line);
  }

  add(line: Line): void {
    const place = { line, promise: promise(line, this.breadth), key: keyOf(line) };
    const same = this.places.findIndex(({ key }) => key === place.key);
    if (same >= 0) {
      if ((this.places[same]?.promise ?? Infinity) >= place.promise) return;
      this.places.splice(same, 1);
    }
    const at = this.places.findIndex((other) => other.promise < place.promise);
    if (at >= 0) this.places.splice(at, 0, place);
    else if (this.places.length < this.breadth.beam) this.places.push(place);
    if (this.places.length > this.breadth.beam) this.places.pop();
  }
}

/** The same for lines that come to the same, as far as can be told. */
function keyOf({ state, worth }: Line): number {
  const { energy, tasks } = state.turn;
  return (Math.round(worth * 1e5) * 16 + energy) * 16 + tasks.length;
}

/** What a line is worth, with what may still be made of Energy and resources. */
const promise = ({ state: { turn }, worth }: Line, { energy, pool }: Breadth): number =>
  worth + energy * turn.energy + pool * total(turn.pool);
