import { signal, type Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useEffect } from 'preact/hooks';

export const TABS = ['orders', 'seats', 'log', 'chat'] as const;
export type Tab = (typeof TABS)[number];

export const DIALOGS = ['help', 'settings', 'share', 'resign', 'name'] as const;
export type DialogId = (typeof DIALOGS)[number];

/** `wide`: everything side by side; `middle`: tabs beside the board; `tall`: tabs in a sheet below it. */
export const LAYOUTS = ['wide', 'middle', 'tall'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** How much of a phone's screen the sheet takes. */
export const SHEETS = ['low', 'half', 'high'] as const;
export type Sheet = (typeof SHEETS)[number];

/** What of the table's surroundings is open. */
export interface Panels {
  readonly layout: Signal<Layout>;
  readonly tab: Signal<Tab>;
  readonly sheet: Signal<Sheet>;
  readonly dialog: Signal<DialogId | undefined>;
  /** The result has been put aside to look at the board. */
  readonly resultAside: Signal<boolean>;
  /** The board shows what was, while the game goes on. */
  readonly looksBack: Signal<boolean>;
}

const WIDE = '(min-width: 1200px)';
const TALL = '(max-width: 759px) and (orientation: portrait)';

export function makePanels(): Panels {
  return {
    layout: signal(layoutNow()),
    tab: signal<Tab>('orders'),
    sheet: signal<Sheet>('half'),
    dialog: signal<DialogId | undefined>(undefined),
    resultAside: signal(false),
    looksBack: signal(false),
  };
}

export function layoutNow(): Layout {
  if (matchMedia(WIDE).matches) return 'wide';
  return matchMedia(TALL).matches ? 'tall' : 'middle';
}

/** Follows the size of the window. */
export function useLayout({ layout }: Pick<Panels, 'layout'>): void {
  useEffect(() => {
    const queries = [matchMedia(WIDE), matchMedia(TALL)];
    const update = () => (layout.value = layoutNow());
    for (const query of queries) query.addEventListener('change', update);
    return () => {
      for (const query of queries) query.removeEventListener('change', update);
    };
  }, [layout]);
}

/** What gets the focus in a panel, the best first. */
const FIRST = [
  '[data-first]',
  '[data-order][tabindex="0"]',
  '.order-group button:not([disabled])',
  '[data-fallback]',
  '[tabindex="0"]',
];

/** Brings a panel into sight and puts the focus into it. */
export function showPanel({ tab, sheet }: Panels, which: Tab): void {
  tab.value = which;
  if (sheet.value === 'low') sheet.value = 'half';
  // A panel that stands already takes the focus at once; a tab has to be drawn first.
  if (!focusPanel(which)) setTimeout(() => focusPanel(which));
}

function focusPanel(which: Tab): boolean {
  const panel = document.getElementById(`panel-${which}`);
  const first = FIRST.map((selector) => panel?.querySelector<HTMLElement>(selector)).find(Boolean);
  (first ?? panel)?.focus();
  return panel !== null;
}

export const PanelsContext = createContext<Panels | undefined>(undefined);

export function usePanels(): Panels {
  const panels = useContext(PanelsContext);
  if (!panels) throw new Error('A panel was drawn outside of a table.');
  return panels;
}
