import { useEffect } from 'preact/hooks';
import { Guard } from '../../ui/Guard';
import { WORDS } from '../../ui/words';
import { Banner } from './Banner';
import { ChatPanel } from './ChatPanel';
import { widthsOf, type ColumnId } from './columns/columns';
import { SideColumn } from './columns/SideColumn';
import { Gathering } from './Gathering';
import { LookBackRoom, useLookingBack } from './LookBackRoom';
import { OrdersPanel } from './OrdersPanel';
import { OthersColumn } from './OthersColumn';
import { PanelSheet } from './PanelSheet';
import { useLayout, usePanels } from './panels';
import { RematchCountdown } from './ending/RematchCountdown';
import { RecapBoard } from './recap/RecapBoard';
import { RematchNotice } from './RematchNotice';
import { ResultCard } from './ResultCard';
import { useSeating } from './seating';
import { QuestionCard } from './takeBack/QuestionCard';
import { TopBar } from './TopBar';

/** The table's screen: the board, and around it whatever fits the window. */
export function TableFrame() {
  const panels = usePanels();
  const { model } = useSeating();
  useLayout(panels);
  const table = model.table.value;
  const layout = panels.layout.value;
  const gathers = !table || table.status === 'gathering';
  const past = useLookingBack();
  const look = ['table-frame', layout, gathers ? 'gathers' : 'plays'];
  if (useIsWatching()) look.push('watching');
  if (past) look.push('theatre');
  else if (panels.boardOnly.value) look.push('board-only');
  const widths = widthsOf(panels.columns, panels.windowWidth.value);
  const style = { '--mine': `${widths.mine}px`, '--others': `${widths.others}px` };
  return (
    <div class={look.join(' ')} style={style} data-actions={table?.actions ?? 0}>
      <TopBar />
      {gathers ? (
        <main class="gathering-room">
          <Banner />
          <RematchCountdown />
          {table && <Gathering table={table} />}
          {table && (
            <section class="panel" aria-label={WORDS.table.chat} id="panel-chat">
              <ChatPanel />
            </section>
          )}
        </main>
      ) : (
        <>{past ? <LookBackRoom reel={past} /> : <GameRoom widths={widths} />}</>
      )}
      <RematchNotice />
    </div>
  );
}

function GameRoom({ widths }: { readonly widths: Readonly<Record<ColumnId, number>> }) {
  const { layout, boardOnly, columns } = usePanels();
  const hasColumns = layout.value === 'wide' || layout.value === 'tablet';
  const hasPanels = !boardOnly.value;
  const hasOrders = !useIsWatching();
  useEffect(keepFocus, []);
  const { mine, others } = widths;
  return (
    <>
      {hasPanels && hasColumns && (
        <SideColumn column={columns.others} now={others} beyond={mine}>
          <OthersColumn />
        </SideColumn>
      )}
      <main class="board-room">
        <RecapBoard />
        <Banner />
        <QuestionCard />
        <ResultCard />
      </main>
      {hasPanels && hasColumns && hasOrders && (
        <SideColumn column={columns.mine} now={mine} beyond={others}>
          <section class="panel orders-panel" id="panel-orders" aria-label={WORDS.table.orders} tabIndex={-1}>
            <Guard>
              <OrdersPanel />
            </Guard>
          </section>
        </SideColumn>
      )}
      {hasPanels && !hasColumns && <PanelSheet />}
    </>
  );
}

/** The button that started the game is gone: its focus goes to what is asked now, not to the body. */
function keepFocus(): void {
  if (document.activeElement !== document.body) return;
  const next = document.querySelector<HTMLElement>('.orders [data-fallback]') ?? document.querySelector('h1');
  next?.focus({ preventScroll: true });
}

/** Spectators of a running game have no orders. */
function useIsWatching(): boolean {
  const { model } = useSeating();
  return model.seat.value === undefined && model.table.value?.status !== 'ended';
}
