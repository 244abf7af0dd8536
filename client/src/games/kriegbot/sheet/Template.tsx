import type { ComponentChildren } from 'preact';
import {
  chassisOf,
  type ArcId,
  type ChassisId,
  type ItemId,
} from '@gearhall/shared/games/kriegbot/content/chassis';
import { ARC_NAMES } from '../words/cards/cards';
import { capital, itemName } from '../words/field/names';
import { arrowsOf, placesOf, WEDGES, type Arrow, type TemplateBox } from './places';

interface TemplateProps {
  readonly chassis: ChassisId;
  /** The content of a box; the drive, the power core and the skin are boxes too. */
  readonly children: (place: TemplateBox, name: string) => ComponentChildren;
}

/** A template as printed: slots with their numbers, arcs of the pylons, and bleed arrows. */
export function Template({ chassis, children }: TemplateProps) {
  const places = placesOf(chassis);
  const rows = Math.max(...places.map(({ row }) => row)) + 1;
  return (
    <div class="kb-template" style={{ gridTemplateRows: `repeat(${rows}, minmax(var(--box), 1fr))` }}>
      <svg class="kb-bleeds" viewBox={`0 0 3 ${rows}`} preserveAspectRatio="none" aria-hidden="true">
        {arrowsOf(chassis).map((arrow) => (
          <Bleed key={`${arrow.from.item} ${arrow.to.item}`} {...arrow} />
        ))}
      </svg>
      {arrowsOf(chassis).map((arrow) => (
        <Head key={`${arrow.from.item} ${arrow.to.item}`} {...arrow} rows={rows} />
      ))}
      {places.map((place) => (
        <div
          key={place.item}
          class="kb-place"
          style={{ gridColumn: place.column + 1, gridRow: place.row + 1 }}
        >
          {children(place, nameOfPlace(chassis, place))}
        </div>
      ))}
    </div>
  );
}

export const nameOfPlace = (chassis: ChassisId, { item }: Pick<TemplateBox, 'item'>): string =>
  capital(item === 'skin' ? item : itemName(chassis, item));

/** Where room is scarce: "Primary". */
export const inShort = (name: string): string => name.replace(/ (?:weapon|pylon)$/u, '');

/** In units of boxes; drawn beneath them, so that only the part between two boxes is visible. */
function Bleed({ from, to }: Arrow) {
  const [x1, y1, x2, y2] = [from.column + 0.5, from.row + 0.5, to.column + 0.5, to.row + 0.5];
  return <line {...{ x1, y1, x2, y2 }} vector-effect="non-scaling-stroke" />;
}

/** The approximate width of a box divided by its height, for the slant of an arrow. */
const SLANT = 0.6;
const COLUMNS = 3;

/** Halfway between two boxes, pointing along the arrow. */
function Head({ from, to, rows }: Arrow & { readonly rows: number }) {
  const left = `${((from.column + to.column + 1) / 2 / COLUMNS) * 100}%`;
  const top = `${((from.row + to.row + 1) / 2 / rows) * 100}%`;
  const turn = Math.atan2((to.row - from.row) * SLANT, to.column - from.column);
  return <i class="kb-head" aria-hidden="true" style={{ left, top, transform: `rotate(${turn}rad)` }} />;
}

/** "on 2, bleeds to the cab": the same for people who cannot see the arrows. */
export function placeInWords(chassis: ChassisId, { item, locations, arc }: TemplateBox): string {
  const to = item === 'skin' || item === 'core' ? undefined : chassisOf(chassis).bleeds[item as ItemId];
  return [
    ...(locations.length > 0 ? [`hit by ${locations.join(' and ')}`] : []),
    ...(arc ? [`pylon ${ARC_NAMES[arc]}`] : []),
    ...(to ? [`bleeds to the ${itemName(chassis, to)}`] : []),
  ].join(', ');
}

/** An arc as a wedge, the front to the top. */
function ArcSign({ arc }: { readonly arc: ArcId }) {
  const [from, to] = WEDGES[arc];
  const at = (degrees: number): string => {
    const angle = ((degrees - 90) * Math.PI) / 180;
    return `${(8 + Math.cos(angle) * 7).toFixed(2)} ${(8 + Math.sin(angle) * 7).toFixed(2)}`;
  };
  return (
    <svg class="kb-arc" viewBox="0 0 16 16" width="16" height="16" role="img" aria-label={ARC_NAMES[arc]}>
      <circle cx="8" cy="8" r="7" />
      <path d={`M8 8L${at(from)}A7 7 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}Z`} />
    </svg>
  );
}

/** The numbers that hit a box, and its arc. */
export function PlaceSigns({ locations, arc }: Pick<TemplateBox, 'locations' | 'arc'>) {
  return (
    <span class="kb-signs" aria-hidden="true">
      {locations.map((location) => (
        <b key={location}>{location}</b>
      ))}
      {arc && <ArcSign arc={arc} />}
    </span>
  );
}
