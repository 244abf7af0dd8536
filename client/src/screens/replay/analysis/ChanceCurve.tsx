import type { TargetedPointerEvent } from 'preact';
import { useContext } from 'preact/hooks';
import { SeatLooksContext, SeatMark } from '../../../ui/display/SeatMark';
import { ANALYSIS } from '../../../ui/words/pages/analysis';
import { useTheatre } from '../playback/theatre';
import { areaPath, bandPath, linePath, pointAt, spotsOf, stepAt } from './curveShapes';
import type { Study } from './Study';

/** How the lines of more than two seats differ besides their colour. */
const DASHES = ['none', '7 3', '2 3', '10 3 2 3', '1 4', '14 4'] as const;
/** Where on its line the mark of a seat stands, as a share of the width. */
const markPlace = (seat: number, seats: number): number => (seat + 0.5) / seats;

/** Each seat's chance to win, below the slider: a tap or a drag leads to the moment. */
export function ChanceCurve({ study }: { readonly study: Study }) {
  const { playback, names } = useTheatre();
  const curve = study.curve.value;
  if (curve.length === 0) return undefined;
  const share = playback.length > 0 ? playback.step.value / playback.length : 0;
  const go = (event: TargetedPointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    playback.to(stepAt((event.clientX - left) / width, playback.length));
  };
  return (
    <figure class="chances">
      <div class="curve-track">
        <div
          class="curve"
          role="img"
          aria-label={inWords(study, names)}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            go(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) go(event);
          }}
        >
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {names.length === 2 ? <Split study={study} /> : <Lines study={study} />}
            <line class="curve-middle" x1="0" x2="100" y1="50" y2="50" />
          </svg>
          {names.length === 2 ? <SplitMarks /> : <LineMarks study={study} />}
          <Moments study={study} />
          <span class="curve-now" style={{ left: `${share * 100}%` }} />
        </div>
      </div>
      <Legend study={study} />
    </figure>
  );
}

function inWords({ curve }: Study, names: readonly string[]): string {
  const [first, last] = [curve.value[0], curve.value.at(-1)];
  const each = names.map((name, seat) =>
    ANALYSIS.curveOf(name, first?.chances.mean[seat] ?? 0, last?.chances.mean[seat] ?? 0),
  );
  return [ANALYSIS.curve, ...each].join(' ');
}

/** Two seats share one area. */
function Split({ study }: { readonly study: Study }) {
  const { playback } = useTheatre();
  const lookOf = useContext(SeatLooksContext);
  const spots = spotsOf(study.curve.value, 0, playback.length);
  const width = spots.at(-1)?.x ?? 0;
  return (
    <>
      <rect width={width} height="100" fill={lookOf(1).colour} class="curve-area" />
      <path d={areaPath(spots)} class="curve-ground" />
      <path d={areaPath(spots)} fill={lookOf(0).colour} class="curve-area" />
      <path d={bandPath(spots)} class="curve-range" />
      <path d={linePath(spots)} class="curve-edge" />
    </>
  );
}

function SplitMarks() {
  return (
    <>
      <span class="curve-mark lower">
        <SeatMark seat={0} size={14} />
      </span>
      <span class="curve-mark upper">
        <SeatMark seat={1} size={14} />
      </span>
    </>
  );
}

function Lines({ study }: { readonly study: Study }) {
  const { playback, names } = useTheatre();
  const lookOf = useContext(SeatLooksContext);
  const seats = names.map((_name, seat) => ({
    spots: spotsOf(study.curve.value, seat, playback.length),
    colour: lookOf(seat).colour,
    dash: DASHES[seat % DASHES.length],
  }));
  return (
    <>
      {seats.map(({ spots, colour }, seat) => (
        <path key={seat} d={bandPath(spots)} fill={colour} class="curve-band" />
      ))}
      {seats.map(({ spots, colour, dash }, seat) => (
        <path key={seat} d={linePath(spots)} stroke={colour} stroke-dasharray={dash} class="curve-line" />
      ))}
    </>
  );
}

/** Each seat's shape on its line. */
function LineMarks({ study }: { readonly study: Study }) {
  const { playback, names } = useTheatre();
  return (
    <>
      {names.map((_name, seat) => {
        const spots = spotsOf(study.curve.value, seat, playback.length);
        const place = markPlace(seat, names.length) * 100;
        const spot = spots.findLast(({ x }) => x <= place);
        return (
          spot && (
            <span key={seat} class="curve-mark" style={{ left: `${spot.x}%`, top: `${spot.y}%` }}>
              <SeatMark seat={seat} size={12} />
            </span>
          )
        );
      })}
    </>
  );
}

function Moments({ study }: { readonly study: Study }) {
  const { playback } = useTheatre();
  const state = study.state.value;
  if (state.is !== 'done') return undefined;
  return (
    <>
      {state.analysis.moments.map(({ at }) => (
        <span key={at} class="curve-moment" style={{ left: `${((at + 1) / playback.length) * 100}%` }} />
      ))}
    </>
  );
}

/** The chances at the moment that is shown. */
function Legend({ study }: { readonly study: Study }) {
  const { playback, names } = useTheatre();
  const point = pointAt(study.curve.value, playback.step.value);
  return (
    <figcaption class="curve-legend">
      {names.map((name, seat) => (
        <span key={seat} class="curve-seat">
          <SeatMark seat={seat} size={14} /> <span class="curve-name">{name}</span>{' '}
          <b>{ANALYSIS.percent(point?.chances.mean[seat] ?? 0)}</b>
        </span>
      ))}
    </figcaption>
  );
}
