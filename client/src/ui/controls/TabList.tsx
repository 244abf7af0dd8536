import { useRef } from 'preact/hooks';
import { Icon, type IconName } from '../display/Icon';

interface TabFace<Id extends string> {
  readonly id: Id;
  readonly icon: IconName;
  readonly word: string;
  /** Something new has happened there. */
  readonly fresh?: boolean;
  /** How many new things there are, where they can be counted. */
  readonly count?: number;
  /** The same as it is read out. */
  readonly counted?: string;
}

/** More than fit the mark are not counted. */
const MOST_SHOWN = 9;

function CountMark({ count }: { readonly count: number }) {
  return (
    <span class="tab-count" aria-hidden="true">
      {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
    </span>
  );
}

interface TabListProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly TabFace<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

/** Tabs for the panels `panel-<id>`: chosen by pointer, or with the arrow keys. */
export function TabList<Id extends string>({ label, tabs, chosen, onChoose }: TabListProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || event.shiftKey) return;
    event.preventDefault();
    const now = tabs.findIndex(({ id }) => id === chosen);
    const next = tabs[(now + by + tabs.length) % tabs.length];
    if (!next) return;
    onChoose(next.id);
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={step}>
      {tabs.map(({ id, icon, word, fresh = false, count = 0, counted }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-selected={chosen === id}
          aria-controls={chosen === id ? `panel-${id}` : undefined}
          tabIndex={chosen === id ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          <span class={fresh ? 'tab-mark fresh' : 'tab-mark'}>
            <Icon name={icon} />
            {count > 0 && <CountMark count={count} />}
          </span>
          <span>{word}</span>
          {count > 0 && <span class="visually-hidden">{counted}</span>}
        </button>
      ))}
    </div>
  );
}
