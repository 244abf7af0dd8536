import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { ChatLine } from '@gearhall/shared/core/wire';
import { keep, readKept } from '../../../net/kept';

/** Somebody who writes at a table: a seat, or a spectator by name, since a line tells no more. */
export type Speaker = string;

export const speakerOf = ({ seat, name }: ChatLine): Speaker =>
  seat === undefined ? `spectator ${name}` : `seat ${seat}`;

/** Only the last table is remembered. */
const KEPT_AS = 'muted';

/** Whose words I do not want to read at this table. Nobody else learns of it. */
export class Muting {
  /** The lines that I read. */
  readonly heard: ReadonlySignal<readonly ChatLine[]>;
  private readonly muted = signal<ReadonlySet<Speaker>>(new Set());

  constructor(
    private readonly table: string,
    chat: ReadonlySignal<readonly ChatLine[]>,
  ) {
    this.muted.value = new Set(keptAt(table));
    this.heard = computed(() => chat.value.filter((line) => !this.has(speakerOf(line))));
  }

  has(speaker: Speaker): boolean {
    return this.muted.value.has(speaker);
  }

  toggle(speaker: Speaker): void {
    const next = new Set(this.muted.peek());
    if (!next.delete(speaker)) next.add(speaker);
    this.muted.value = next;
    keep(KEPT_AS, next.size > 0 ? JSON.stringify([this.table, ...next]) : undefined);
  }
}

/** What another table, or somebody by hand, has left there is no concern of this one. */
function keptAt(table: string): readonly Speaker[] {
  try {
    const kept = JSON.parse(readKept(KEPT_AS) ?? '[]') as unknown;
    if (!Array.isArray(kept) || kept[0] !== table) return [];
    return kept.slice(1).filter((one): one is Speaker => typeof one === 'string');
  } catch {
    return [];
  }
}
