import './objective.css';
import type { Objective } from '../../../stage/words';
import { Glossed } from '../../../ui/glossary/Glossed';
import { WORDS } from '../../../ui/words';
import { useTableSession } from '../tableSession';

/** What has to be reached, and how far it is: one line above the board, at all times. */
export function ObjectiveLine({ objective }: { readonly objective: Objective | undefined }) {
  if (!objective) return undefined;
  const { goal, now } = objective;
  return (
    <p class="objective" role="note" aria-label={WORDS.table.objective}>
      <span>
        <Glossed text={goal} />
      </span>
      {now !== '' && <strong>{now}</strong>}
    </p>
  );
}

/** The objective at this table, for the person who looks. */
export function TableObjective() {
  const { model, game, names } = useTableSession();
  const view = model.view.value;
  if (view === undefined) return undefined;
  return <ObjectiveLine objective={game.words.objective?.(view, model.seat.value, names.value)} />;
}
