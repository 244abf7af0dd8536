import { signal, useComputed } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import type { TypedThing } from '@gearhall/shared/core/game';
import type { OrderGroup } from '../../games/contract';
import { ConfirmContext, type Plan } from '../../ui/ConfirmButton';
import { Glossed } from '../../ui/glossary/Glossed';
import { Icon } from '../../ui/Icon';
import { WORDS } from '../../ui/words';
import { PatienceBar } from './clock/PatienceBar';
import { MyClock } from './clock/SeatClock';
import { EndingWays } from './EndingWays';
import { Line } from './LogPanel';
import { OrderList } from './OrderList';
import { OwnDashboard } from './SeatDashboard';
import { usePanels } from './panels';
import { stepTo } from './roving';
import { promptOf, refusalOf } from './sentences';
import { OfferedSeats, OwnStandIn } from './SeatCare';
import { useSeating } from './seating';
import { TakeBackWay } from './takeBack/TakeBack';

const LATELY = 6;

/** What is asked of me, and all that I may do, in plain words. */
export function OrdersPanel() {
  const seating = useSeating();
  const { model, game, names, isMyTurn } = seating;
  const { layout, resultAside } = usePanels();
  const groups = useComputed<readonly OrderGroup<TypedThing>[]>(() => {
    const view = model.view.value;
    const seat = model.seat.value;
    if (view === undefined || seat === undefined || model.options.value.length === 0) return [];
    return game.words.orders(view, seat, model.options.value, names.value);
  });
  const panel = useRef<HTMLDivElement>(null);
  const plan = useMemo(() => signal<Plan | undefined>(undefined), []);
  const isOver = model.table.value?.status === 'ended';
  if (isOver) return <EndingWays isShort={layout.value === 'wide' && !resultAside.value} />;
  return (
    <ConfirmContext.Provider value={plan}>
      <div class="orders" ref={panel} onKeyDown={(event) => stepTo(event, panel.current)}>
        <div class={isMyTurn.value ? 'prompt mine' : 'prompt'}>
          <div class="prompt-head">
            <h2 tabIndex={-1} data-fallback>
              {isMyTurn.value ? WORDS.table.yourTurn : WORDS.table.orders}
            </h2>
            <MyClock />
          </div>
          <p>
            <Glossed text={promptOf(seating) || WORDS.table.noOrders} />
          </p>
          <PatienceBar />
        </div>
        <p class="why-not">
          <Glossed text={refusalOf(seating)} />
        </p>
        <OwnStandIn />
        {layout.value !== 'wide' && layout.value !== 'tablet' && <OfferedSeats />}
        <OwnDashboard />
        <OrderList groups={groups.value} />
        {groups.value.length === 0 && <Lately />}
        <div class="orders-ways">
          <TakeBackWay />
          <ResignWay />
        </div>
      </div>
    </ConfirmContext.Provider>
  );
}

/** While there is nothing to do but to look: the last lines of the log. */
function Lately() {
  const { log } = useSeating();
  const { layout } = usePanels();
  if (layout.value === 'wide' || layout.value === 'tablet' || log.value.length === 0) return undefined;
  return (
    <section class="lately" aria-label={WORDS.table.lately}>
      {log.value.slice(-LATELY).map((line, index) => (
        <Line key={index} line={line} />
      ))}
    </section>
  );
}

function ResignWay() {
  const { model } = useSeating();
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
