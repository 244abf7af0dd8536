import type { TableView } from '@gearhall/shared/core/table/table';
import { WORDS } from '../../../ui/words/words';

/** How the dice of this table are kept fair: in one line, with the details on demand. */
export function FairDice({ table }: { readonly table: TableView }) {
  if (table.seal === '') return undefined;
  const { fairDice } = WORDS;
  const people = table.seats.filter((seat) => seat.sitter === 'person');
  const given = people.filter((seat) => seat.salt !== '').length;
  const parts = [fairDice.sealed, ...(people.length > 0 ? [fairDice.salts(given, people.length)] : [])];
  return (
    <div class="fair-dice">
      <p>{fairDice.line(parts.join(fairDice.join))}</p>
      <details>
        <summary>{fairDice.how}</summary>
        {fairDice.why.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>
          {fairDice.seal}
          <code class="seal">{table.seal}</code>
        </p>
      </details>
    </div>
  );
}
