import type { ComponentChildren } from 'preact';
import { Icon } from '../../../ui/display/Icon';
import { COLUMN_WORDS } from '../../../ui/words/table/columns';
import { BOUNDS, fittingWidth, setCollapsed, setWidth, STEP, type Column } from './columns';

interface SideColumnProps {
  readonly column: Column;
  /** Its width now and that of the column on the other side of the board, in CSS pixels. */
  readonly now: number;
  readonly beyond: number;
  readonly children: ComponentChildren;
}

/** A column beside the board: its edge can be dragged or moved with arrow keys, and it can be folded. */
export function SideColumn({ column, now, beyond, children }: SideColumnProps) {
  const { id, collapsed } = column;
  const words = COLUMN_WORDS[id];
  if (collapsed.value) {
    return (
      <aside class={`side ${id} collapsed`} aria-label={words.name}>
        <button
          type="button"
          class="button quiet rail"
          aria-expanded={false}
          onClick={() => setCollapsed(column, false)}
        >
          <Icon name={id === 'mine' ? 'stepBack' : 'stepOn'} />
          <span class="rail-words">{words.open}</span>
        </button>
      </aside>
    );
  }
  return (
    <aside class={`side ${id}`} aria-label={words.name}>
      {children}
      <Edge {...{ column, now, beyond }} />
      <button
        type="button"
        class="button quiet square fold-way"
        aria-label={words.close}
        title={words.close}
        aria-expanded={true}
        onClick={() => setCollapsed(column, true)}
      >
        <Icon name={id === 'mine' ? 'stepOn' : 'stepBack'} size={18} />
      </button>
    </aside>
  );
}

function Edge({ column, now, beyond }: Omit<SideColumnProps, 'children'>) {
  const { id } = column;
  const resize = (wanted: number) => setWidth(column, fittingWidth(id, wanted, innerWidth, beyond));
  const outwards = id === 'mine' ? -1 : 1;
  const onKey = (event: KeyboardEvent) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (direction === undefined && event.key !== 'Home') return;
    event.preventDefault();
    event.stopPropagation();
    if (direction === undefined) setWidth(column, undefined);
    else resize(now + direction * outwards * STEP);
  };
  return (
    <div
      class="edge"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={COLUMN_WORDS[id].edge}
      aria-valuenow={now}
      aria-valuemin={BOUNDS[id].min}
      aria-valuemax={BOUNDS[id].max}
      title={COLUMN_WORDS.edgeHelp}
      onKeyDown={onKey}
      onDblClick={() => setWidth(column, undefined)}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        resize(id === 'mine' ? innerWidth - event.clientX : event.clientX);
      }}
    />
  );
}
