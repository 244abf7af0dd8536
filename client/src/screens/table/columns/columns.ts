import { signal, type Signal } from '@preact/signals';
import { keep, readKept } from '../../../net/stored/kept';

/** `mine`: what I am asked and what I may do. `others`: everybody else, the log and the chat. */
export const COLUMNS = ['others', 'mine'] as const;
export type ColumnId = (typeof COLUMNS)[number];

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** CSS pixels. */
export const BOUNDS: Readonly<Record<ColumnId, Bounds>> = {
  others: { min: 220, max: 560 },
  mine: { min: 300, max: 680 },
};
/** How much a key press adds or removes, in CSS pixels. */
export const STEP = 16;
/** The board's minimum width, in CSS pixels. */
const BOARD_MIN = 360;

/** A column at the side of the board. */
export interface Column {
  readonly id: ColumnId;
  /** In CSS pixels, as dragged by the user; undefined: the default for the window. */
  readonly width: Signal<number | undefined>;
  readonly collapsed: Signal<boolean>;
}

export type Columns = Readonly<Record<ColumnId, Column>>;

/** The default for a window of this width, in CSS pixels. */
export function defaultWidth(id: ColumnId, windowWidth: number): number {
  const share = id === 'mine' ? 0.28 : 0.2;
  const [least, most] = id === 'mine' ? [380, 500] : [272, 400];
  return Math.round(Math.min(most, Math.max(least, windowWidth * share)));
}

/** The width of a folded column: a rail with the button that unfolds it, in CSS pixels. */
export const RAIL = 44;

/**
 * The width of a column: within its bounds, and so that the board keeps its minimum beside the `other`
 * one.
 */
export function fittingWidth(id: ColumnId, wanted: number, windowWidth: number, other: number): number {
  const { min, max } = BOUNDS[id];
  const room = windowWidth - other - BOARD_MIN;
  return Math.round(Math.max(min, Math.min(wanted, max, room)));
}

/** The widths of both columns in a window of this width, in CSS pixels. */
export function widthsOf(columns: Columns, windowWidth: number): Readonly<Record<ColumnId, number>> {
  const wanted = ({ id, width, collapsed }: Column): number =>
    collapsed.value ? RAIL : (width.value ?? defaultWidth(id, windowWidth));
  const fitting = (column: Column, other: number): number =>
    column.collapsed.value ? RAIL : fittingWidth(column.id, wanted(column), windowWidth, other);
  const mine = fitting(columns.mine, Math.min(wanted(columns.others), BOUNDS.others.min));
  return { mine, others: fitting(columns.others, mine) };
}

const widthKey = (id: ColumnId): string => `column.${id}.width`;
const collapsedKey = (id: ColumnId): string => `column.${id}.collapsed`;

function keptWidth(id: ColumnId): number | undefined {
  const kept = Number(readKept(widthKey(id)));
  return kept >= BOUNDS[id].min && kept <= BOUNDS[id].max ? kept : undefined;
}

function openColumn(id: ColumnId): Column {
  return {
    id,
    width: signal(keptWidth(id)),
    collapsed: signal(readKept(collapsedKey(id)) === 'yes'),
  };
}

/** The columns as this browser remembers them. */
export const openColumns = (): Columns => ({ others: openColumn('others'), mine: openColumn('mine') });

/** Sets a width and remembers it; `undefined` returns to the default. */
export function setWidth({ id, width }: Column, wanted: number | undefined): void {
  width.value = wanted;
  keep(widthKey(id), wanted === undefined ? undefined : String(wanted));
}

export function setCollapsed({ id, collapsed }: Column, isCollapsed: boolean): void {
  collapsed.value = isCollapsed;
  keep(collapsedKey(id), isCollapsed ? 'yes' : undefined);
}
