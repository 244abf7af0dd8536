import { signal, type Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useEffect } from 'preact/hooks';
import { openColumns, setCollapsed, type Columns } from '../columns/columns';

export const TABS = ['orders', 'seats', 'log', 'chat'] as const;
export type Tab = (typeof TABS)[number];

/** The tabs that share a place in the column of the others. */
export const TALKS = ['log', 'chat'] as const satisfies readonly Tab[];
export type Talk = (typeof TALKS)[number];

export type DialogId =
  'help' | 'keys' | 'settings' | 'share' | 'options' | 'resign' | 'name' | 'watching' | 'report';

/**
 * `wide`: a column on each side of the board; `tablet`: both columns below it; `middle`: tabs beside the
 * board; `tall`: tabs in a sheet below it.
 */
export type Layout = 'wide' | 'tablet' | 'middle' | 'tall';

/** How much of a phone's screen the sheet takes. */
export type Sheet = 'low' | 'half' | 'high';

/** From where a game is looked at again. */
export interface Again {
  readonly step: number;
  /** Its action is played, instead of shown. */
  readonly plays: boolean;
  /** It is analysed, instead of watched. */
  readonly analyses?: true;
}

/** Which parts of the table's screen are open. */
export interface Panels {
  readonly layout: Signal<Layout>;
  readonly tab: Signal<Tab>;
  /** Which of log and chat is open where both are tabs beside the seats. */
  readonly talk: Signal<Talk>;
  readonly columns: Columns;
  /** In CSS pixels. */
  readonly windowWidth: Signal<number>;
  /** Nothing but the board is shown. */
  readonly boardOnly: Signal<boolean>;
  readonly sheet: Signal<Sheet>;
  readonly dialog: Signal<DialogId | undefined>;
  /** The result has been put aside to look at the board. */
  readonly resultAside: Signal<boolean>;
  /** The board shows an earlier moment while the game goes on. */
  readonly looksBack: Signal<boolean>;
  /** A game in this page is over, and looked at again: from this step on. */
  readonly looksAgain: Signal<Again | undefined>;
}

const WIDE = '(min-width: 1200px)';
const PORTRAIT = '(orientation: portrait)';
const NARROW = '(max-width: 759px)';

export function makePanels(): Panels {
  return {
    layout: signal(layoutNow()),
    tab: signal<Tab>('orders'),
    talk: signal<Talk>('log'),
    columns: openColumns(),
    windowWidth: signal(innerWidth),
    boardOnly: signal(false),
    sheet: signal<Sheet>('half'),
    dialog: signal<DialogId | undefined>(undefined),
    resultAside: signal(false),
    looksBack: signal(false),
    looksAgain: signal<Again | undefined>(undefined),
  };
}

export function layoutNow(): Layout {
  if (matchMedia(WIDE).matches) return 'wide';
  if (!matchMedia(PORTRAIT).matches) return 'middle';
  return matchMedia(NARROW).matches ? 'tall' : 'tablet';
}

/** Follows the size of the window. */
export function useLayout({
  layout,
  windowWidth,
}: Pick<Panels, 'layout'> & Partial<Pick<Panels, 'windowWidth'>>): void {
  useEffect(() => {
    const update = () => {
      layout.value = layoutNow();
      if (windowWidth) windowWidth.value = innerWidth;
    };
    addEventListener('resize', update);
    return () => removeEventListener('resize', update);
  }, [layout, windowWidth]);
}

/** Not inside a closed fold: hidden elements cannot take the focus. */
export const FOCUSABLE = ':not([disabled], details:not([open]) > .fold-body *)';

/** What gets the focus in a panel, the best first: useful orders, and never ending the turn. */
const FIRST = [
  '[data-first]',
  '.order-groups [data-order][tabindex="0"]',
  `.order-groups :is(button, input, select)${FOCUSABLE}`,
  '.dashboards :is(button, input, select):not([disabled])',
  '.order-groups summary',
  '[data-fallback]',
  '[tabindex="0"]',
];

/** Opens what hides a panel; the focus stays where it is. */
export function bringIntoSight({ tab, talk, sheet, boardOnly, columns }: Panels, which: Tab): void {
  tab.value = which;
  boardOnly.value = false;
  if (which === 'log' || which === 'chat') talk.value = which;
  setCollapsed(columns[which === 'orders' ? 'mine' : 'others'], false);
  if (sheet.value === 'low') sheet.value = 'half';
}

/** Shows a panel and focuses it. */
export function showPanel(panels: Panels, which: Tab): void {
  bringIntoSight(panels, which);
  // A visible panel takes the focus at once; a tab has to be rendered first.
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
