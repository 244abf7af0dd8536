import { Glossed } from '../../../ui/glossary/Glossed';
import { count } from '../words/cars/names';
import { DashIcon } from './icons';
import type { Track, TrackId } from './model';

export const TRACK_NAMES: Readonly<Record<TrackId, string>> = {
  steering: 'Steering',
  brake: 'Brake',
  turbo: 'Turbo',
  structure: 'Structure',
  heat: 'Heat',
};

interface TrackViewProps {
  readonly track: Track;
  /** The direction of the boxes: to the right, downwards, or upwards. */
  readonly look: 'across' | 'down' | 'up';
}

/** "Structure: 5 of 8", "Heat: 2 of 6; at 6 it is lost". */
function spoken({ id, at, boxes, skull }: Track): string {
  const most = Math.max(...boxes);
  const end = skull === undefined ? '' : `; at ${skull} the car is lost`;
  return `${TRACK_NAMES[id]}: ${count(at, 'point')} of ${most}${end}`;
}

/** Numbered boxes with a marker on one of them. */
export function TrackView({ track, look }: TrackViewProps) {
  const { id, boxes, at, skull } = track;
  return (
    <div class={`track ${look} ${id}`}>
      <span class="track-name">
        <DashIcon name={id} size={15} />
        <span>
          <Glossed text={TRACK_NAMES[id]} />
        </span>
      </span>
      <span class="track-boxes" role="img" aria-label={spoken(track)} title={spoken(track)}>
        {boxes.map((box) => (
          <span
            key={box}
            class={box === at ? 'track-box at' : isPassed(track, box) ? 'track-box passed' : 'track-box'}
          >
            {box === skull ? <DashIcon name="skull" size={15} /> : box}
          </span>
        ))}
      </span>
    </div>
  );
}

/** Explains the signs. */
export function TrackKey({ tracks }: { readonly tracks: readonly TrackId[] }) {
  return (
    <p class="track-key" aria-hidden="true">
      {tracks.map((id) => (
        <span key={id}>
          <DashIcon name={id} size={12} />
          {TRACK_NAMES[id]}
        </span>
      ))}
    </p>
  );
}

/** Whether the marker has passed a box. */
const isPassed = ({ id, at }: Track, box: number): boolean => (id === 'heat' ? box < at : box > at);
