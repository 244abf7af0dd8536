import { useSignal, useSignalEffect } from '@preact/signals';
import { Guard } from '../../ui/Guard';
import { TabList } from '../../ui/TabList';
import { WORDS } from '../../ui/words';
import { ChatPanel } from './ChatPanel';
import { LogPanel } from './LogPanel';
import { OrdersPanel } from './OrdersPanel';
import { TABS, usePanels, type Panels, type Tab } from './panels';
import { promptOf } from './sentences';
import { SeatsPanel } from './SeatsPanel';
import { useSeating } from './seating';
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
  const seating = useSeating();
  const { tab, sheet, layout } = panels;
  const Content = CONTENT[tab.value];
  const isLow = layout.value === 'tall' && sheet.value === 'low';
  return (
    <aside class={`sheet ${layout.value === 'tall' ? sheet.value : ''}`} aria-label={WORDS.table.panels}>
      {isLow && <p class="low-prompt">{promptOf(seating)}</p>}
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
  return (
    <TabList
      label={WORDS.table.panels}
      tabs={TABS.map((id) => ({ id, icon: id, word: WORDS.table[id], fresh: fresh.has(id) }))}
      chosen={panels.tab.value}
      onChoose={(id) => choose(panels, id)}
    />
  );
}

/** A low sheet comes up with the tab that is chosen. */
function choose({ tab, sheet }: Panels, which: Tab): void {
  tab.value = which;
  if (sheet.value === 'low') sheet.value = 'half';
}

/** The tabs where something has happened that has not been looked at. */
function useFresh({ tab }: Panels): ReadonlySet<Tab> {
  const { model, isMyTurn } = useSeating();
  const chatRead = useSignal(model.chat.peek().length);
  useSignalEffect(() => {
    if (tab.value === 'chat') chatRead.value = model.chat.value.length;
  });
  const fresh = new Set<Tab>();
  if (model.chat.value.length > chatRead.value && tab.value !== 'chat') fresh.add('chat');
  if (isMyTurn.value && tab.value !== 'orders') fresh.add('orders');
  return fresh;
}
