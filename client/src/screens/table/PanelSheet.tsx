import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Guard } from '../../ui/Guard';
import { Icon } from '../../ui/Icon';
import { WORDS } from '../../ui/words';
import { ChatPanel } from './ChatPanel';
import { LogPanel } from './LogPanel';
import { OrdersPanel } from './OrdersPanel';
import { TABS, usePanels, type Panels, type Tab } from './panels';
import { promptOf } from './sentences';
import { SeatsPanel } from './SeatsPanel';
import { useSeating } from './seating';

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
        {layout.value === 'tall' && <Handle panels={panels} />}
      </div>
    </aside>
  );
}

/** Makes the sheet higher or lower. */
function Handle({ panels: { sheet } }: { readonly panels: Panels }) {
  return (
    <div class="handle">
      <button
        type="button"
        class="button quiet square"
        aria-label={WORDS.table.more}
        disabled={sheet.value === 'high'}
        onClick={() => (sheet.value = sheet.value === 'low' ? 'half' : 'high')}
      >
        <Icon name="up" />
      </button>
      <button
        type="button"
        class="button quiet square"
        aria-label={WORDS.table.less}
        disabled={sheet.value === 'low'}
        onClick={() => (sheet.value = sheet.value === 'high' ? 'half' : 'low')}
      >
        <Icon name="down" />
      </button>
    </div>
  );
}

function Tabs({ panels }: { readonly panels: Panels }) {
  const { tab } = panels;
  const list = useRef<HTMLDivElement>(null);
  const fresh = useFresh(panels);
  const step = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = TABS[(TABS.indexOf(tab.value) + by + TABS.length) % TABS.length] ?? 'orders';
    tab.value = next;
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={WORDS.table.panels} ref={list} onKeyDown={step}>
      {TABS.map((which) => (
        <button
          key={which}
          type="button"
          role="tab"
          id={`tab-${which}`}
          aria-selected={tab.value === which}
          aria-controls={tab.value === which ? `panel-${which}` : undefined}
          tabIndex={tab.value === which ? 0 : -1}
          onClick={() => choose(panels, which)}
        >
          <span class={fresh.has(which) ? 'tab-mark fresh' : 'tab-mark'}>
            <Icon name={which} />
          </span>
          <span>{WORDS.table[which]}</span>
        </button>
      ))}
    </div>
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
