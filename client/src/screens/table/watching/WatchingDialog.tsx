import './watching.css';
import { SHARINGS, type TableView } from '@gearhall/shared/core/table/table';
import { isDelayed, type WatchingTerms } from '@gearhall/shared/core/table/terms';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { Icon } from '../../../ui/display/Icon';
import { Segments } from '../../../ui/controls/Segments';
import { isSealed } from '../../../ui/words/pages/series';
import { WATCHING } from '../../../ui/words/table/watching';
import { useSeries } from '../series/useSeries';
import { useTableSession } from '../session/tableSession';
import { KeepOff } from './KeepOff';

/** Who watches and how, and what I let them see. */
export function WatchingDialog({ onClose }: { readonly onClose: () => void }) {
  const { model, terms } = useTableSession();
  const table = model.table.value;
  return (
    <Dialog title={WATCHING.title} onClose={onClose}>
      <p>{howTheyWatch(terms.value.watching)}</p>
      {table && <SpectatorList table={table} />}
      {table && <ShareChoice table={table} />}
      {table && <KeepOff table={table} />}
    </Dialog>
  );
}

const howTheyWatch = (watching: WatchingTerms): string =>
  'count' in watching ? WATCHING.now[watching.type](watching.count) : WATCHING.now[watching.type]();

interface OfTable {
  readonly table: TableView;
}

function SpectatorList({ table: { spectators, spectatorNames } }: OfTable) {
  if (spectators === 0) return <p class="quiet-text">{WATCHING.nobody}</p>;
  const more = spectators - spectatorNames.length;
  return (
    <ul class="spectator-list">
      {spectatorNames.map((name, place) => (
        <li key={place}>
          <Icon name="eye" size={16} /> {name}
        </li>
      ))}
      {more > 0 && <li>{WATCHING.more(more)}</li>}
    </ul>
  );
}

/** From a seat, in a running game with secrets. */
function ShareChoice({ table }: OfTable) {
  const { model, game, terms } = useTableSession();
  const series = useSeries();
  const seat = model.seat.value;
  const mine = seat === undefined ? undefined : table.seats[seat];
  const { rules } = game;
  const isRunning = table.status === 'playing' || table.status === 'paused';
  if (!mine || !isRunning || rules.about.secrets.length === 0) return undefined;
  if (terms.value.watching.type === 'closed') return undefined;
  if (rules.hasTeams?.(JSON.parse(table.options), table.seats.length))
    return <p class="hint">{WATCHING.team}</p>;
  if (series.value && isSealed(series.value.series.type, series.value.series.outcome))
    return <p class="hint">{WATCHING.sealed}</p>;
  const offered = SHARINGS.filter((what) => what !== 'everything' || isDelayed(terms.value.watching));
  return (
    <fieldset class="choice">
      <legend>{WATCHING.share}</legend>
      <Segments
        value={mine.shares}
        options={offered.map((what) => [what, WATCHING.shares[what]])}
        onChange={(what) => model.request('share', { what })}
      />
      <p class="hint">{WATCHING.shareHelp[mine.shares]}</p>
    </fieldset>
  );
}
