import { useComputed } from '@preact/signals';
import type { TableView } from '@gearhall/shared/core/table';
import { ActButton } from '../../ui/ActButton';
import { Icon } from '../../ui/Icon';
import { WORDS } from '../../ui/words';
import { FreeSeat, TakenSeat } from './GatheringSeat';
import { FairDice } from './FairDice';
import { optionList } from './optionList';
import { termsList } from './terms';
import { useSeating } from './seating';
import { ShareLink } from './ShareLink';

/** Before the start: the link to send, the seats, and what is still missing. */
export function Gathering({ table }: { readonly table: TableView }) {
  const { game } = useSeating();
  return (
    <section class="gathering" aria-labelledby="gathering-title">
      <h2 id="gathering-title">{WORDS.gathering.title}</h2>
      <p class="quiet-text">{WORDS.gathering.invite}</p>
      <ShareLink id={table.id} />
      <ol class="gathering-seats">
        {table.seats.map((info, seat) =>
          info.sitter === 'nobody' ? (
            <FreeSeat key={seat} seat={seat} />
          ) : (
            <TakenSeat key={seat} seat={seat} info={info} />
          ),
        )}
      </ol>
      <Start table={table} />
      <Options text={table.options} words={game.words.options} />
      <FairDice table={table} />
    </section>
  );
}

function Start({ table }: { readonly table: TableView }) {
  const { model, names, isHost, isLive } = useSeating();
  const missing = table.seats.filter((seat) => seat.sitter === 'nobody').length;
  const state = missing === 0 ? WORDS.gathering.ready : WORDS.gathering.missing(missing);
  return (
    <div class="start">
      <p role="status">
        {state} {missing > 0 && isHost.value ? WORDS.gathering.fillWithBots : ''}
        {!isHost.value && table.host >= 0 ? WORDS.gathering.hostStarts(names.value[table.host] ?? '') : ''}
      </p>
      {isHost.value && (
        <ActButton
          class="primary large"
          off={missing > 0 || !isLive.value}
          onClick={() => model.request('start', {})}
        >
          <Icon name="check" /> {WORDS.gathering.start}
        </ActButton>
      )}
    </div>
  );
}

interface OptionsProps {
  readonly text: string;
  readonly words: Parameters<typeof optionList>[1];
}

/** What the table's creator has chosen. */
export function Options({ text, words }: OptionsProps) {
  const { terms } = useSeating();
  const list = useComputed(() => [...termsList(terms.value), ...optionList(text, words)]);
  return (
    <div class="chosen-options">
      <h3>{WORDS.gathering.options}</h3>
      <dl>
        {list.value.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
