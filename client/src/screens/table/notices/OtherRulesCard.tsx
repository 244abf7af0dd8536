import type { TableView } from '@gearhall/shared/core/table/table';
import { ActButton } from '../../../ui/controls/ActButton';
import { OTHER_RULES } from '../../../ui/words/table/otherRules';
import { useTableSession } from '../session/tableSession';

/** A game that began under other rules: what is still seen of it, and the ways out. */
export function OtherRulesCard() {
  const { model } = useTableSession();
  const table = model.table.value;
  if (table?.pause !== 'rules' || table.status === 'ended') return undefined;
  const hasPicture = model.view.value !== undefined;
  return (
    <section class="question-card" aria-label={OTHER_RULES.title}>
      <h2>{OTHER_RULES.title}</h2>
      <p>
        {OTHER_RULES.why} {hasPicture ? OTHER_RULES.picture : OTHER_RULES.noPicture}
      </p>
      {model.seat.value !== undefined && <Ways table={table} seat={model.seat.value} />}
    </section>
  );
}

function Ways({ table, seat }: { readonly table: TableView; readonly seat: number }) {
  const { model, isLive } = useTableSession();
  const people = table.seats.filter(({ sitter }) => sitter === 'person');
  const yes = people.filter(({ ends }) => ends).length;
  const isAgreed = table.seats[seat]?.ends === true;
  const off = !isLive.value;
  return (
    <>
      <p>{OTHER_RULES.ways}</p>
      {yes > 0 && (
        <p class="quiet-text" role="status">
          {OTHER_RULES.agreed(yes, people.length)}
        </p>
      )}
      <div class="button-row">
        <ActButton
          {...(isAgreed ? {} : { class: 'primary' })}
          off={off}
          onClick={() => model.request('endGame', { yes: !isAgreed })}
        >
          {isAgreed ? OTHER_RULES.goOn : OTHER_RULES.end}
        </ActButton>
        <ActButton off={off} onClick={() => model.request('stand', {})}>
          {OTHER_RULES.leave}
        </ActButton>
      </div>
    </>
  );
}
