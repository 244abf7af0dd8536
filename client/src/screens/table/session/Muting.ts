import { computed, type ReadonlySignal } from '@preact/signals';
import type { ChatLine } from '@gearhall/shared/core/wire/wire';
import { keptValue } from '../../../net/stored/kept';
import { parsed } from '../../../ui/shelf/shelf';

/** Somebody who writes at a table: a seat, or a spectator by name, since a line tells no more. */
export type Speaker = string;

export function speakerOf({ seat, name, earlier }: ChatLine): Speaker {
  if (earlier) return `earlier ${name}`;
  return seat === undefined ? `spectator ${name}` : `seat ${seat}`;
}

/** Speakers by table, the last table first. */
type Muted = readonly (readonly [table: string, ...speakers: Speaker[]])[];

/** How many tables are remembered. */
const MOST_TABLES = 12;

const kept = keptValue<Muted>('muted', {
  parse: mutedIn,
  format: (all) => (all.length > 0 ? JSON.stringify(all) : undefined),
});

/** Whose words I do not want to read at this table, in all tabs of this browser. Nobody else learns of it. */
export class Muting {
  /** The lines that I read. */
  readonly heard: ReadonlySignal<readonly ChatLine[]>;
  private readonly muted = computed(() => new Set(speakersAt(kept.current.value, this.table)));

  constructor(
    private readonly table: string,
    chat: ReadonlySignal<readonly ChatLine[]>,
  ) {
    kept.read();
    this.heard = computed(() => chat.value.filter((line) => !this.has(speakerOf(line))));
  }

  has(speaker: Speaker): boolean {
    return this.muted.value.has(speaker);
  }

  toggle(speaker: Speaker): void {
    kept.change((all) => {
      const next = new Set(speakersAt(all, this.table));
      if (!next.delete(speaker)) next.add(speaker);
      const others = all.filter(([table]) => table !== this.table);
      return next.size > 0 ? [[this.table, ...next] as const, ...others].slice(0, MOST_TABLES) : others;
    });
  }
}

function speakersAt(all: Muted, table: string): readonly Speaker[] {
  const [, ...speakers] = all.find(([one]) => one === table) ?? [''];
  return speakers;
}

/** Before version 0.3 only one table was kept, not in a list. Somebody may have written anything there by hand. */
function mutedIn(text = '[]'): Muted {
  const kept = parsed(text);
  if (!Array.isArray(kept)) return [];
  const tables = typeof kept[0] === 'string' ? [kept] : kept;
  return tables.flatMap((one: unknown) => {
    const [table, ...speakers] = Array.isArray(one) ? (one as unknown[]) : [];
    return typeof table === 'string' ? [[table, ...speakers.filter((each) => typeof each === 'string')]] : [];
  }) as Muted;
}
