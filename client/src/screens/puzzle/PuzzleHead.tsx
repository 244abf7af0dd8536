import { useEffect } from 'preact/hooks';
import { PUZZLES } from '../../ui/words/pages/puzzles';
import { bringIntoSight, usePanels } from '../table/session/panels';
import { useTableSession } from '../table/session/tableSession';
import type { PuzzleTalkProps } from './PuzzleTalk';

/** What is asked, above the board. It keeps its size, so that the board never jumps. */
export function PuzzleHead({ run, number, all, opened }: PuzzleTalkProps) {
  const panels = usePanels();
  const { names } = useTableSession();
  const { is } = run.verdict.value;
  // The answer is above the orders.
  useEffect(() => {
    if (is !== 'open') bringIntoSight(panels, 'orders');
  }, [is, panels]);
  const seat = opened.game.seats.findIndex(({ by }) => by === 'me');
  return (
    <section class={`puzzle-head ${is}`} aria-label={PUZZLES.number(number, all)}>
      <p class="puzzle-count">{PUZZLES.number(number, all)}</p>
      <h2>{PUZZLES.toMove(names.value[seat] ?? opened.game.seats[seat]?.name ?? '')}</h2>
      <p class="puzzle-task">{PUZZLES.task}</p>
    </section>
  );
}
