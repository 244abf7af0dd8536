import { Guard } from '../../ui/Guard';
import { WORDS } from '../../ui/words';
import { Banner } from './Banner';
import { BoardHost } from './BoardHost';
import { ChatPanel } from './ChatPanel';
import { Gathering } from './Gathering';
import { LookBackRoom, useLookingBack } from './LookBackRoom';
import { LogPanel } from './LogPanel';
import { OrdersPanel } from './OrdersPanel';
import { PanelSheet } from './PanelSheet';
import { useLayout, usePanels } from './panels';
import { RematchNotice } from './RematchNotice';
import { ResultCard } from './ResultCard';
import { SeatsPanel } from './SeatsPanel';
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
  const look = `table-frame ${layout} ${gathers ? 'gathers' : 'plays'} ${past ? 'theatre' : ''}`;
  return (
    <div class={look} data-actions={table?.actions ?? 0}>
      <TopBar />
      {gathers ? (
        <main class="gathering-room">
          <Banner />
          {table && <Gathering table={table} />}
          {table && (
            <section class="panel" aria-label={WORDS.table.chat} id="panel-chat">
              <ChatPanel />
            </section>
          )}
        </main>
      ) : (
        <>{past ? <LookBackRoom reel={past} /> : <GameRoom />}</>
      )}
      <RematchNotice />
    </div>
  );
}

function GameRoom() {
  const { layout } = usePanels();
  const wide = layout.value === 'wide';
  return (
    <>
      {wide && (
        <aside class="side left" aria-label={`${WORDS.table.seats}, ${WORDS.table.chat}`}>
          <section class="panel seats-panel" id="panel-seats" aria-label={WORDS.table.seats} tabIndex={-1}>
            <Guard>
              <SeatsPanel />
            </Guard>
          </section>
          <section class="panel grows" id="panel-chat" aria-label={WORDS.table.chat} tabIndex={-1}>
            <ChatPanel />
          </section>
        </aside>
      )}
      <main class="board-room">
        <BoardHost />
        <Banner />
        <QuestionCard />
        <ResultCard />
      </main>
      {wide ? (
        <aside class="side right" aria-label={`${WORDS.table.orders}, ${WORDS.table.log}`}>
          <section class="panel orders-panel" id="panel-orders" aria-label={WORDS.table.orders} tabIndex={-1}>
            <Guard>
              <OrdersPanel />
            </Guard>
          </section>
          <section class="panel grows" id="panel-log" aria-label={WORDS.table.log} tabIndex={-1}>
            <Guard>
              <LogPanel />
            </Guard>
          </section>
        </aside>
      ) : (
        <PanelSheet />
      )}
    </>
  );
}
