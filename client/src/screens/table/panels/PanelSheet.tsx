import { Guard } from '../../../ui/display/Guard';
import { TabList } from '../../../ui/controls/TabList';
import { WORDS } from '../../../ui/words/words';
import { ChatPanel } from '../log/ChatPanel';
import { useUnread } from '../log/useUnread';
import { LogPanel } from '../log/LogPanel';
import { OrdersPanel } from '../orders/OrdersPanel';
import { TABS, usePanels, type Panels, type Tab } from '../session/panels';
import { promptOf } from '../session/sentences';
import { SeatsPanel } from '../seats/SeatsPanel';
import { useTableSession } from '../session/tableSession';
import { SheetHandle } from './SheetHandle';

const CONTENT = {
  orders: OrdersPanel,
  seats: SeatsPanel,
  log: LogPanel,
  chat: ChatPanel,
} as const satisfies Record<Tab, unknown>;

/** The panels as tabs: beside the board, or on a phone in a sheet below it. */
export function PanelSheet() {
  const panels = usePanels();
  const session = useTableSession();
  const { tab, sheet, layout } = panels;
  const Content = CONTENT[tab.value];
  const isLow = layout.value === 'tall' && sheet.value === 'low';
  return (
    <aside class={`sheet ${layout.value === 'tall' ? sheet.value : ''}`} aria-label={WORDS.table.panels}>
      {isLow && <p class="low-prompt">{promptOf(session)}</p>}
      {!isLow && (
        <div
          class="panel grows"
          id={`panel-${tab.value}`}
          role="tabpanel"
          aria-labelledby={`tab-${tab.value}`}
          tabIndex={-1}
        >
          <Guard key={tab.value}>
            <Content />
          </Guard>
        </div>
      )}
      <div class="sheet-foot">
        <Tabs panels={panels} />
        {layout.value === 'tall' && <SheetHandle sheet={sheet} />}
      </div>
    </aside>
  );
}

function Tabs({ panels }: { readonly panels: Panels }) {
  const fresh = useFresh(panels);
  const { local } = useTableSession();
  // In this page alone there is nobody to chat with.
  const tabs = TABS.filter((id) => !local || id !== 'chat');
  const unread = useUnread();
  return (
    <TabList
      label={WORDS.table.panels}
      tabs={tabs.map((id) => ({
        ...{ id, icon: id, word: WORDS.table[id], fresh: fresh.has(id) },
        ...(id === 'chat' && unread),
      }))}
      chosen={panels.tab.value}
      onChoose={(id) => choose(panels, id)}
    />
  );
}

/** Choosing a tab raises a low sheet. */
function choose({ tab, sheet }: Panels, which: Tab): void {
  tab.value = which;
  if (sheet.value === 'low') sheet.value = 'half';
}

/** The tabs with something new that has not been looked at. */
function useFresh({ tab }: Panels): ReadonlySet<Tab> {
  const { isMyTurn, coachSays } = useTableSession();
  const fresh = new Set<Tab>();
  if ((isMyTurn.value || coachSays.value) && tab.value !== 'orders') fresh.add('orders');
  return fresh;
}
