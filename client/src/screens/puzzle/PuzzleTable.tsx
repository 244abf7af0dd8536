import './puzzle.css';
import { useEffect, useMemo } from 'preact/hooks';
import { gamePath } from '../../app/routing/router';
import { localMeans } from '../../local/localMeans';
import type { OpenedGame } from '../../local/localStore';
import { PAGE_MEANS } from '../../local/studying/pageMeans';
import { think } from '../../local/studying/think';
import { puzzlesSolved } from '../../net/stored/puzzlesSolved';
import { TableModel } from '../../net/table/tableModel';
import { PUZZLES } from '../../ui/words/pages/puzzles';
import { WORDS } from '../../ui/words/words';
import { TableRoom } from '../table/OpenTable';
import { tableSessionAt } from '../table/session/tableSession';
import { PuzzleHead } from './PuzzleHead';
import { PuzzleRun } from './PuzzleRun';
import type { PuzzlePlace } from './PuzzleScreen';
import { PuzzleTalk } from './PuzzleTalk';

interface PuzzleTableProps extends PuzzlePlace {
  readonly opened: OpenedGame;
}

/** The board at the position of a puzzle, with the orders of its seat. */
export function PuzzleTable(place: PuzzleTableProps) {
  const { rules, listed } = place;
  const { id: game, title } = rules.about;
  const { run, session } = usePuzzleTable(place);
  useEffect(() => {
    document.title = `${PUZZLES.pageTitle(listed.number, title)} · ${WORDS.hall.name}`;
  }, [listed, title]);
  useEffect(
    () =>
      run.verdict.subscribe(({ is }) => {
        if (is === 'solved') puzzlesSolved.mark(game, listed.id);
      }),
    [run, game, listed],
  );
  return <TableRoom session={session} />;
}

function usePuzzleTable({ client, rules, listed, all, opened }: PuzzleTableProps) {
  const made = useMemo(() => {
    const run = new PuzzleRun({
      // Forms keep their drafts by it.
      id: `puzzle ${rules.about.id} ${listed.id}`,
      rules,
      puzzle: listed.puzzle,
      opened,
      weigh: (question, waiting) => think(question, waiting, PAGE_MEANS),
    });
    const model = new TableModel(run.table.id, rules, localMeans(run.table));
    const parts = { run, opened, number: listed.number, all };
    const session = tableSessionAt(model, client, {
      Head: () => <PuzzleHead {...parts} />,
      Talk: () => <PuzzleTalk {...parts} />,
      // Nothing is taken back or given up here: the answer has its own ways.
      OrderWays: () => undefined,
      Ways: () => undefined,
      back: gamePath(rules.about.id),
      logFrom: run.view,
    });
    return { run, session };
  }, [client, rules, listed, all, opened]);
  useEffect(() => () => made.run.close(), [made]);
  return made;
}
