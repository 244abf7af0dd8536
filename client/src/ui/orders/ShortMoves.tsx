import { lookOf } from './suggested';

interface ShortMove<Action> {
  readonly action: Action;
  readonly cost: string;
}

interface ShortMovesProps<Action> {
  /** Moves that are not possible now are left out. */
  readonly moves: readonly (readonly [label: string, move: ShortMove<Action> | undefined])[];
  readonly act: (action: Action) => void;
  readonly class?: string;
}

/** The simplest moves of a unit, one button each. */
export function ShortMoves<Action>({ moves, act, class: own = '' }: ShortMovesProps<Action>) {
  return (
    <div class={`short-moves ${own}`} role="group" aria-label="Short moves">
      {moves.map(
        ([label, move]) =>
          move && (
            <button
              key={label}
              type="button"
              class={lookOf('button', move.action)}
              onClick={() => act(move.action)}
            >
              {label} <small>{move.cost}</small>
            </button>
          ),
      )}
    </div>
  );
}
