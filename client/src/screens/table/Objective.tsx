import { WORDS } from '../../ui/words/words';
import { useTableSession } from './session/tableSession';

/** What it takes to win at this table, above the board, where tables of a game differ in that. */
export function Objective() {
  const { presenter, game, names } = useTableSession();
  const view = presenter.view.value;
  const text = view === undefined ? '' : (game.words.objective?.(view, names.value) ?? '');
  if (text === '') return undefined;
  return (
    <p class="objective" aria-label={WORDS.table.objective}>
      {text}
    </p>
  );
}
