import { signal, useComputed } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { OrderGroup } from '../../../stage/orders';
import { ConfirmContext, type Plan } from '../../../ui/ConfirmButton';
import { Glossed } from '../../../ui/glossary/Glossed';
import { Icon } from '../../../ui/Icon';
import { WORDS } from '../../../ui/words';
import { AnswerTimeBar } from '../clock/AnswerTimeBar';
import { MyClock } from '../clock/SeatClock';
import { EndingPanel } from '../ending/EndingPanel';
import { LogLineRow } from '../log/LogPanel';
import { OrderList } from './OrderList';
import { OwnDashboard } from '../seats/SeatDashboard';
import { usePanels } from '../panels/panels';
import { stepTo } from './roving';
import { promptOf, refusalOf } from '../notices/sentences';
import { OfferedSeats, OwnStandIn } from '../seats/SeatCare';
import { useTableSession } from '../tableSession';
import { TakeBackButton } from '../takeBack/TakeBack';

const LATELY = 6;

/** What I am asked, and all that I may do, in plain words. */
export function OrdersPanel() {
  const { model, local } = useTableSession();
  const { layout, resultAside } = usePanels();
  const isOver = model.table.value?.status === 'ended';
  return (
    <>
      {isOver && <Talk />}
      {isOver && <EndingPanel isShort={layout.value === 'wide' && !resultAside.value} />}
      {!isOver && <OpenOrders OrderWays={local?.OrderWays ?? UsualWays} />}
    </>
  );
}

/** The lesson or the coach, while one of them has something to say. */
function Talk() {
  const { local, coachSays } = useTableSession();
  const Says = local?.Talk ?? coachSays.value;
  return Says && <Says />;
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
  const plan = useMemo(() => signal<Plan | undefined>(undefined), []);
  return (
    <ConfirmContext.Provider value={plan}>
      <div class="orders" ref={panel} onKeyDown={(event) => stepTo(event, panel.current)}>
        <Talk />
        <Prompt />
        <OwnStandIn />
        {layout.value !== 'wide' && layout.value !== 'tablet' && <OfferedSeats />}
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
  return (
    <>
      <TakeBackButton />
      <ResignButton />
    </>
  );
}

/** The last lines of the log, while I can only watch. */
function Lately() {
  const { log } = useTableSession();
  const { layout } = usePanels();
  if (layout.value === 'wide' || layout.value === 'tablet' || log.value.length === 0) return undefined;
  return (
    <section class="lately" aria-label={WORDS.table.lately}>
      {log.value.slice(-LATELY).map((line, index) => (
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
