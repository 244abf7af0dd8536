import { signal, useComputed } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { OrderGroup } from '../../../stage/contract/orders';
import type { LogLine } from '../../../stage/contract/words';
import { ConfirmContext, type PlannedOrder } from '../../../ui/controls/ConfirmButton';
import { Glossed } from '../../../ui/glossary/Glossed';
import { Icon } from '../../../ui/display/Icon';
import { WORDS } from '../../../ui/words/words';
import { AnswerTimeBar } from '../clock/AnswerTimeBar';
import { MyClock } from '../clock/SeatClock';
import { Ending } from '../ending/Ending';
import { LogLineRow } from '../log/LogPanel';
import { sinceMine } from '../session/logBook';
import { HintButton } from '../hints/HintButton';
import { HintTalk } from '../hints/HintTalk';
import { useGoldInSight } from './goldInSight';
import { OrderList } from './OrderList';
import { OwnDashboard } from '../seats/SeatDashboard';
import { usePanels } from '../session/panels';
import { stepTo } from './roving';
import { promptOf, refusalOf } from '../session/sentences';
import { OverdueSeats, OwnOffer, OwnOverdue } from '../seats/Overdue';
import { OfferedSeats, OwnStandIn } from '../seats/SeatCare';
import { useTableSession } from '../session/tableSession';
import { TakeBackButton } from '../takeBack/TakeBack';

/** The most lines of the log. */
const LATELY = 3;

/** What I am asked, and all that I may do, in plain words. */
export function OrdersPanel() {
  const { presenter, local } = useTableSession();
  const isOver = presenter.table.value?.status === 'ended';
  return (
    <>
      {isOver && <Talk />}
      {isOver && <Ending />}
      {!isOver && <OpenOrders OrderWays={local?.OrderWays ?? UsualWays} />}
    </>
  );
}

/** A hint, and the lesson or the coach, while one of them has something to say; over a result nobody is advised. */
function Talk() {
  const { local, coachSays, presenter, hints } = useTableSession();
  const isOver = presenter.table.value?.status === 'ended';
  const Says = local?.Talk ?? (isOver ? undefined : coachSays.value);
  return (
    <>
      {hints && !isOver && <HintTalk hints={hints} />}
      {Says && <Says />}
    </>
  );
}

function useOrderGroups() {
  const { model, game, names } = useTableSession();
  return useComputed<readonly OrderGroup<TypedThing>[]>(() => {
    const view = model.view.value;
    const seat = model.seat.value;
    if (view === undefined || seat === undefined || model.options.value.length === 0) return [];
    return game.words.orders(view, seat, model.options.value, names.value);
  });
}

/** While the game goes on. */
function OpenOrders({ OrderWays }: { readonly OrderWays: FunctionComponent }) {
  const { layout } = usePanels();
  const groups = useOrderGroups();
  const panel = useRef<HTMLDivElement>(null);
  const plan = useMemo(() => signal<PlannedOrder | undefined>(undefined), []);
  useGoldInSight(panel);
  return (
    <ConfirmContext.Provider value={plan}>
      <div class="orders" ref={panel} onKeyDown={(event) => stepTo(event, panel.current)}>
        <Talk />
        <Prompt />
        {groups.value.length > 0 && <Meanwhile />}
        <OwnStandIn />
        <OwnOffer />
        <OwnOverdue />
        {layout.value !== 'wide' && layout.value !== 'tablet' && (
          <>
            <OfferedSeats />
            <OverdueSeats />
          </>
        )}
        <OwnDashboard />
        <OrderList groups={groups.value} />
        {groups.value.length === 0 && <Lately />}
        <div class="orders-ways">
          <OrderWays />
        </div>
      </div>
    </ConfirmContext.Provider>
  );
}

/** What I am asked, how long I have, and why my last action was refused. */
function Prompt() {
  const session = useTableSession();
  const isMine = session.isMyTurn.value;
  return (
    <>
      <div class={isMine ? 'prompt mine' : 'prompt'}>
        <div class="prompt-head">
          <h2 tabIndex={-1} data-fallback>
            {isMine ? WORDS.table.yourTurn : WORDS.table.orders}
          </h2>
          <MyClock />
        </div>
        <p>
          <Glossed text={promptOf(session) || WORDS.table.noOrders} />
        </p>
        <AnswerTimeBar />
      </div>
      <p class="why-not">
        <Glossed text={refusalOf(session)} />
      </p>
    </>
  );
}

function UsualWays() {
  const { terms, local, model } = useTableSession();
  const mayAsk = !local && terms.value.hints && model.seat.value !== undefined;
  return (
    <>
      {mayAsk && <HintButton />}
      <TakeBackButton />
      <ResignButton />
    </>
  );
}

/** The last lines of the log, while I can only watch. */
function Lately() {
  const { log } = useTableSession();
  return <Lines of={log.value.slice(-LATELY)} look="lately" />;
}

/** What the others have done since I acted. */
function Meanwhile() {
  const { log, model } = useTableSession();
  return <Lines of={sinceMine(log.value, model.seat.value).slice(-LATELY)} look="meanwhile" />;
}

interface LinesProps {
  readonly of: readonly LogLine[];
  readonly look: 'lately' | 'meanwhile';
}

/** Lines of the log, where the log itself is not beside the orders. */
function Lines({ of: lines, look }: LinesProps) {
  const { layout } = usePanels();
  if (layout.value === 'wide' || layout.value === 'tablet' || lines.length === 0) return undefined;
  return (
    <section class={look} aria-label={WORDS.table.lately}>
      {lines.map((line, index) => (
        <LogLineRow key={index} line={line} />
      ))}
    </section>
  );
}

function ResignButton() {
  const { model } = useTableSession();
  const { dialog } = usePanels();
  const table = model.table.value;
  const seat = model.seat.value;
  if (seat === undefined || table?.status !== 'playing' || table.seats[seat]?.resigned) return undefined;
  return (
    <button
      type="button"
      class="button quiet"
      aria-haspopup="dialog"
      onClick={() => (dialog.value = 'resign')}
    >
      <Icon name="flag" size={16} /> {WORDS.table.resign}
    </button>
  );
}
