import { useEffect } from 'preact/hooks';
import { Guard } from '../../ui/display/Guard';
import { WORDS } from '../../ui/words/words';
import { accentOf } from '../../games';
import { BoardHost } from './board/BoardHost';
import { CoachPlace } from './coach/CoachPlace';
import { WaitingBar } from '../newcomer/NewcomerBar';
import { Banner } from './notices/Banner';
import { OtherRulesCard } from './notices/OtherRulesCard';
import { HallLoss } from './notices/HallLoss';
import { ChatPanel } from './log/ChatPanel';
import { ChatPreview } from './log/ChatPreview';
import { widthsOf, type ColumnId } from './columns/columns';
import { SideColumn } from './columns/SideColumn';
import { Gathering } from './gathering/Gathering';
import { usePast } from './review/usePast';
import { OrdersPanel } from './orders/OrdersPanel';
import { OthersColumn } from './seats/OthersColumn';
import { PanelSheet } from './panels/PanelSheet';
import { useLayout, usePanels } from './session/panels';
import { RematchCountdown } from './ending/RematchCountdown';
import { RecapBoard } from './recap/RecapBoard';
import { RematchNotice } from './gathering/RematchNotice';
import { ResultCard } from './ending/ResultCard';
import { LookBar } from './watching/LookBar';
import { Objective } from './Objective';
import { TurnSweep } from './ribbon/TurnSweep';
import { SeatVoteCard } from './seats/SeatVoteCard';
import { SeriesLine } from './series/SeriesLine';
import { CalledOff } from './series/SeriesNotes';
import { useTableSession } from './session/tableSession';
import { UndoVoteCard } from './takeBack/UndoVoteCard';
import { TopBar } from './TopBar';

/** The table's screen: the board, and around it as many panels as fit the window. */
export function TableFrame() {
  const panels = usePanels();
  const { model, game } = useTableSession();
  useLayout(panels);
  const table = model.table.value;
  const layout = panels.layout.value;
  const gathers = !table || table.status === 'gathering';
  const past = usePast();
  const look = ['table-frame', layout, gathers ? 'gathers' : 'plays'];
  if (useIsSpectating()) look.push('watching');
  if (past) look.push('theatre');
  else if (panels.boardOnly.value) look.push('board-only');
  const widths = widthsOf(panels.columns, panels.windowWidth.value);
  const { id } = game.rules.about;
  const style = {
    '--mine': `${widths.mine}px`,
    '--others': `${widths.others}px`,
    '--accent': accentOf(id),
  };
  return (
    <div class={look.join(' ')} style={style} data-game={id} data-actions={table?.actions ?? 0}>
      <TopBar />
      {gathers ? (
        <main class="gathering-room">
          <div class="hall-notes">
            <HallLoss />
          </div>
          <Banner />
          <SeriesLine />
          <CalledOff />
          <RematchCountdown />
          {table && <Gathering table={table} />}
          {table && (
            <section class="panel" aria-label={WORDS.table.chat} id="panel-chat">
              <ChatPanel />
            </section>
          )}
        </main>
      ) : (
        <>{past ?? <GameRoom widths={widths} />}</>
      )}
      <RematchNotice />
    </div>
  );
}

function GameRoom({ widths }: { readonly widths: Readonly<Record<ColumnId, number>> }) {
  const { layout, boardOnly, columns } = usePanels();
  const hasColumns = layout.value === 'wide' || layout.value === 'tablet';
  const hasPanels = !boardOnly.value;
  const hasOrders = !useIsSpectating();
  useEffect(keepFocus, []);
  const { mine, others } = widths;
  return (
    <>
      {hasPanels && hasColumns && (
        <SideColumn column={columns.others} now={others} beyond={mine}>
          <OthersColumn />
        </SideColumn>
      )}
      <BoardRoom />
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

/** The board, with all that is said above and over it. */
function BoardRoom() {
  const { local, game } = useTableSession();
  const Head = local?.Head;
  return (
    <main class="board-room">
      {Head && <Head />}
      {!local && <WaitingBar game={game.rules.about.id} />}
      <HallLoss />
      <LookBar />
      {(!local || local.isCoachable) && <CoachPlace />}
      <SeriesLine />
      <Objective />
      <div class="board-place">
        {local ? <BoardHost /> : <RecapBoard />}
        <TurnSweep />
        <Banner />
        <div class="question-cards">
          <OtherRulesCard />
          <UndoVoteCard />
          <SeatVoteCard />
        </div>
        <ResultCard />
        <ChatPreview />
      </div>
    </main>
  );
}

/** The button that started the game is gone: the focus moves to the prompt, not to the body. */
function keepFocus(): void {
  if (document.activeElement !== document.body) return;
  const next = document.querySelector<HTMLElement>('.orders [data-fallback]') ?? document.querySelector('h1');
  next?.focus({ preventScroll: true });
}

/** Spectators of a running game have no orders. */
function useIsSpectating(): boolean {
  const { model, presenter, local } = useTableSession();
  return !local && model.seat.value === undefined && presenter.table.value?.status !== 'ended';
}
