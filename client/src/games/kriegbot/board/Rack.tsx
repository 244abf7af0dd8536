import { signal, type ReadonlySignal } from '@preact/signals';
import { h, render } from 'preact';
import type { OverBoard, Overlay } from '../../../stage/contract/boardDefinition';
import { BOARD_WORDS } from '../words/field/board';
import './rack.css';

/** A choice: a weapon, moving, ramming; or one way to attack. */
export interface RackEntry {
  readonly id: string;
  readonly label: string;
  readonly chosen: boolean;
  /** Nothing can be done with it now; its arc can still be looked at. */
  readonly idle: boolean;
}

export interface RackPicture {
  readonly arms: readonly RackEntry[];
  readonly ways: readonly RackEntry[];
}

interface RackProps {
  readonly picture: ReadonlySignal<RackPicture>;
  readonly choose: (kind: 'arms' | 'way', id: string) => void;
}

function RackPanel({ picture, choose }: RackProps) {
  const { arms, ways } = picture.value;
  if (arms.length < 2 && ways.length < 2) return null;
  const row = (kind: 'arms' | 'way', label: string, entries: readonly RackEntry[]) =>
    entries.length > 1 && (
      <div class="krieg-rack-row" role="group" aria-label={label}>
        {entries.map((entry) => (
          <button
            key={entry.id}
            type="button"
            class={entry.idle ? 'idle' : ''}
            aria-pressed={entry.chosen}
            onClick={() => choose(kind, entry.id)}
          >
            {entry.label}
          </button>
        ))}
      </div>
    );
  return (
    <section class="krieg-rack">
      {row('way', BOARD_WORDS.ways, ways)}
      {row('arms', BOARD_WORDS.rack, arms)}
    </section>
  );
}

const EMPTY: RackPicture = { arms: [], ways: [] };

/** The weapons of the robot that is asked, over the foot of the board: they decide what a tap does. */
export class Rack implements Overlay {
  private readonly picture = signal(EMPTY);
  private readonly place = document.createElement('div');

  constructor({ host }: OverBoard, choose: RackProps['choose']) {
    host.append(this.place);
    render(h(RackPanel, { picture: this.picture, choose }), this.place);
  }

  update(picture: RackPicture | undefined): void {
    this.picture.value = picture ?? EMPTY;
  }

  /** The height of the foot of the board that it covers, in pixels. */
  get height(): number {
    return this.place.firstElementChild?.getBoundingClientRect().height ?? 0;
  }

  seen(): void {
    // Its place does not depend on the camera.
  }

  destroy(): void {
    render(null, this.place);
    this.place.remove();
  }
}
