import type { ComponentChildren } from 'preact';
import { CAR_CARDS } from '@gearhall/shared/games/rushncrush/content/cars';
import type { ItemId } from '@gearhall/shared/games/rushncrush/content/equipment';
import { findBox } from '@gearhall/shared/games/rushncrush/content/gears';
import type { CarView } from '@gearhall/shared/games/rushncrush/view';
import { boxInWords, ITEM_NAMES, ordinal, ZONE_LETTERS, ZONE_NAMES } from '../words/cars/names';
import { DashIcon } from './icons';
import { TRACKS, tracksOf, type TrackId } from './model';
import { TRACK_NAMES } from './TrackView';

const ORDER: readonly TrackId[] = [
  'structure',
  'heat',
  ...TRACKS.filter((id) => id !== 'structure' && id !== 'heat'),
];

interface FoldedProps {
  readonly car: CarView;
  /** There is another one beside it. */
  readonly isNamed: boolean;
  readonly children: ComponentChildren;
}

/** A dashboard in one line, until somebody opens it. */
export function Folded({ car, isNamed, children }: FoldedProps) {
  const tracks = tracksOf(car);
  const name = car.card === '' ? '' : CAR_CARDS[car.card].name;
  return (
    <details class="dash-folded">
      <summary>
        <span class="visually-hidden">Dashboard of {name}: </span>
        {isNamed && (
          <span class="fold-name" aria-hidden="true">
            {name}
          </span>
        )}
        <GearChip box={car.box} />
        {ORDER.map((id) => (
          <span key={id} class={`fold-track ${id}`} title={TRACK_NAMES[id]}>
            <DashIcon name={id} size={15} />
            <span class="visually-hidden">
              {TRACK_NAMES[id]} {tracks[id].at}
            </span>
            <span class="sign" data-sign={tracks[id].at} aria-hidden="true" />
          </span>
        ))}
        {car.armed.map((item) => (
          <ArmedIcon key={item} item={item} />
        ))}
      </summary>
      {children}
    </details>
  );
}

function ArmedIcon({ item }: { readonly item: ItemId }) {
  return (
    <span class="fold-armed" title={`${ITEM_NAMES[item]}, armed`}>
      <DashIcon name={item} size={15} />
      <span class="visually-hidden">, {ITEM_NAMES[item]} armed</span>
    </span>
  );
}

/** "3rd · 9" in the colour of its zone, with its letter beside. */
function GearChip({ box }: { readonly box: string }) {
  const found = findBox(box);
  if (!found) return <span class="gear-chip neutral">Neutral</span>;
  const { gear, speed, zone } = found;
  return (
    <span class={`gear-chip ${zone}`} title={`${boxInWords(box)}, ${ZONE_NAMES[zone]}`}>
      <span aria-hidden="true">
        {ordinal(gear)} · {speed} <i class="sign" data-sign={ZONE_LETTERS[zone]} />
      </span>
      <span class="visually-hidden">
        {boxInWords(box)}, {ZONE_NAMES[zone]}.
      </span>
    </span>
  );
}
