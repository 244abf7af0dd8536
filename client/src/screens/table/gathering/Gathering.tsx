import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TableView } from '@gearhall/shared/core/table/table';
import type { OptionWords } from '../../../stage/contract/words';
import { ActButton } from '../../../ui/controls/ActButton';
import { Icon } from '../../../ui/display/Icon';
import { WORDS } from '../../../ui/words/words';
import { LearnWhileYouWait } from '../../newcomer/NewcomerBar';
import { changeSentence, toldSettings } from './changedOptions';
import { FairDice } from '../ending/FairDice';
import { FreeSeat, TakenSeat } from './GatheringSeat';
import { useKeptFocus } from '../panels/keptFocus';
import { OptionDetails } from './OptionDetails';
import { usePanels } from '../session/panels';
import { useTableSession } from '../session/tableSession';
import { SeriesNotes } from '../series/SeriesNotes';
import { TableDecisions } from '../series/TableDecisions';
import { useSeries } from '../series/useSeries';
import { SERIES } from '../../../ui/words/pages/series';
import { posterOf } from '../../../games';
import { ShareLink } from './ShareLink';

/** Before the start: the link to send, the seats, and what is still missing. */
export function Gathering({ table }: { readonly table: TableView }) {
  const room = useRef<HTMLElement>(null);
  const { isLive, game } = useTableSession();
  const isOff = useSeries().value?.series.outcome !== undefined;
  useKeptFocus(room, isLive.value);
  if (isOff) return undefined;
  return (
    <section class="gathering" aria-labelledby="gathering-title" ref={room}>
      <img class="gathering-face" src={posterOf(game.rules.about.id)} alt="" width="480" height="300" />
      <h2 id="gathering-title">{WORDS.gathering.title}</h2>
      <TableDecisions />
      <Inviting table={table} />
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
      <SeriesNotes />
      <Settings table={table} />
      <FairDice table={table} />
    </section>
  );
}

/** Who invites to what, and the link for more people. */
function Inviting({ table }: { readonly table: TableView }) {
  const { game, names, isHost } = useTableSession();
  const { gathering } = WORDS;
  const host = names.value[table.host];
  const free = table.seats.filter(({ sitter }) => sitter === 'nobody').length;
  return (
    <>
      <p class="quiet-text">
        {isHost.value || host === undefined
          ? gathering.invite
          : `${gathering.invited(host, game.rules.about.title)} ${gathering.free(free, table.seats.length)}`}
      </p>
      <LearnWhileYouWait game={game.rules.about.id} />
      <ShareLink id={table.id} />
    </>
  );
}

function Start({ table }: { readonly table: TableView }) {
  const isUndecided = useSeries().value?.series.deciding !== undefined;
  const { model, names, isHost, isLive } = useTableSession();
  const missing = table.seats.filter((seat) => seat.sitter === 'nobody').length;
  if (isUndecided) return <p class="hint">{SERIES.undecided}</p>;
  const state = missing === 0 ? WORDS.gathering.ready : WORDS.gathering.missing(missing);
  return (
    <div class={missing === 0 ? 'start ready' : 'start'}>
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

/** The table's settings; the host may change them, and everybody is told what has changed. */
function Settings({ table }: { readonly table: TableView }) {
  const { game, isHost, isLive } = useTableSession();
  const { dialog } = usePanels();
  const change = useChange(table);
  const { number = 1, deciding } = useSeries().value?.series ?? {};
  const goesOn = number > 1 || deciding !== undefined;
  return (
    <div class="table-settings">
      <p class="settings-change" role="status">
        {change}
      </p>
      <Options text={table.options} words={game.words.options} />
      {isHost.value && !goesOn && (
        <ActButton off={!isLive.value} onClick={() => (dialog.value = 'options')}>
          <Icon name="gear" size={18} /> {WORDS.newTable.settings}
        </ActButton>
      )}
    </div>
  );
}

/** The last change since I came. */
function useChange(table: TableView): string {
  const { game, terms } = useTableSession();
  const change = useSignal('');
  const now = toldSettings(
    { options: table.options, terms: terms.value, seats: table.seats.length },
    game.words.options,
  );
  const known = useRef(now);
  useEffect(() => {
    const sentence = changeSentence(known.current, now);
    known.current = now;
    if (sentence !== '') change.value = sentence;
  }, [table.options, table.terms, table.seats.length]);
  return change.value;
}

interface OptionsProps {
  readonly text: string;
  readonly words: Readonly<Record<string, OptionWords>>;
}

/** The table's settings, in words. */
export function Options({ text, words }: OptionsProps) {
  const { terms } = useTableSession();
  return <OptionDetails options={text} terms={terms.value} words={words} />;
}
