import type { Seat } from '@gearhall/shared/core/ground/seats';
import type { AnyGameClient } from '../../../stage/contract/contract';
import { useTableSession } from '../session/tableSession';

interface SeatDashboardProps {
  readonly game: AnyGameClient;
  readonly view: unknown;
  readonly seat: Seat;
  readonly names: readonly string[];
}

/** The dashboard of another seat, read-only. */
export function SeatDashboard({ game: { dashboard: Dashboard }, view, seat, names }: SeatDashboardProps) {
  if (!Dashboard || view === undefined) return undefined;
  return <Dashboard place="folded" owner={seat} legal={[]} act={() => undefined} {...{ view, names }} />;
}

/** What a seat plays with, for games that have pictures of it. */
export function SeatPicture({ game, view, seat }: Omit<SeatDashboardProps, 'names'>) {
  const { seatPicture: Picture } = game;
  if (!Picture || view === undefined) return undefined;
  return <Picture owner={seat} view={view} />;
}

/** My own, above my orders, and usable while I am asked. */
export function OwnDashboard() {
  const { model, presenter, game, names } = useTableSession();
  const { dashboard: Dashboard } = game;
  const seat = model.seat.value;
  const view = model.options.value.length > 0 ? model.view.value : presenter.view.value;
  if (!Dashboard || view === undefined || seat === undefined) return undefined;
  const isOff = model.acting.value || model.connectionStatus.value !== 'live';
  return (
    <Dashboard
      place="own"
      owner={seat}
      legal={model.options.value}
      act={(action) => {
        if (!isOff) model.act(action);
      }}
      {...{ view }}
      names={names.value}
    />
  );
}
