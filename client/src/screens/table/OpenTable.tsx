import './table.css';
import { useComputed, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { go, tablePath } from '../../app/routing/router';
import { api } from '../../net/requests/api';
import { onClockJump } from '../../net/table/clockJumps';
import { myName, onOtherPerson } from '../../net/guest/guest';
import { askHall } from '../../net/hall/restored';
import { GlossaryOf } from '../../ui/glossary/GlossaryOf';
import { rememberTable } from '../../net/stored/myTables';
import { saltFor } from '../../net/stored/salts';
import { SeatLooksContext } from '../../ui/display/SeatMark';
import { useAnnouncements } from './notices/announcements';
import { sendLeftovers } from './orders/leftover';
import { ShortcutsAndDialogs } from './dialogs/ShortcutsAndDialogs';
import { useSeatLooks } from './seats/seatLooks';
import { TableSessionContext, type TableSession } from './session/tableSession';
import { AskToTakeBack } from './takeBack/TakeBack';
import { TableFrame } from './TableFrame';
import { useBots } from './gathering/useBots';
import { makePanels, PanelsContext, type Panels } from './session/panels';

/** What happens by itself when an address has led to a table. */
interface Arrival {
  /** Take the first free seat. */
  readonly sit: boolean;
}

interface OpenTableProps {
  readonly session: TableSession;
  readonly arrival: Arrival;
}

/** A table of the hall, whose link is open while it is on the screen. */
export function OpenTable({ session, arrival }: OpenTableProps) {
  useName(session);
  useArrival(session, arrival);
  useBots(session);
  useSalt(session);
  useReturn(session);
  useServerClock(session);
  // Another tab has continued as somebody else: their seat is another one.
  useEffect(() => onOtherPerson(() => location.reload()), []);
  useLoss(session);
  return <TableRoom session={session} />;
}

/** Whenever the table is there again, the hall may have come back without something. */
function useLoss({ model }: TableSession): void {
  useSignalEffect(() => {
    const { value: status } = model.connectionStatus;
    if (status === 'live' || status === 'refused') void askHall();
  });
}

/** A table and all that belongs to its screen, whether it is in the hall or in this page alone. */
export function TableRoom({ session }: Pick<OpenTableProps, 'session'>) {
  const { model, game, local } = session;
  const seats = useComputed(() => model.table.value?.seats.length ?? 0).value;
  const options = useComputed(() => model.table.value?.options ?? '').value;
  const looks = useSeatLooks(game, options, seats);
  useLink(session);
  useEffect(() => session.presenter.follow(), [session]);
  useAnnouncements(session);
  useEffect(() => sendLeftovers(session.model, session.game), [session]);
  return (
    <TableSessionContext.Provider value={session}>
      <SeatLooksContext.Provider value={looks}>
        {!local?.isHidden?.value && <TableParts session={session} />}
      </SeatLooksContext.Provider>
    </TableSessionContext.Provider>
  );
}

/** Everything that is seen of a table. */
function TableParts({ session }: Pick<OpenTableProps, 'session'>) {
  const panels = useMemo(makePanels, []);
  useEnding(session, panels);
  return (
    <PanelsContext.Provider value={panels}>
      <GlossaryOf game={session.game.rules.about.id}>
        <TableFrame />
      </GlossaryOf>
      <ShortcutsAndDialogs />
      <AskToTakeBack />
    </PanelsContext.Provider>
  );
}

function useLink({ model, game }: TableSession): void {
  useEffect(() => {
    model.open();
    // The scene is loaded while people gather; if that fails, the board says so when it is needed.
    game.loadScene().catch(() => undefined);
    return () => model.close();
  }, [model, game]);
}

/** Dials at once when the network or the person is back. */
function useReturn({ model }: TableSession): void {
  useEffect(() => {
    const hurry = () => model.hurry();
    const onVisible = () => {
      if (document.visibilityState === 'visible') hurry();
    };
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [model]);
}

/** What runs out is shown by the hall's clock, whatever becomes of this machine's. */
function useServerClock({ model }: TableSession): void {
  useEffect(() => onClockJump(() => void model.correctClock(async () => (await api.hall()).now)), [model]);
}

/** When the game ends, its result is shown. */
function useEnding({ presenter }: TableSession, panels: Panels): void {
  useEffect(() => {
    let was = presenter.table.peek()?.status;
    return presenter.table.subscribe((table) => {
      if (was === 'playing' && table?.status === 'ended') {
        panels.tab.value = 'orders';
        if (panels.sheet.value === 'low') panels.sheet.value = 'half';
      }
      was = table?.status;
    });
  }, [presenter, panels]);
}

/** This browser's share in the dice: given once, while people gather. */
function useSalt({ model, isLive }: TableSession): void {
  const given = useRef<number | undefined>(undefined);
  useSignalEffect(() => {
    const table = model.table.value;
    const seat = model.seat.value;
    if (!isLive.value || seat === undefined) given.current = undefined;
    if (!isLive.value || seat === undefined || given.current === seat) return;
    const info = table?.seats[seat];
    if (table?.status !== 'gathering' || info?.sitter !== 'person' || info.salt !== '') return;
    given.current = seat;
    model.request('salt', { salt: saltFor(model.id) });
  });
}

/** Sends the table a name that is changed here. */
function useName({ model, isLive }: TableSession): void {
  const told = useRef(myName.peek());
  useSignalEffect(() => {
    const seat = model.seat.value;
    const name = myName.value;
    if (!isLive.value || name === '') return;
    const known = seat === undefined ? told.current : model.table.peek()?.seats[seat]?.name;
    told.current = name;
    if (known !== name) model.request('rename', { name });
  });
}

/** Takes the first free seat after "Join" in the lobby, and remembers the tables with a seat. */
function useArrival({ model, isLive }: TableSession, { sit }: Arrival): void {
  useEffect(() => {
    if (!sit) return;
    return isLive.subscribe((live) => {
      const table = model.table.peek();
      if (!live || table?.status !== 'gathering') return;
      const free = table.seats.findIndex((seat) => seat.sitter === 'nobody');
      if (model.seat.peek() === undefined && free >= 0) model.request('sit', { seat: free });
      go(tablePath(model.id), { replace: true });
    });
  }, [model, isLive, sit]);
  useSignalEffect(() => {
    if (model.seat.value !== undefined) rememberTable(model.id);
  });
}
