import type { ReadonlySignal, Signal } from '@preact/signals';
import type { Box, Point } from '../../../stage/geometry/geometry';
import { SEAT_PATHS, SeatMark } from '../../../ui/display/SeatMark';
import { seatLook } from '../../../ui/theme/seatLooks';
import { HALF_ROAD } from '../looks/layout';
import { MAP_WORDS } from '../words/board/signs';
import { linePath, roadPath, worldPoint, type MapPicture, type Placing } from './mapPicture';
import './minimap.css';

export interface MapModel {
  readonly picture: ReadonlySignal<MapPicture | undefined>;
  /** Where each car is drawn at this moment. */
  readonly standing: ReadonlySignal<ReadonlyMap<string, Point>>;
  /** The part of the board that fills the window. */
  readonly seen: ReadonlySignal<Box | undefined>;
  readonly open: Signal<boolean>;
  look(at: Point): void;
}

/**
 * The whole course, small, with every car on it; when open, also the order of the round and the distances
 * to the line.
 */
export function MapPanel({ model }: { readonly model: MapModel }) {
  const picture = model.picture.value;
  if (!picture) return null;
  const open = model.open.value;
  return (
    <section class={`rush-map${open ? ' open' : ''}`} aria-label={MAP_WORDS.map}>
      <button
        type="button"
        class="rush-map-way"
        aria-expanded={open}
        aria-label={open ? MAP_WORDS.close : MAP_WORDS.open}
        onClick={() => (model.open.value = !open)}
      >
        {open ? <span aria-hidden="true">–</span> : <CourseMap model={model} picture={picture} />}
      </button>
      {open && <CourseMap model={model} picture={picture} />}
      {open && !picture.isOver && picture.placings.length > 0 && <Order picture={picture} />}
    </section>
  );
}

interface MapProps {
  readonly model: MapModel;
  readonly picture: MapPicture;
}

/** The longer side of the map, in its own units. */
const UNITS = 100;
/** The size of a car's mark. */
const MARK = 9;

function CourseMap({ model, picture: { layout, placings } }: MapProps) {
  const { world } = layout;
  const unit = Math.max(world.width, world.height) / UNITS;
  const seen = model.seen.value;
  const look = (event: PointerEvent): void => {
    if (!(event.currentTarget instanceof SVGSVGElement) || !model.open.value) return;
    const box = event.currentTarget.getBoundingClientRect();
    model.look(worldPoint(world, box, { x: event.clientX, y: event.clientY }));
  };
  return (
    <svg
      viewBox={`${world.x} ${world.y} ${world.width} ${world.height}`}
      aria-hidden="true"
      onPointerDown={look}
    >
      <path class="rush-map-edge" d={roadPath(layout)} stroke-width={HALF_ROAD * 2 + unit * 2.4} />
      <path class="rush-map-road" d={roadPath(layout)} stroke-width={HALF_ROAD * 2} />
      <path class="rush-map-line" d={linePath(layout)} stroke-width={unit * 2.5} />
      {seen && (
        <rect
          class="rush-map-seen"
          x={seen.x}
          y={seen.y}
          width={seen.width}
          height={seen.height}
          stroke-width={unit}
        />
      )}
      {placings.map((placing) => (
        <CarMark key={placing.car} placing={placing} at={model.standing.value.get(placing.car)} unit={unit} />
      ))}
    </svg>
  );
}

interface CarMarkProps {
  readonly placing: Placing;
  readonly at: Point | undefined;
  readonly unit: number;
}

function CarMark({ placing: { seat, onTurn }, at, unit }: CarMarkProps) {
  if (!at) return null;
  const { shape, colour } = seatLook(seat);
  const size = (onTurn ? MARK * 1.35 : MARK) * unit;
  return (
    <path
      class={onTurn ? 'rush-map-mover' : 'rush-map-car'}
      d={SEAT_PATHS[shape]}
      fill={colour}
      transform={`translate(${at.x} ${at.y}) scale(${size / 24}) translate(-12 -12)`}
    />
  );
}

function Order({ picture: { placings } }: { readonly picture: MapPicture }) {
  return (
    <>
      <p class="rush-order-head" aria-hidden="true">
        {MAP_WORDS.head}
      </p>
      <ol class="rush-order" aria-label={MAP_WORDS.order}>
        {placings.map(({ car, seat, number, name, toGo, onTurn, lost }) => (
          <li
            key={car}
            class={lost ? 'lost' : onTurn ? 'mover' : ''}
            aria-current={onTurn ? 'true' : undefined}
          >
            <SeatMark seat={seat} size={16} />
            <span class="rush-order-name">
              {name}
              {number > 0 ? ` ${number}` : ''}
            </span>
            <span class="rush-order-go">
              {lost ? MAP_WORDS.lost : MAP_WORDS.toGo(toGo)}
              {!lost && <span class="visually-hidden"> {MAP_WORDS.head}</span>}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
